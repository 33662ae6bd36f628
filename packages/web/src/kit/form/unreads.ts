import { isWithin, unreadFault, type FormFault } from './faults.ts'

/** A text that cannot be read as a value: it stays in its control, and the value does not change. */
export interface Unread {
  readonly text: string
  readonly message: string
}
export type UnreadParts = Readonly<Record<string, Unread>>

const none: UnreadParts = {}

/** Unreadable texts by field, and by the control of the field they were typed into. */
export class Unreads<Field extends string> {
  readonly #parts = new Map<Field, UnreadParts>()

  of(field: Field): UnreadParts {
    return this.#parts.get(field) ?? none
  }

  get fields(): readonly Field[] {
    return [...this.#parts.keys()]
  }

  add(field: Field, part: string, unread: Unread): void {
    this.#parts.set(field, { ...this.of(field), [part]: unread })
  }

  /** Removes the text of one control and of those within it, or of the whole field. */
  forget(field: Field, part: string | undefined): void {
    const left = Object.entries(this.of(field)).filter(([key]) => part !== undefined && !isWithin(key, part))
    if (left.length === 0) this.#parts.delete(field)
    else this.#parts.set(field, Object.fromEntries(left))
  }

  /** Each text as a fault of its field. */
  get faults(): readonly FormFault[] {
    return [...this.#parts].flatMap(([field, parts]) =>
      Object.values(parts).map(({ message }) => unreadFault(field, message)),
    )
  }

  get all(): Readonly<Record<string, UnreadParts>> {
    return Object.fromEntries(this.#parts)
  }

  addAll(unread: Readonly<Record<string, UnreadParts>>): void {
    for (const [field, parts] of Object.entries(unread)) this.#parts.set(field as Field, parts)
  }

  clear(): void {
    this.#parts.clear()
  }
}
