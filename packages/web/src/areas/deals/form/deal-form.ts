import type { DealDetail } from '@bookrunner/contract/deals'
import { tabOf, weekdaysOnly, type Calendar, type DealTab } from '@bookrunner/domain/deals'
import { changedFields, Draft } from '../../../kit/form/index.ts'
import { langStore } from '../../../platform/language.ts'
import { createStore } from '../../../platform/store.ts'
import type { NamedEntity } from '../parts/index.ts'
import { localFaults, oddFindings, placeOf, serverFaults, type OddFinding } from './faults.ts'
import { daysFollowing, likelyFollowing, ratingsFollowing, recomputedDays } from './follow.ts'
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
  type FormField,
} from './places.ts'
import { wrongChanges } from './wrong-changes.ts'

/** What the form of a deal knows besides its fields. */
export interface DealFacts {
  readonly dealId: string | undefined
  readonly mode: FormMode
  /** Fields that may not be changed any more. */
  readonly fixed: readonly FormField[]
  readonly saving: boolean
  /** Why the last save did not happen. */
  readonly refusal: string | undefined
}
export type FormState = ReturnType<DealForm['state']['get']>

/** The fields that are sent to be saved, and the versions they were typed over. */
export interface Sent {
  readonly content: Content
  readonly values: Flat
  readonly version: number
  readonly sharedVersion: number
}

/** An entity that the form knows; a search brings its LEI. */
type KnownEntity = NamedEntity & { readonly lei?: string | null }

/** Typing goes on meanwhile: advice comes when the hand rests. */
const adviceAfterMs = 120

/** A deal as it is being typed: a draft whose days follow from each other, checked by the rules of the server. */
export class DealForm extends Draft<Flat, DealFacts> {
  /** Names of entities the deal, or a search, has shown so far. */
  readonly known = createStore<ReadonlyMap<string, KnownEntity>>(new Map())
  /** The page's own ways: to another tab, and to submit, whoever asks for it. */
  readonly handlers: { toTab?: ((tab: DealTab) => void) | undefined; submit?: (() => void) | undefined } = {}
  #sharedVersion: number
  #detail: DealDetail | undefined
  #advising: ReturnType<typeof setTimeout> | undefined
  #nested: { readonly of: Flat; readonly deal: DealValues } | undefined
  #calendar: Calendar | undefined

  constructor(detail?: DealDetail) {
    super(flat(detail ? valuesOf(detail) : emptyValues), detail?.version ?? 0, {
      dealId: detail?.header.dealId,
      mode: modeOf(detail),
      fixed: fixedOf(detail),
      saving: false,
      refusal: undefined,
    })
    this.#detail = detail
    this.#sharedVersion = detail?.sharedVersion ?? 0
    if (detail) {
      this.remember(detail.entities)
      this.refuse(serverFaults(detail))
    }
    this.advise()
  }

  /** The deal as it was last loaded; none while it was never saved. */
  get detail(): DealDetail | undefined {
    return this.#detail
  }

  /** The whole deal as it is typed. */
  get deal(): DealValues {
    if (this.#nested?.of !== this.values) this.#nested = { of: this.values, deal: nested(this.values) }
    return this.#nested.deal
  }

  get calendar(): Calendar | undefined {
    return this.#calendar
  }

  /** Holidays came, or other ones. A deal that is only looked at stays as it was saved. */
  setCalendar(calendar: Calendar): void {
    const old = this.#calendar ?? weekdaysOnly
    this.#calendar = calendar
    if (this.dirty) this.put({ ...this.values, ...recomputedDays(this.values, old, calendar) })
    this.onChanged()
    this.publish({}, [])
  }

  remember(entities: readonly (KnownEntity & { readonly entityId: string })[]): void {
    const known = this.known.get()
    if (entities.every(({ entityId, lei }) => known.has(entityId) && known.get(entityId)?.lei === lei)) return
    this.known.set(new Map([...known, ...entities.map((entity) => [entity.entityId, entity] as const)]))
  }

  /** The deal as it is saved now, whoever changed it. A live header may arrive with terms from before the own save. */
  load(detail: DealDetail): void {
    const isOlder = detail.version < this.state.get().version || detail.sharedVersion < this.#sharedVersion
    if (detail === this.#detail || isOlder) return
    this.#detail = detail
    this.#sharedVersion = detail.sharedVersion
    this.remember(detail.entities)
    const facts = { dealId: detail.header.dealId, mode: modeOf(detail), fixed: fixedOf(detail) }
    this.receive(flat(valuesOf(detail)), detail.version, facts)
    this.refuse(serverFaults(detail))
  }

  /** Also why the last save did not happen. */
  override discard(): void {
    super.discard({ refusal: undefined })
  }

  /** Changed fields of a draft that mean nothing as they are typed: the others are saved without them. */
  get leftOut(): readonly FormField[] {
    const { mode, base, values } = this.state.get()
    return mode === 'announced' ? [] : wrongChanges(base, values)
  }

  sending(): Sent {
    const { base, values, version } = this.state.get()
    const all = changedFields(base, values)
    const left = this.leftOut
    const rest = all.filter((place) => !left.includes(place))
    // With nothing else to save, the server says what is wrong.
    const sent = rest.length > 0 ? rest : all
    const content = contentOf(Object.fromEntries(sent.map((place) => [place, values[place]])) as Patch)
    const unsent = rest.length > 0 ? left.map((place) => [place, base[place]]) : []
    const stays = Object.fromEntries(unsent) as Partial<Flat>
    return { content, values: { ...values, ...stays }, version, sharedVersion: this.#sharedVersion }
  }

  /** It was saved as it was sent; what was typed since then is still to be saved. */
  sent(sent: Sent, reply: { dealId: string; version: number; sharedVersion: number }): void {
    this.#sharedVersion = reply.sharedVersion
    this.saved(sent.values, reply.version, { dealId: reply.dealId })
  }

  /** Shows a field and puts the cursor into it. */
  goTo(field: string): void {
    this.handlers.toTab?.(tabOf(field))
    this.update({ focus: placeOf({ field }) })
  }

  get #typed() {
    const now = Temporal.Now.instant()
    const announced = !['new', 'draft'].includes(modeOf(this.#detail))
    return { values: this.deal, calendar: this.#calendar, now, lang: langStore.get(), announced }
  }

  /** Looks at what is typed by the rules the server decides by. */
  advise(): void {
    clearTimeout(this.#advising)
    this.#advising = undefined
    this.find(localFaults(this.#typed))
  }

  /** What looks odd, and what somebody ticked as published. */
  get odd(): ReturnType<typeof oddFindings> {
    return oddFindings(this.#typed)
  }

  /** Ticks a finding as published, or takes the tick away. Ticks that no longer hold are left out. */
  tick({ tick }: OddFinding, isTicked: boolean): void {
    const held = this.odd.ticked.map((each) => each.tick)
    const others = held.filter(({ field, reason }) => field !== tick.field || reason !== tick.reason)
    this.set({ 'terms.asPublished': isTicked ? [...others, tick] : others })
  }

  protected override fieldAt(path: string): FormField | undefined {
    return placeOf({ field: path })
  }

  /** Another currency sets what is usual for it; days and whose ratings are follow from what was typed. */
  protected override follow(before: Flat, after: Flat): Flat {
    const likely = { ...after, ...likelyFollowing(before, after), ...ratingsFollowing(before, after) }
    return { ...likely, ...daysFollowing(before, likely, this.#calendar ?? weekdaysOnly) }
  }

  protected override onChanged(): void {
    this.#advising ??= setTimeout(() => this.advise(), adviceAfterMs)
  }
}
