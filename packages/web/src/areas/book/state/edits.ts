import type { CallOptions } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import type { Face } from '@bookrunner/domain/kernel'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { queryClient } from '../../../platform/query.ts'
import { createStore } from '../../../platform/store.ts'
import { BOOK } from '../../orders/index.ts'
import type { EditField, EditValue } from '../grid/edit-fields.ts'
import { batchesOf, inLanes, outcomesOf, refusedOf } from './batches.ts'
import type { HeldBook } from './held.ts'
import { seenNow, Turns } from './turns.ts'

/** A cell's new content, as it is sent. */
export interface CellWish {
  readonly orderId: string
  readonly number: string
  readonly field: EditField
  readonly value: EditValue
  /** The version that was read, and what stood in the cell then. */
  readonly seen: number
  readonly was: EditValue
  readonly reason?: string | undefined
}

export interface CellEdit extends CellWish {
  /** Of the call it went out with: the cells of a list share one. */
  readonly key: string
  /** Held: of a list that was not taken for others' sake. Clash: somebody saved meanwhile; what was typed is kept, and nothing is written until it is said which holds. */
  readonly state: 'sending' | 'unknown' | 'done' | 'refused' | 'held' | 'clash'
  readonly words: string
}

type Edits = ReadonlyMap<string, CellEdit>
const nothing: Edits = new Map()
const noVersions: ReadonlySet<number> = new Set()
const PATIENCE_MS = 12_000
const AGAIN_MS = 2000

export const cellName = ({ orderId, field }: Pick<CellWish, 'orderId' | 'field'>): string =>
  `${orderId} ${field}`

type Levels = Pick<HeldBook['levels'], 'test' | 'push'>

/** A version that a write made of an order. */
interface Made {
  readonly orderId: string
  readonly version: number
}

/** Sent to the call that writes such a cell. */
async function sendOne(
  wish: CellWish,
  dealId: string,
  levels: Levels,
  options: CallOptions,
): Promise<readonly Made[]> {
  const { orderId, seen, field, value } = wish
  const which = { orderId, seen, ...(wish.reason && { reason: wish.reason }) }
  const size = value as Face
  const made = ({ version }: { readonly version: number }) => [{ orderId, version }]
  switch (field) {
    case 'testSize':
      return made(await api.orders.editTestSize({ ...which, round: levels.test?.round ?? 1, size }, options))
    case 'fpgSize':
      return made(await api.orders.editFpgSize({ ...which, push: levels.push ?? 1, size }, options))
    case 'sales':
      return made(
        await api.orders.editOrderForInvestor(
          { ...which, content: { sales: value as string | null } },
          options,
        ),
      )
    case 'privateComment':
      return made(
        await api.book.editComments({ orderId, seen, privateComment: value as string | null }, options),
      )
    case 'allocSize':
      return sendSizes([wish], dealId, options)
  }
}

async function sendSizes(
  wishes: readonly CellWish[],
  dealId: string,
  options: CallOptions,
): Promise<readonly Made[]> {
  const sizes = wishes.map(({ orderId, seen, value }) => ({ orderId, seen, size: value as Face | null }))
  return (await api.book.allocSize({ dealId, sizes }, options)).orders
}

const sendBatch = (
  batch: readonly CellWish[],
  dealId: string,
  levels: Levels,
  options: CallOptions,
): Promise<readonly Made[]> =>
  batch.length > 1 ? sendSizes(batch, dealId, options) : sendOne(batch[0]!, dealId, levels, options)

/** Cells that are on their way or were not taken. They live outside the page: a tab that is left loses none. */
export class EditDesk {
  readonly edits = createStore<Edits>(nothing)
  readonly #dealId: string
  /** Cells of one order go out one after the other, each over the version the one before made. */
  readonly #turns = new Turns()
  readonly #made = new Map<string, Set<number>>()
  #rows: HeldBook['rows'] = new Map()

  constructor(dealId: string) {
    this.#dealId = dealId
  }

  write(wishes: readonly CellWish[], levels: Levels): void {
    const lane = inLanes()
    for (const batch of batchesOf(wishes)) {
      const key = randomKey()
      const edits = batch.map((wish): CellEdit => ({ ...wish, key, state: 'sending', words: '' }))
      this.#put(edits)
      void this.#turns.take(
        edits.map(({ orderId }) => orderId),
        () => lane(() => this.#attempt(this.#over(edits), levels)),
      )
    }
  }

