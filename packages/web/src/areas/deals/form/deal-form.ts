import type { DealDetail } from '@bookrunner/contract/deals'
import { tabOf, weekdaysOnly, type Calendar, type DealTab } from '@bookrunner/domain/deals'
import { langStore } from '../../../platform/language.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { NamedEntity } from '../parts/index.ts'
import { sidesOf, type Backup, type Typed } from './backup-shape.ts'
import { localFaults, placeOf, serverFaults, type Fault } from './faults.ts'
import { daysFollowing, daysOnceMore, likelyFollowing } from './follow.ts'
import { changedPlaces, mergeTheirs, same } from './merge.ts'
import { firstState, type FormState, type Sent, type Slot } from './form-state.ts'
import { fixedOf, modeOf } from './mode.ts'
import {
  contentOf,
  emptyValues,
  flat,
  nested,
  valuesOf,
  type DealValues,
  type Flat,
  type Patch,
  type Place,
} from './places.ts'
import { Unreads, type Unread } from './unreads.ts'
import { Watchers } from './watchers.ts'

const none: readonly never[] = []
const sameList = <T>(before: readonly T[], now: readonly T[]) => (same(before, now) ? before : now)
/** Typing goes on meanwhile: advice comes when the hand rests. */
const adviceAfterMs = 120

/**
 * A deal as it is being typed. It stands outside React: a field's control watches its own slot, so that
 * typing draws one field and nothing else, and what was typed outlives a page that is drawn anew.
 */
export class DealForm {
  readonly state: Store<FormState>
  /** Names of entities the deal, or a search, has shown so far. */
  readonly known = createStore<ReadonlyMap<string, NamedEntity>>(new Map())
  /** The page's own ways: to another tab, and to submit, whoever asks for it. */
  readonly ways: { toTab?: ((tab: DealTab) => void) | undefined; submit?: (() => void) | undefined } = {}
  /** As it was last kept, by anybody; what is typed is compared with it. */
  #base: Flat
  #now: Flat
  #version: number
  #sharedVersion: number
  #detail: DealDetail | undefined
  /** Said by the server of what stood there. */
  #refused: readonly Fault[]
  #advice: readonly Fault[] = none
  #advising: ReturnType<typeof setTimeout> | undefined
  #nested: { readonly of: Flat; readonly values: DealValues } | undefined
  #calendar: Calendar | undefined
  readonly #unreads = new Unreads()
  readonly #contested = new Set<Place>()
  readonly #slots = new Map<Place, Slot>()
  readonly #watchers = new Watchers()

  constructor(detail?: DealDetail) {
    this.#detail = detail
    this.#base = flat(detail ? valuesOf(detail) : emptyValues)
    this.#now = this.#base
    this.#version = detail?.version ?? 0
    this.#sharedVersion = detail?.sharedVersion ?? 0
    this.#refused = detail ? serverFaults(detail) : none
    if (detail) this.remember(detail.entities)
    this.state = createStore<FormState>(firstState(detail))
    this.advise()
  }

  /** The deal as it was last loaded; none while it was never saved. */
  get detail(): DealDetail | undefined {
    return this.#detail
  }

