/** Finds the lines in chunks of bytes. A line of many chunks is put together once, when its end has come. */
export class Lines {
  #parts = [];

  /** Hands over each line that a chunk completes, without its end. */
  read(chunk, take) {
    const end = chunk.lastIndexOf(10);
    if (end < 0) {
      this.#parts.push(chunk);
      return;
    }
    // What ends with a newline holds whole characters, so that it is decoded at once.
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
