/** What is typed and not sent, as whoever leaves is asked about it: read at that moment, and drawn by nothing. */
export class Unsent {
  #dirty = false

  get dirty(): boolean {
    return this.#dirty
  }

  readonly set = (dirty: boolean): void => {
    this.#dirty = dirty
  }
}
