import { createStore, type Store } from '../../platform/store.ts'
import { isUnread, isWithin, isShown, type FormFault } from './faults.ts'
import { Listeners } from './listeners.ts'
import { changedFields, equals, fieldsOf, mergeTheirs, type FieldOf, type Same } from './merge.ts'
import { firstState, sameParts, type DraftState, type FieldState } from './draft-state.ts'
import { hasShapeOf, sidesOf, type StoredDraft, type StoredField } from './stored.ts'
import { Unreads, type Unread } from './unreads.ts'

export type Side = 'yours' | 'theirs'

const none: readonly never[] = []
const same = (value: unknown) => value

/**
 * Edits of a record that others may save meanwhile: the loaded record, the typed values and the fields both changed. It
 * lives outside React, so that typing draws one field, and the edits survive when the page is drawn again. `Extra` is
 * the state that a form adds.
 */
export class Draft<Values extends object, Extra extends object = object> {
  readonly state: Store<DraftState<Values> & Extra>
  readonly #fields: readonly FieldOf<Values>[]
  readonly #same: Same
  readonly #unreads = new Unreads<FieldOf<Values>>()
  readonly #states = new Map<FieldOf<Values>, FieldState<Values>>()
  readonly #listeners = new Listeners<FieldOf<Values>>()
  /** Faults found in the browser, by the same rules as on the server. */
  #found: readonly FormFault[] = none
  /** Faults the server returned; each stays until its field changes. */
  #refused: readonly FormFault[] = none

  /** Values with the same `meaning` count as equal, even if typed differently. */
  constructor(base: Values, version: number, extra: Extra, meaning: (value: never) => unknown = same) {
    this.#fields = fieldsOf(base)
    this.#same = (one, other) =>
      Object.is(one, other) || equals(meaning(one as never), meaning(other as never))
    this.state = createStore({ ...firstState(base, version), ...extra })
  }

  get values(): Values {
    return this.state.get().values
  }

  get base(): Values {
    return this.state.get().base
  }

  get<F extends FieldOf<Values>>(field: F): Values[F] {
    return this.values[field]
  }

  /** Some field is changed or unreadable, and not saved. */
  get dirty(): boolean {
    const { changed, unread } = this.state.get()
    return changed.length > 0 || unread.length > 0
  }

  fieldState<F extends FieldOf<Values>>(field: F): FieldState<Values, F> {
    const found = this.#states.get(field) ?? this.#makeFieldState(field)
    this.#states.set(field, found)
    return found as FieldState<Values, F>
  }

  readonly watchAll = (listener: () => void) => this.#listeners.addToAll(listener)

  watch(field: FieldOf<Values>, listener: () => void): () => void {
    return this.#listeners.add(field, listener)
  }

  /** Sets typed values and removes unreadable texts of the same fields: those of one control (`part`), or all. */
  set(patch: Partial<Values>, part?: string): void {
    const fields = fieldsOf(patch as Values)
    for (const field of fields) this.#unreads.forget(field, part)
    this.put(this.follow(this.values, { ...this.values, ...patch }))
    this.publish({}, fields)
  }

  setUnread(field: FieldOf<Values>, unread: Unread, part = ''): void {
    this.#unreads.add(field, part, unread)
    this.publish({}, [field])
  }

