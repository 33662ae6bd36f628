import type { DealDetail } from '@bookrunner/contract/deals'
import { createStore, type Store } from '../../../platform/store.ts'
import { faultsOf, placeOf, type Fault } from './faults.ts'
import { changedPlaces, mergeTheirs, same } from './merge.ts'
import { fixedOf, modeOf, type FormMode } from './mode.ts'
import {
  contentOf,
  emptyValues,
  flat,
  nested,
  valuesOf,
  type Content,
  type DealValues,
  type Flat,
  type Patch,
  type Place,
  type ValueAt,
} from './places.ts'

/** Typed, and not understood: it stays in its field, and what was there before stays the value. */
export interface Unread {
  readonly text: string
  readonly message: string
}

/** All a field's control needs to know; another object only when something of this field changed. */
export interface Slot<P extends Place = Place> {
  readonly value: ValueAt<P>
  readonly unread: Unread | undefined
  readonly faults: readonly Fault[]
  readonly changed: boolean
  /** What somebody else saved meanwhile, and this person has not chosen about yet. */
  readonly theirs: { readonly value: ValueAt<P> } | undefined
}

/** What is told of the form as a whole. */
export interface FormState {
  readonly dealId: string | undefined
  readonly mode: FormMode
  /** Fields that may not be changed any more. */
  readonly fixed: readonly Place[]
  readonly changed: readonly Place[]
  readonly unread: readonly Place[]
  readonly contested: readonly Place[]
  /** Taken over from somebody else while this person was typing in other fields. */
  readonly taken: readonly Place[]
  readonly saving: boolean
  readonly faults: readonly Fault[]
  /** Submitting was tried: from now on what is missing is said beside its field. */
  readonly asked: boolean
  /** The field to be shown and focussed next. */
  readonly wanted: Place | undefined
}

/** What is sent to be saved, and what it stands on. */
export interface Sent {
  readonly content: Content
  readonly values: Flat
  readonly version: number
  readonly sharedVersion: number
}

const none: readonly never[] = []
const sameList = <T>(before: readonly T[], now: readonly T[]) => (same(before, now) ? before : now)

/**
 * A deal as it is being typed. It stands outside React: a field's control watches its own slot, so that
 * typing draws one field and nothing else, and what was typed outlives a page that is drawn anew.
 */
export class DealForm {
  readonly state: Store<FormState>
  /** As it was last kept, by anybody; what is typed is compared with it. */
  #base: Flat
  #now: Flat
  #version: number
  #sharedVersion: number
  #detail: DealDetail | undefined
  #faults: readonly Fault[]
  readonly #unread = new Map<Place, Unread>()
  readonly #contested = new Set<Place>()
  readonly #slots = new Map<Place, Slot>()
  readonly #watchers = new Map<Place, Set<() => void>>()

  constructor(detail?: DealDetail) {
    this.#detail = detail
    this.#base = flat(detail ? valuesOf(detail) : emptyValues)
    this.#now = this.#base
    this.#version = detail?.version ?? 0
    this.#sharedVersion = detail?.sharedVersion ?? 0
    this.#faults = detail ? faultsOf(detail) : none
    this.state = createStore<FormState>({
      dealId: detail?.face.dealId,
      mode: modeOf(detail),
      fixed: fixedOf(detail),
      changed: none,
      unread: none,
      contested: none,
      taken: none,
      saving: false,
      faults: this.#faults,
      asked: false,
      wanted: undefined,
    })
  }

  /** The deal as it was last loaded; none while it was never saved. */
  get detail(): DealDetail | undefined {
    return this.#detail
  }

