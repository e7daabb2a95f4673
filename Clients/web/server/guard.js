import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/**
 * Who is let in: the page that this server has sent, and nobody else. Other sites don't know the token, and are told apart by
 * their origin; other users of the machine don't know it either. It stands in the address, and not in a cookie: a browser
 * sends cookies to every server on this machine, whoever runs it.
 */
export class Guard {
  #token = randomBytes(24).toString("base64url");
  #digest = digestOf(this.#token);
  #hosts = new Set();

  /** The address that the page has, once it is known on which port it is served. */
  addressAt(port) {
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    return `http://127.0.0.1:${port}/${this.#token}/`;
  }

  /** What is asked for behind the token, `page.css`; undefined for a request that is not let in. */
  pathOf(request) {
    const { host, origin } = request.headers;
    // A name that leads to this machine, and is none of its own, is somebody else's.
    if (!this.#hosts.has(host)) return undefined;
    if (origin !== undefined && origin !== `http://${host}`) return undefined;
    if (request.method === "POST" && origin === undefined) return undefined;
    const site = request.headers["sec-fetch-site"];
    const isOwn = site === undefined || site === "same-origin" || site === "none";
    const [path] = request.url.split("?", 1);
    const [, token, ...rest] = path.split("/");
    // A link that stands elsewhere leads to the page alone.
    const isLink = rest.join("/") === "" && request.headers["sec-fetch-mode"] === "navigate";
    if (!isOwn && !isLink) return undefined;
    if (rest.length === 0 || !timingSafeEqual(digestOf(token), this.#digest)) return undefined;
    return rest.join("/");
  }

  /** The headers that every answer has. */
  get headers() {
    return headers;
  }
}

function digestOf(text) {
  return createHash("sha256").update(text).digest();
}
