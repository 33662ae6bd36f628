/** Adds whole units exactly: in a number while that is exact, then in a bigint. */
export class Sum {
  #large = 0n
  #small = 0

  add(size: number): void {
    if (Math.abs(this.#small) + Math.abs(size) > Number.MAX_SAFE_INTEGER) {
      this.#large += BigInt(this.#small)
      this.#small = 0
    }
    this.#small += size
  }

  get value(): bigint {
    return this.#large + BigInt(this.#small)
  }
}
