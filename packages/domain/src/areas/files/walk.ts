/**
 * A format is walked along its own structure while it arrives, so that its end is known and not guessed: a
 * walk requests bytes and receives them, without knowing where one piece of the arriving file ends.
 */
export type Step =
  /** These many bytes, please; few. */
  | { take: number }
  | { skip: number }
  /** Up to this byte, and over it. */
  | { skipPast: number }

export type FileFault = 'file.damaged' | 'file.hidden'

/** Ends where the format ends; a fault where it is broken. */
export type Walk = Generator<Step, FileFault | undefined, Uint8Array>

/** Some programs fill up to a full block; more, or anything that says something, is a second file. */
const mostPadding = 64
const isPadding = (byte: number): boolean => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d

const nothing = new Uint8Array(0)

export class Walker {
  readonly #walk: Walk
  #now: IteratorResult<Step, FileFault | undefined>
  /** Of the step under way: what is there, and how much is missing. */
  #taken: number[] = []
  #left = 0
  #padding = 0

  constructor(walk: Walk) {
    this.#walk = walk
    this.#now = walk.next()
    this.#begin()
  }

  feed(piece: Uint8Array): FileFault | undefined {
    let at = 0
    while (at < piece.length) {
      if (this.#now.done) return this.#now.value ?? this.#afterwards(piece.subarray(at))
      at = this.#step(this.#now.value, piece, at)
    }
    return this.#now.done ? this.#now.value : undefined
  }

  /** Nothing more comes. */
  end(): FileFault | undefined {
    return this.#now.done ? this.#now.value : 'file.damaged'
  }

  #step(step: Step, piece: Uint8Array, at: number): number {
    if ('skipPast' in step) {
      const found = piece.indexOf(step.skipPast, at)
      if (found < 0) return piece.length
      this.#go(nothing)
      return found + 1
    }
    const size = Math.min(this.#left, piece.length - at)
    if ('take' in step) for (let n = 0; n < size; n++) this.#taken.push(piece[at + n]!)
    this.#left -= size
    if (this.#left === 0) this.#go(Uint8Array.from(this.#taken))
    return at + size
  }

  #go(chunk: Uint8Array): void {
    this.#now = this.#walk.next(chunk)
    this.#begin()
  }

  /** A step of no bytes at all is over before it began. */
  #begin(): void {
    this.#taken = []
    for (;;) {
      if (this.#now.done || 'skipPast' in this.#now.value) return
      this.#left = 'take' in this.#now.value ? this.#now.value.take : this.#now.value.skip
      if (this.#left > 0) return
      this.#now = this.#walk.next(nothing)
    }
  }

  #afterwards(rest: Uint8Array): FileFault | undefined {
    this.#padding += rest.length
    return this.#padding > mostPadding || !rest.every(isPadding) ? 'file.hidden' : undefined
  }
}

export const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** What a browser that guesses would take for a page, and a server for a program. */
export const isMarkup = (bytes: Uint8Array): boolean =>
  /<(script|html|!doctype|svg|iframe|body|\?php|%@)/i.test(textOf(bytes))
