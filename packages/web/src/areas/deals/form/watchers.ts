import type { Place } from './places.ts'

type Listener = () => void

/** Who wants to know of a field, and who of any. */
export class Watchers {
  readonly #all = new Set<Listener>()
  readonly #of = new Map<Place, Set<Listener>>()

  watchAll(listener: Listener): () => void {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  watch(place: Place, listener: Listener): () => void {
    const watchers = this.#of.get(place) ?? new Set()
    this.#of.set(place, watchers.add(listener))
    return () => void watchers.delete(listener)
  }

  tell(moved: readonly Place[]): void {
    for (const place of moved) for (const listener of this.#of.get(place) ?? []) listener()
    for (const listener of this.#all) listener()
  }
}
