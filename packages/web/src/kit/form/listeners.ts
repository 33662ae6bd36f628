type Listener = () => void

/** Listeners to one field, and listeners to all fields. */
export class Listeners<Field extends string> {
  readonly #all = new Set<Listener>()
  readonly #of = new Map<Field, Set<Listener>>()

  addToAll(listener: Listener): () => void {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  add(field: Field, listener: Listener): () => void {
    const listeners = this.#of.get(field) ?? new Set()
    this.#of.set(field, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  notify(fields: readonly Field[]): void {
    for (const field of fields) for (const listener of this.#of.get(field) ?? []) listener()
    for (const listener of this.#all) listener()
  }
}