  #asNow<Wish extends CellWish>(wish: Wish): Wish {
    const { orderId } = wish
    return { ...wish, seen: seenNow(wish, this.#rows.get(orderId), this.#made.get(orderId) ?? noVersions) }
  }

  /** As they go out now: each over the version that its cell was read in, or one that left the cell as it was. */
  #over(edits: readonly CellEdit[]): readonly CellEdit[] {
    const now = edits.map((edit) => this.#asNow(edit))
    this.#put(this.#current(now))
    return now
  }

  /** What of the same list waits as this one does: it is written, or left, together. */
  heldWith({ key }: Pick<CellEdit, 'key'>): readonly CellEdit[] {
    return [...this.edits.get().values()].filter((edit) => edit.key === key && edit.state === 'held')
  }

  /** What it would come to; nothing is kept. Undefined: nothing is wrong with it. */
  async advice(wish: CellWish, levels: Levels, signal: AbortSignal): Promise<string | undefined> {
    try {
      await sendOne(wish, this.#dealId, levels, { dryRun: true, signal })
      return undefined
    } catch (fault) {
      return isAnswer(fault) ? outcomesOf(1, fault)[0]!.words : undefined
    }
  }

  /** Those of a list that the server would refuse as it stands now, by their cells, with why; nothing is kept. */
  async refusedOf(
    wishes: readonly CellWish[],
    levels: Levels,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string>> {
    const refused = await refusedOf(
      wishes.map((wish) => this.#asNow(wish)),
      (batch) => sendBatch(batch, this.#dealId, levels, { dryRun: true, signal }),
    )
    return new Map([...refused].map(([wish, words]) => [cellName(wish), words]))
  }

  drop(edits: readonly Pick<CellEdit, 'orderId' | 'field'>[]): void {
    if (edits.length === 0) return
    const next = new Map(this.edits.get())
    for (const edit of edits) next.delete(cellName(edit))
    this.edits.set(next)
  }

  /** What was written is shown by the book itself as soon as it holds it. */
  settle(book: HeldBook): void {
    this.#rows = book.rows
    this.drop(
      [...this.edits.get().values()].filter(({ state, orderId, field, value, seen }) => {
        const row = book.rows.get(orderId)
        return state === 'done' && (!row || row.version > seen || row[field] === value)
      }),
    )
  }

  #put(edits: readonly CellEdit[]): void {
    const said = edits.map((edit) => [cellName(edit), edit] as const)
    this.edits.set(new Map([...this.edits.get(), ...said]))
  }

  /** Another one was typed into the cell meanwhile: what became of this one is not shown any more. */
  #current(edits: readonly CellEdit[]): CellEdit[] {
    return edits.filter((edit) => this.edits.get().get(cellName(edit))?.key === edit.key)
  }

  async #attempt(edits: readonly CellEdit[], levels: Levels): Promise<void> {
    const [first] = edits
    try {
      const options = { key: first!.key, signal: AbortSignal.timeout(PATIENCE_MS) }
      const made = await sendBatch(edits, this.#dealId, levels, options)
      for (const { orderId, version } of made)
        this.#made.set(orderId, new Set([...(this.#made.get(orderId) ?? []), version]))
      this.#put(this.#current(edits).map((edit) => ({ ...edit, state: 'done' })))
      void queryClient.invalidateQueries({ queryKey: BOOK })
    } catch (fault) {
      await this.#missed(edits, levels, fault)
    }
  }

  async #missed(edits: readonly CellEdit[], levels: Levels, fault: unknown): Promise<void> {
    const current = this.#current(edits)
    if (isAnswer(fault)) {
      if (fault.reason === 'write.no-changes') return this.drop(current)
      const outcomes = outcomesOf(edits.length, fault)
      return this.#put(current.map((edit) => ({ ...edit, ...outcomes[edits.indexOf(edit)]! })))
    }
    if (isSessionOver(fault)) {
      failed(fault)
      return this.#put(current.map((edit) => ({ ...edit, state: 'refused', words: wordsOf(fault) })))
    }
    // It went out and no answer came: the same under the same key, until there is one.
    this.#put(current.map((edit) => ({ ...edit, state: 'unknown' })))
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return this.#attempt(edits, levels)
  }
}

const desks = new Map<string, EditDesk>()

export function editDesk(dealId: string): EditDesk {
  const desk = desks.get(dealId) ?? new EditDesk(dealId)
  desks.set(dealId, desk)
  return desk
}