  /** Merges the record that others saved. No typed value is lost. */
  receive(theirs: Values, version: number, extra?: Partial<Extra>): void {
    const { base, values, updated, contested, meanwhile } = this.state.get()
    this.#refused = none
    const isTyping = this.dirty
    const merged = mergeTheirs(base, values, theirs, this.#same)
    const settled = (field: FieldOf<Values>) => this.#same(merged.values[field], theirs[field])
    const clash = new Set([...contested.filter((field) => !settled(field)), ...merged.contested])
    this.put(merged.values, {
      base: theirs,
      version,
      contested: [...clash],
      updated: isTyping ? [...new Set([...updated, ...merged.updated])] : none,
      meanwhile: meanwhile || (isTyping && changedFields(base, theirs, this.#same).length > 0),
    })
    this.publish({}, 'all', extra)
  }

  /** Chooses one of the two values of a contested field. */
  choose(field: FieldOf<Values>, side: Side): void {
    const contested = this.state.get().contested.filter((each) => each !== field)
    this.publish({ contested }, [field])
    if (side === 'theirs') this.set({ [field]: this.base[field] } as Partial<Values>)
  }

  /** Makes the saved values the new base. Values typed since then stay unsaved. */
  saved(values: Values, version: number, extra?: Partial<Extra>): void {
    const change = { base: values, version, contested: none, updated: none, meanwhile: false }
    this.publish({ ...change, restoredAt: undefined }, 'all', extra)
  }

  /** Returns to the saved record. */
  discard(extra?: Partial<Extra>): void {
    this.#unreads.clear()
    const fresh = firstState(this.base, this.state.get().version)
    this.put(this.base, fresh)
    this.publish({}, 'all', extra)
  }

  /** Marks the field the user types into: its faults are shown when it is left. */
  type(field: string): void {
    this.publish({ typing: field }, 'all')
  }

  leave(field: string): void {
    const left = new Set(this.state.get().left).add(field)
    this.publish({ left, typing: undefined }, 'all')
  }

  /** Marks an attempt to submit: from now on every fault is shown. */
  try(): void {
    this.publish({ tried: true, typing: undefined }, 'all')
  }

  update(change: Partial<DraftState<Values>> & Partial<Extra>): void {
    this.publish(change, 'tried' in change ? 'all' : none)
  }

  /** Sets the faults of the typed values. */
  find(faults: readonly FormFault[]): void {
    this.#found = faults
    this.publish({}, 'all')
  }

  /** Sets the faults of a refused call. */
  refuse(faults: readonly FormFault[]): void {
    const again = new Set(faults.map(({ field }) => field))
    this.#refused = [...this.#refused.filter(({ field }) => !again.has(field)), ...faults]
    this.publish({}, 'all')
  }

  /** The typed values and the values they replace, to store in the browser. */
  toStore(at: string): StoredDraft {
    const { base, values, version, contested, meanwhile } = this.state.get()
    const typed: Record<string, StoredField> = {}
    for (const field of changedFields(base, values, this.#same))
      typed[field] = { from: base[field], to: values[field] }
    return { at, version, typed, unread: this.#unreads.all, contested, meanwhile }
  }

  /** Restores a stored draft. If others saved the same field since, the user chooses between the two values. */
  restore({ at, version, typed, unread, contested, meanwhile = false }: StoredDraft): void {
    const { base, version: now } = this.state.get()
    const known = Object.fromEntries(
      Object.entries(typed).filter(
        ([field, { from, to }]) =>
          this.#isField(field) && hasShapeOf(base[field], from) && hasShapeOf(base[field], to),
      ),
    )
    const { over, typed: mine } = sidesOf(known)
    const merged = mergeTheirs({ ...base, ...over }, { ...base, ...mine }, base, this.#same)
    const before = contested.filter(
      (field): field is FieldOf<Values> =>
        this.#isField(field) && !this.#same(merged.values[field], base[field]),
    )
    // Nobody else saves a record that is new.
    const clash = now === 0 ? [] : [...new Set([...before, ...merged.contested])]
    this.#unreads.addAll(Object.fromEntries(Object.entries(unread).filter(([field]) => this.#isField(field))))
    this.put(merged.values, {
      contested: clash,
      meanwhile: meanwhile || clash.length > 0 || version < now,
      restoredAt: at,
    })
    this.publish({}, 'all')
  }

  /** The field a fault belongs to. */
  protected fieldAt(path: string): FieldOf<Values> | undefined {
    return this.#fields.find((field) => isWithin(path, field))
  }

  /** The values after a change, with those that follow from others. */
  protected follow(_before: Values, after: Values): Values {
    return after
  }

  /** Called whenever values changed. */
  protected onChanged(): void {}

  protected put(values: Values, change: Partial<DraftState<Values>> = {}): void {
    const moved = changedFields(this.values, values)
    const hasMoved = ({ field }: FormFault) => moved.includes(this.fieldAt(field) as never)
    this.#refused = this.#refused.filter((fault) => !hasMoved(fault))
    // A value that was just entered is not missing, even before the rules are asked again.
    this.#found = this.#found.filter((fault) => !(fault.kind === 'missing' && hasMoved(fault)))
    this.publish({ ...change, ...(moved.length > 0 && { values }) }, moved)
    if (moved.length > 0) this.onChanged()
  }

  /** Notifies the form first, then each field that changed. */
  protected publish(
    change: Partial<DraftState<Values>>,
    moved: readonly FieldOf<Values>[] | 'all',
    extra?: Partial<Extra>,
  ): void {
    const before = this.state.get()
    const next = { ...before, ...change, ...extra }
    const named = new Set(this.#refused.map(({ field, reason }) => `${field} ${reason}`))
    // A field with an unreadable text is wrong, not missing.
    const isTyped = (path: string) => this.#unreads.fields.includes(this.fieldAt(path) as never)
    const own = this.#found.filter(
      ({ field, kind, reason }) =>
        !named.has(`${field} ${reason}`) && !(kind === 'missing' && isTyped(field)),
    )
    const changed = changedFields(next.base, next.values, this.#same)
    const state: DraftState<Values> & Extra = {
      ...next,
      ...sameParts<Pick<DraftState<Values>, 'changed' | 'unread' | 'faults'>>(before, {
        changed,
        unread: this.#unreads.fields,
        faults: [...this.#refused, ...this.#unreads.faults, ...own],
      }),
    }
    if (Object.entries(state).some(([key, value]) => before[key as keyof typeof before] !== value))
      this.state.set(state)
    const all = moved === 'all' || state.faults !== before.faults
    const drawn = [...new Set(all ? this.#states.keys() : moved)].filter((field) => {
      const fieldState = this.#makeFieldState(field)
      if (equals(this.#states.get(field), fieldState)) return false
      this.#states.set(field, fieldState)
      return true
    })
    this.#listeners.notify(drawn)
  }

  #isField(field: string): field is FieldOf<Values> {
    return this.#fields.some((each) => each === field)
  }

  #makeFieldState(field: FieldOf<Values>): FieldState<Values> {
    const state = this.state.get()
    const faults = state.faults.filter(
      (fault) =>
        this.fieldAt(fault.field) === field &&
        !isUnread(fault) &&
        (this.#refused.includes(fault) || isShown(fault, state)),
    )
    const { values, base, contested } = state
    return {
      value: values[field],
      unread: this.#unreads.of(field),
      faults: faults.length > 0 ? faults : none,
      changed: !this.#same(values[field], base[field]),
      theirs: contested.includes(field) ? { value: base[field] } : undefined,
    }
  }
}
