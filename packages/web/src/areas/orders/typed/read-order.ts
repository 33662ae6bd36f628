import { isRefusal, type FaceAmount, type FieldRefusal, type Params } from '@bookrunner/domain/kernel'
import {
  mostLetters,
  orderFaults,
  type OrderContent,
  type OrderDeal,
  type Relation,
  type Side,
} from '@bookrunner/domain/orders'
import { isWithin } from '../../../kit/form/index.ts'
import { readSize } from '../parts/read.ts'
import type { TypedTexts } from './texts.ts'

type Letters = keyof typeof mostLetters

/** Parses the texts of one order; an unreadable text becomes a fault. */
export class OrderReader {
  readonly faults: FieldRefusal[] = []

  read<T>(field: string, text: string, read: (text: string) => T): Exclude<T, { refused: true }> | null {
    const value = read(text)
    if (!isRefusal(value)) return value as Exclude<T, { refused: true }>
    this.fault(field, value.reason, value.params)
    return null
  }

  size(field: string, text: string): FaceAmount | null {
    return text.trim() === '' ? null : this.read(field, text, readSize)
  }

  neededSize(field: string, text: string): FaceAmount | null {
    if (text.trim() === '') this.fault(field, 'field.required')
    return this.size(field, text)
  }

  text(field: Letters, text: string): string | null {
    const max = mostLetters[field]
    if (text.trim().length > max) this.fault(field, 'field.too-long', { max })
    return text.trim() || null
  }

  texts(typed: TypedTexts) {
    return {
      commitment: typed.commitment,
      minSize: this.size('minSize', typed.minSize),
      maxSize: this.size('maxSize', typed.maxSize),
      throughId: typed.throughId,
      account: this.text('account', typed.account),
      hedge: typed.hedge,
      comment: this.text('comment', typed.comment),
    }
  }

  fault(field: string, reason: string, params?: Params): void {
    this.faults.push({ field, reason, ...(params && { params }) })
  }
}

interface CheckInput {
  readonly content: OrderContent
  readonly side: Side
  readonly mandatory: readonly Relation[]
  /** The rules count readable levels only, but the screen shows the others too. */
  readonly onScreen?: (field: string) => string
}

/**
 * Everything that would refuse an order: unreadable texts, and what the server's rules refuse. A rule that compares two
 * fields waits until both are readable.
 */
export function faultsOfOrder(
  unread: readonly FieldRefusal[],
  { content, side, mandatory, onScreen = String }: CheckInput,
  deal: OrderDeal,
): readonly FieldRefusal[] {
  const isLadderUnread =
    content.orderLevels.length === 0 && unread.some(({ field }) => isWithin(field, 'orderLevels'))
  const waits = (field: string) =>
    unread.some((fault) => isWithin(field, fault.field)) ||
    (isLadderUnread && field === 'orderLevels') ||
    (unread.length > 0 && /^(underlying|minSize|maxSize)/.test(field))
  const refused = orderFaults({ content, orderLevels: content.orderLevels, mandatory, side }, deal)
  const placed = refused.map((fault) => ({ ...fault, field: onScreen(fault.field) }))
  return [...unread, ...placed.filter(({ field }) => !waits(field))]
}
