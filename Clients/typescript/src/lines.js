/** Splits chunks of bytes into lines. The chunks of a long line are joined only once, when the line is complete. */
export class Lines {
  #parts = [];

  /** Calls `take` with each line that a chunk completes, without its line feed. */
  read(chunk, take) {
    const end = chunk.lastIndexOf(10);
    if (end < 0) {
      this.#parts.push(chunk);
      return;
    }
    // Bytes up to a line feed have only whole characters, so they can be decoded.
    const head = chunk.subarray(0, end);
    const text = this.#parts.length ? Buffer.concat([...this.#parts, head]).toString() : head.toString();
    this.#parts = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : [];
    let start = 0;
    for (let stop = text.indexOf("\n"); stop >= 0; stop = text.indexOf("\n", start)) {
      take(text.slice(start, stop));
      start = stop + 1;
    }
    take(text.slice(start));
  }
}