  get values(): DealValues {
    if (this.#nested?.of !== this.#now) this.#nested = { of: this.#now, values: nested(this.#now) }
    return this.#nested.values
  }

  get calendar(): Calendar | undefined {
    return this.#calendar
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
    const found = this.#slots.get(place) ?? this.#makeSlot(place)
    this.#slots.set(place, found)
    return found
  }

  /** Told of every change of any field. */
  readonly watchAll = (listener: () => void) => this.#watchers.watchAll(listener)

  watch(place: Place, listener: () => void): () => void {
    return this.#watchers.watch(place, listener)
  }

  /** What could not be read before is over with it: in the part that was typed into, or in the whole field. */
  set(patch: Patch, part?: string): void {
    const likely = { ...this.#now, ...patch, ...likelyFollowing(this.#now, { ...this.#now, ...patch }) }
    this.#put({ ...likely, ...daysFollowing(this.#now, likely, this.#calendar ?? weekdaysOnly) })
    const given = Object.keys(patch) as Place[]
    for (const place of given) this.#unreads.forget(place, part)
    this.#tell(given)
  }

  /** What was typed cannot be read; it stays in the field, and the value stays what it was. */
  setUnread(place: Place, unread: Unread, part = ''): void {
    this.#unreads.add(place, part, unread)
    this.#tell([place])
  }

  /** Holidays came, or other ones. A deal that is only looked at stays as it was saved. */
  setCalendar(calendar: Calendar): void {
    const old = this.#calendar ?? weekdaysOnly
    this.#calendar = calendar
    if (this.dirty) this.#put({ ...this.#now, ...daysOnceMore(this.#now, old, calendar) })
    this.#adviseSoon()
    this.#tell([])
  }

  remember(entities: readonly (NamedEntity & { readonly entityId: string })[]): void {
    const known = this.known.get()
    if (entities.every(({ entityId }) => known.has(entityId))) return
    this.known.set(new Map([...known, ...entities.map((entity) => [entity.entityId, entity] as const)]))
  }

  /** The deal as it is kept now, whoever changed it. What was typed here is not lost over it. */
  receive(detail: DealDetail): void {
    if (detail === this.#detail) return
    const theirs = flat(valuesOf(detail))
    const merged = mergeTheirs(this.#base, this.#now, theirs)
    const before = this.state.get()
    this.#detail = detail
    this.remember(detail.entities)
    this.#base = theirs
    this.#put(merged.values)
    this.#version = detail.version
    this.#sharedVersion = detail.sharedVersion
    this.#refused = serverFaults(detail)
    for (const place of merged.contested) this.#contested.add(place)
    const taken = before.changed.length > 0 ? [...before.taken, ...merged.taken] : none
    const { dealId } = detail.face
    this.state.set({ ...before, dealId, mode: modeOf(detail), fixed: fixedOf(detail), taken })
    this.#tell('all')
  }

  /** Of a field both changed: which of the two it shall be. */
  choose(place: Place, which: 'mine' | 'theirs'): void {
    this.#contested.delete(place)
    if (which === 'theirs') this.set({ [place]: this.#base[place] })
    else this.#tell([place])
  }

  /** Back to what is kept. */
  discard(): void {
    this.#put(this.#base)
    this.#unreads.clear()
    this.#contested.clear()
    this.state.set({
      ...this.state.get(),
      taken: none,
      asked: false,
      restoredAt: undefined,
      refusal: undefined,
    })
    this.#tell('all')
  }

  /** What is typed, and over what. */
  backup(at: string): Backup {
    const typed: Record<string, Typed> = {}
    for (const place of changedPlaces(this.#base, this.#now))
      typed[place] = { from: this.#base[place], to: this.#now[place] }
    return { at, typed, unread: this.#unreads.all }
  }

  /** Typed before the page was lost, as if it were typed now; what somebody else saved since is beside it. */
  restore({ at, typed, unread }: Backup): void {
    const { over, mine } = sidesOf(typed)
    const merged = mergeTheirs({ ...this.#base, ...over }, { ...this.#base, ...mine }, this.#base)
    this.#put(merged.values)
    for (const place of merged.contested) this.#contested.add(place)
    this.#unreads.addAll(unread)
    this.update({ restoredAt: at })
    this.#tell('all')
  }

  sending(): Sent {
    const values = this.#now
    const changed = changedPlaces(this.#base, values).map((place) => [place, values[place]])
    const content = contentOf(Object.fromEntries(changed) as Patch)
    return { content, values, version: this.#version, sharedVersion: this.#sharedVersion }
  }

  /** It is kept as it was sent; what was typed since then is still to be saved. */
  kept(sent: Sent, reply: { dealId: string; version: number; sharedVersion: number }): void {
    this.#base = sent.values
    this.#version = reply.version
    this.#sharedVersion = reply.sharedVersion
    this.#contested.clear()
    this.state.set({ ...this.state.get(), dealId: reply.dealId, taken: none, restoredAt: undefined })
    this.#tell('all')
  }

  /** What the server said of fields; it holds until they are changed. */
  refused(faults: readonly Fault[]): void {
    const again = new Set(faults.map(({ field }) => field))
    this.#refused = [...this.#refused.filter(({ field }) => !again.has(field)), ...faults]
    this.#tell('all')
  }

  update(
    state: Partial<Pick<FormState, 'saving' | 'asked' | 'wanted' | 'taken' | 'restoredAt' | 'refusal'>>,
  ): void {
    const before = this.state.get()
    this.state.set({ ...before, ...state })
    if (state.asked !== undefined && state.asked !== before.asked) this.#tell('all')
  }

  /** Shows a field and puts the cursor into it. */
  goTo(field: string): void {
    this.ways.toTab?.(tabOf(field))
    this.update({ wanted: placeOf({ field }) })
  }

  /** Looks at what is typed by the rules the server decides by. */
  advise(): void {
    clearTimeout(this.#advising)
    this.#advising = undefined
    const now = Temporal.Now.instant()
    const given = { values: this.values, calendar: this.#calendar, now, lang: langStore.get() }
    this.#advice = localFaults({ ...given, announced: !['new', 'draft'].includes(modeOf(this.#detail)) })
    this.#tell('all')
  }

  #adviseSoon(): void {
    this.#advising ??= setTimeout(() => this.advise(), adviceAfterMs)
  }

  #put(next: Flat): void {
    const moved = changedPlaces(this.#now, next)
    if (moved.length === 0) return
    this.#now = next
    this.#refused = this.#refused.filter((fault) => !moved.includes(placeOf(fault) ?? 'name'))
    this.#adviseSoon()
    this.#tell(moved)
  }

  #makeSlot(place: Place): Slot {
    const { asked, faults } = this.state.get()
    const said = faults.filter((fault) => placeOf(fault) === place && (asked || fault.kind !== 'missing'))
    return {
      value: this.#now[place],
      unread: this.#unreads.of(place),
      faults: said.length > 0 ? said : none,
      changed: !same(this.#now[place], this.#base[place]),
      theirs: this.#contested.has(place) ? { value: this.#base[place] } : undefined,
    }
  }

  /** Tells who watches: first what the form is as a whole, then each field that became another. */
  #tell(moved: readonly Place[] | 'all'): void {
    const before = this.state.get()
    const said = new Set(this.#refused.map(({ field, reason }) => `${field} ${reason}`))
    const advice = this.#advice.filter(({ field, reason }) => !said.has(`${field} ${reason}`))
    const state: FormState = {
      ...before,
      changed: sameList(before.changed, changedPlaces(this.#base, this.#now)),
      unread: sameList(before.unread, this.#unreads.places),
      contested: sameList(before.contested, [...this.#contested]),
      faults: sameList(before.faults, [...this.#refused, ...advice]),
    }
    if (Object.entries(state).some(([key, value]) => before[key as keyof FormState] !== value))
      this.state.set(state)
    const all = moved === 'all' || state.faults !== before.faults
    const anew = [...new Set(all ? this.#slots.keys() : moved)].filter((place) => {
      const slot = this.#makeSlot(place)
      if (same(this.#slots.get(place), slot)) return false
      this.#slots.set(place, slot)
      return true
    })
    this.#watchers.tell(anew)
  }
}
