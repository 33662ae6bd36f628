import type { Place } from './places.ts'

/** Typed, and not understood: it stays in its field, and what was there before stays the value. */
export interface Unread {
  readonly text: string
  readonly message: string
}

const allRead: Readonly<Record<string, Unread>> = {}

/** What could not be read, by field and by the part of it that was typed into. */
export class Unreads {
  readonly #unread = new Map<Place, Readonly<Record<string, Unread>>>()

  of(place: Place): Readonly<Record<string, Unread>> {
    return this.#unread.get(place) ?? allRead
  }

  get places(): readonly Place[] {
    return [...this.#unread.keys()]
  }

  add(place: Place, part: string, unread: Unread): void {
    this.#unread.set(place, { ...this.of(place), [part]: unread })
  }

  /** Of one part, or of the whole field. */
  forget(place: Place, part: string | undefined): void {
    const left = Object.entries(this.of(place)).filter(([key]) => key !== part)
    if (part === undefined || left.length === 0) this.#unread.delete(place)
    else this.#unread.set(place, Object.fromEntries(left))
  }

  get all(): Readonly<Record<string, Readonly<Record<string, Unread>>>> {
    return Object.fromEntries(this.#unread)
  }

  addAll(unread: Readonly<Partial<Record<Place, Readonly<Record<string, Unread>>>>>): void {
    for (const [place, parts] of Object.entries(unread)) this.#unread.set(place as Place, parts)
  }

  clear(): void {
    this.#unread.clear()
  }
}
