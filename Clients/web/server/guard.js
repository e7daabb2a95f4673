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
 * Lets in only requests of the page that this server has sent. Other sites do not know the token, and have another
 * origin. Other users of the machine do not know the token either. The token is in the address and not in a cookie,
 * because a browser sends cookies to every server on this machine, whoever runs it.
 */
export class Guard {
  #token = randomBytes(24).toString("base64url");
  #digest = digestOf(this.#token);
  #hosts = new Set();

  /** Sets the port of the server, and returns the address of the page. */
  addressAt(port) {
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
    return `http://127.0.0.1:${port}/${this.#token}/`;
  }

  /** Returns the path after the token, such as `page.css`, or undefined if the request is not let in. */
  pathOf(request) {
    const { host, origin } = request.headers;
    // Another host name that leads to this machine may be an attack by DNS rebinding.
    if (!this.#hosts.has(host)) return undefined;
    if (origin !== undefined && origin !== `http://${host}`) return undefined;
    if (request.method === "POST" && origin === undefined) return undefined;
    const site = request.headers["sec-fetch-site"];
    const isOwn = site === undefined || site === "same-origin" || site === "none";
    const [path] = request.url.split("?", 1);
    const [, token, ...rest] = path.split("/");
    // A link from another place can open only the page itself.
    const isLink = rest.join("/") === "" && request.headers["sec-fetch-mode"] === "navigate";
    if (!isOwn && !isLink) return undefined;
    if (rest.length === 0 || !timingSafeEqual(digestOf(token), this.#digest)) return undefined;
    return rest.join("/");
  }

  /** The headers of each response. */
  get headers() {
    return headers;
  }
}

function digestOf(text) {
  return createHash("sha256").update(text).digest();
}