  get values(): DealValues {
    return nested(this.#now)
  }

  get<P extends Place>(place: P): Flat[P] {
    return this.#now[place]
  }

  /** Something is typed that is not kept: changed, or not understood. */
  get dirty(): boolean {
    const { changed, unread } = this.state.get()
    return changed.length > 0 || unread.length > 0
  }

  slot<P extends Place>(place: P): Slot<P> {
    let slot = this.#slots.get(place)
    if (!slot) {
      slot = this.#makeSlot(place)
      this.#slots.set(place, slot)
    }
    return slot
  }

  watch(place: Place, listener: () => void): () => void {
    const watchers = this.#watchers.get(place) ?? new Set()
    this.#watchers.set(place, watchers.add(listener))
    return () => void watchers.delete(listener)
  }

  set(patch: Patch): void {
    const next: Flat = { ...this.#now, ...patch }
    const moved = changedPlaces(this.#now, next)
    for (const place of Object.keys(patch) as Place[]) this.#unread.delete(place)
    this.#now = next
    this.#forgetFaults(moved)
    this.#tell([...moved, ...(Object.keys(patch) as Place[])])
  }

  /** What was typed cannot be read; it stays in the field, and the value stays what it was. */
  setUnread(place: Place, unread: Unread): void {
    this.#unread.set(place, unread)
    this.#tell([place])
  }

  /** The deal as it is kept now, whoever changed it. What was typed here is not lost over it. */
  receive(detail: DealDetail): void {
    if (detail === this.#detail) return
    const theirs = flat(valuesOf(detail))
    const merged = mergeTheirs(this.#base, this.#now, theirs)
    const moved = [...changedPlaces(this.#now, merged.values), ...changedPlaces(this.#base, theirs)]
    const before = this.state.get()
    this.#detail = detail
    this.#base = theirs
    this.#now = merged.values
    this.#version = detail.version
    this.#sharedVersion = detail.sharedVersion
    this.#faults = faultsOf(detail)
    for (const place of merged.contested) this.#contested.add(place)
    const taken = before.changed.length > 0 ? [...before.taken, ...merged.taken] : none
    this.state.set({
      ...before,
      dealId: detail.face.dealId,
      mode: modeOf(detail),
      fixed: fixedOf(detail),
      taken,
    })
    this.#tell(moved, true)
  }

  /** Of a field both changed: which of the two it shall be. */
  choose(place: Place, which: 'mine' | 'theirs'): void {
    this.#contested.delete(place)
    if (which === 'theirs') this.set({ [place]: this.#base[place] })
    else this.#tell([place])
  }

  /** Back to what is kept. */
  discard(): void {
    const moved = [...changedPlaces(this.#base, this.#now), ...this.#unread.keys()]
    this.#now = this.#base
    this.#unread.clear()
    this.#contested.clear()
    this.state.set({ ...this.state.get(), taken: none, asked: false })
    this.#tell(moved, true)
  }

  sending(): Sent {
    const values = this.#now
    const patch = Object.fromEntries(
      changedPlaces(this.#base, values).map((place) => [place, values[place]]),
    ) as Patch
    return { content: contentOf(patch), values, version: this.#version, sharedVersion: this.#sharedVersion }
  }

  /** It is kept as it was sent; what was typed since then is still to be saved. */
  kept(sent: Sent, reply: { dealId: string; version: number; sharedVersion: number }): void {
    const moved = changedPlaces(this.#base, sent.values)
    this.#base = sent.values
    this.#version = reply.version
    this.#sharedVersion = reply.sharedVersion
    this.#contested.clear()
    this.state.set({ ...this.state.get(), dealId: reply.dealId, taken: none })
    this.#tell(moved)
  }

  refused(faults: readonly Fault[]): void {
    const again = new Set(faults.map(({ field }) => field))
    const stays = ({ kind, field }: Fault) => kind !== 'wrong' && !again.has(field)
    this.#faults = [...this.#faults.filter(stays), ...faults]
    this.#tell([...this.#slots.keys()], true)
  }

  update(state: Partial<Pick<FormState, 'saving' | 'asked' | 'wanted' | 'taken'>>): void {
    const before = this.state.get()
    this.state.set({ ...before, ...state })
    if (state.asked !== undefined && state.asked !== before.asked) this.#tell([...this.#slots.keys()], true)
  }

  #makeSlot(place: Place): Slot {
    const { asked } = this.state.get()
    const faults = this.#faults.filter(
      (fault) => placeOf(fault) === place && (asked || fault.kind !== 'missing'),
    )
    return {
      value: this.#now[place],
      unread: this.#unread.get(place),
      faults: faults.length > 0 ? faults : none,
      changed: !same(this.#now[place], this.#base[place]),
      theirs: this.#contested.has(place) ? { value: this.#base[place] } : undefined,
    }
  }

  /** What the server said of a field was said of what stood there. */
  #forgetFaults(moved: readonly Place[]): void {
    const stays = (fault: Fault) => {
      const place = placeOf(fault)
      return place === undefined || !moved.includes(place)
    }
    if (!this.#faults.every(stays)) this.#faults = this.#faults.filter(stays)
  }

  #tell(moved: readonly Place[], all = false): void {
    const before = this.state.get()
    const state: FormState = {
      ...before,
      changed: sameList(before.changed, changedPlaces(this.#base, this.#now)),
      unread: sameList(before.unread, [...this.#unread.keys()]),
      contested: sameList(before.contested, [...this.#contested]),
      faults: this.#faults,
    }
    for (const place of new Set(all ? this.#slots.keys() : moved)) {
      const slot = this.#makeSlot(place)
      const was = this.#slots.get(place)
      if (was && same(was, slot)) continue
      this.#slots.set(place, slot)
      for (const listener of this.#watchers.get(place) ?? []) listener()
    }
    if (Object.entries(state).some(([key, value]) => before[key as keyof FormState] !== value))
      this.state.set(state)
  }
}
