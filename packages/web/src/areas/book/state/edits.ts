import type { CallOptions, CallRefused } from '@bookrunner/contract'
import { randomKey } from '@bookrunner/contract/kernel'
import type { Face } from '@bookrunner/domain/kernel'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { queryClient } from '../../../platform/query.ts'
import { createStore } from '../../../platform/store.ts'
import { BOOK } from '../../orders/index.ts'
import type { EditField, EditValue } from '../grid/edit-fields.ts'
import type { HeldBook } from './held.ts'

/** A cell's new content, as it is sent. */
export interface CellWish {
  readonly orderId: string
  readonly number: string
  readonly field: EditField
  readonly value: EditValue
  /** The version that was read. */
  readonly seen: number
  readonly reason?: string | undefined
}

export interface CellEdit extends CellWish {
  readonly key: string
  /** Clash: somebody saved meanwhile; what was typed is kept, and nothing is written until it is said which holds. */
  readonly state: 'sending' | 'unknown' | 'done' | 'refused' | 'clash'
  readonly words: string
}

type Edits = ReadonlyMap<string, CellEdit>
const nothing: Edits = new Map()
const PATIENCE_MS = 12_000
const AGAIN_MS = 2000

export const cellName = ({ orderId, field }: Pick<CellWish, 'orderId' | 'field'>): string =>
  `${orderId} ${field}`

type Levels = Pick<HeldBook['levels'], 'test' | 'push'>

/** Sent to the call that writes such a cell; the version it made, where it tells one. */
async function send(wish: CellWish, dealId: string, levels: Levels, options: CallOptions): Promise<number> {
  const { orderId, seen, field, value } = wish
  const which = { orderId, seen, ...(wish.reason && { reason: wish.reason }) }
  const size = value as Face
  switch (field) {
    case 'testSize':
      return (await api.orders.editTestSize({ ...which, round: levels.test?.round ?? 1, size }, options))
        .version
    case 'fpgSize':
      return (await api.orders.editFpgSize({ ...which, push: levels.push ?? 1, size }, options)).version
    case 'sales':
      return (
        await api.orders.editOrderForInvestor(
          { ...which, content: { sales: value as string | null } },
          options,
        )
      ).version
    case 'privateComment':
      return (await api.book.editComments({ orderId, seen, privateComment: value as string | null }, options))
        .version
    case 'allocSize':
      await api.book.allocSize({ dealId, sizes: [{ orderId, size: value as Face | null }] }, options)
      return seen
  }
}

/** Why a cell was not taken: the words for the field itself, where there are any. */
const saidOf = (fault: CallRefused): string => fault.fields[0]?.message ?? wordsOf(fault)

/** Cells that are on their way or were not taken. They live outside the page: a tab that is left loses none. */
export class EditDesk {
  readonly edits = createStore<Edits>(nothing)
  readonly #dealId: string

  constructor(dealId: string) {
    this.#dealId = dealId
  }

  write(wish: CellWish, levels: Levels): Promise<boolean> {
    const edit: CellEdit = { ...wish, key: randomKey(), state: 'sending', words: '' }
    this.#put(edit)
    return this.#attempt(edit, levels)
  }

  /** What it would come to; nothing is kept. Undefined: nothing is wrong with it. */
  async advice(wish: CellWish, levels: Levels, signal: AbortSignal): Promise<string | undefined> {
    try {
      await send(wish, this.#dealId, levels, { dryRun: true, signal })
      return undefined
    } catch (fault) {
      return isAnswer(fault) ? saidOf(fault) : undefined
    }
  }

  drop(edit: Pick<CellEdit, 'orderId' | 'field'>): void {
    const next = new Map(this.edits.get())
    next.delete(cellName(edit))
    this.edits.set(next)
  }

  /** What was written is shown by the book itself as soon as it holds it. */
  settle(book: HeldBook): void {
    const held = [...this.edits.get().values()].filter(({ state, orderId, field, value, seen }) => {
      const row = book.rows.get(orderId)
      return state === 'done' && (!row || row.version > seen || row[field] === value)
    })
    if (held.length === 0) return
    const next = new Map(this.edits.get())
    for (const edit of held) next.delete(cellName(edit))
    this.edits.set(next)
  }

  #put(edit: CellEdit): void {
    this.edits.set(new Map([...this.edits.get(), [cellName(edit), edit]]))
  }

  /** Another one was typed into the cell meanwhile: what became of this one is not shown any more. */
  #isCurrent({ key, ...edit }: CellEdit): boolean {
    return this.edits.get().get(cellName(edit))?.key === key
  }

  async #attempt(edit: CellEdit, levels: Levels): Promise<boolean> {
    try {
      const options = { key: edit.key, signal: AbortSignal.timeout(PATIENCE_MS) }
      await send(edit, this.#dealId, levels, options)
      if (this.#isCurrent(edit)) this.#put({ ...edit, state: 'done' })
      void queryClient.invalidateQueries({ queryKey: BOOK })
      return true
    } catch (fault) {
      return this.#missed(edit, levels, fault)
    }
  }

  async #missed(edit: CellEdit, levels: Levels, fault: unknown): Promise<boolean> {
    if (isAnswer(fault)) {
      const clash = fault.reason === 'write.changed-meanwhile'
      const unchanged = fault.reason === 'write.no-changes'
      if (!this.#isCurrent(edit)) return false
      if (unchanged) this.drop(edit)
      else this.#put({ ...edit, state: clash ? 'clash' : 'refused', words: saidOf(fault) })
      return unchanged
    }
    if (isSessionOver(fault)) {
      failed(fault)
      if (this.#isCurrent(edit)) this.#put({ ...edit, state: 'refused', words: wordsOf(fault) })
      return false
    }
    // It went out and no answer came: the same under the same key, until there is one.
    if (this.#isCurrent(edit)) this.#put({ ...edit, state: 'unknown' })
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return this.#attempt(edit, levels)
  }
}

const desks = new Map<string, EditDesk>()

export function editDesk(dealId: string): EditDesk {
  const desk = desks.get(dealId) ?? new EditDesk(dealId)
  desks.set(dealId, desk)
  return desk
}
