// Generated from Schemas/openrpc.json by generate-clients.

/** What the core may ask of the host. */

export const capabilities = [
  "host.ping",
  "host.weather.current",
  "host.weather.hourly",
  "host.location.request",
  "host.geocode.reverse",
  "host.places.search",
  "host.ai.respond",
  "host.ai.available",
  "host.cloud.account",
  "host.cloud.database.changes",
  "host.cloud.zone.changes",
  "host.cloud.zones.modify",
  "host.cloud.records.modify",
  "host.cloud.asset.download",
  "host.cloud.share.create",
  "host.cloud.share.get",
  "host.cloud.share.update",
  "host.cloud.share.invite",
  "host.cloud.share.delete",
  "host.cloud.share.metadata",
  "host.cloud.share.accept",
  "host.cloud.share.leave",
  "host.cloud.share.present",
  "host.share.present",
  "host.config.fetch",
  "host.image.transform",
];
