/** Whether the ticket has unsent values. Read when the user leaves; nothing renders from it. */
export class Unsent {
  #dirty = false

  get dirty(): boolean {
    return this.#dirty
  }

  readonly set = (dirty: boolean): void => {
    this.#dirty = dirty
  }
}
