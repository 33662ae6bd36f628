import type { SentOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { isSame, type FaceAmount, type FieldRefusal } from '@bookrunner/domain/kernel'
import {
  emptyContent,
  isAtReoffer,
  spreadNames,
  usualBank,
  type LimitKind,
  type OrderDeal,
  type OrderLevel,
  type SpreadNames,
} from '@bookrunner/domain/orders'
import { changedFields } from '../../../kit/form/index.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import { readLimit } from '../parts/read.ts'
import { faultsOfOrder, OrderReader } from '../typed/read-order.ts'
import { emptyOrderLevel, type LimitChoice, type TypedOrder, type TypedOrderLevel } from './typed.ts'

export type Content = SentOf<typeof ordersCalls.newOrder>['content']

export interface ReadTicket {
  readonly content: Content
  /** The readable levels at their index; null for an unreadable one. */
  readonly orderLevels: readonly (OrderLevel | null)[]
  /** By field, with the server's names: `orderLevels.0.size`, `minSize`. */
  readonly faults: readonly FieldRefusal[]
  /** Unreadable texts, which a draft would lose. */
  readonly unread: readonly FieldRefusal[]
}

const kindsOf: Record<LimitChoice, readonly LimitKind[]> = {
  reoffer: [],
  minSpread: ['minSpread'],
  minYield: ['minYield'],
  both: ['minSpread', 'minYield'],
  maxPrice: ['maxPrice'],
}

const readOrderLevel = (
  reader: OrderReader,
  orderLevel: TypedOrderLevel,
  at: number,
  names: SpreadNames,
): OrderLevel | null => {
  const before = reader.faults.length
  const size = reader.neededSize(`orderLevels.${at}.size`, orderLevel.size)
  const limits: Record<LimitKind, OrderLevel[LimitKind]> = { minYield: null, minSpread: null, maxPrice: null }
  kindsOf[orderLevel.choice].forEach((kind, index) => {
    const text = index === 0 ? orderLevel.limit : orderLevel.other
    const field = `orderLevels.${at}.${kind}`
    if (text.trim() === '') reader.fault(field, 'field.required')
    else if (!isAtReoffer(plainWidth(text)))
      limits[kind] = reader.read(field, text, (typed) => readLimit(kind, typed, names))
  })
  return size === null || reader.faults.length > before ? null : { ...limits, size }
}

const lineText = (text: string): string | null => plainWidth(text).trim() || null

/** Parses the order to send, with everything that would refuse it. */
export function readTyped(typed: TypedOrder, deal: OrderDeal): ReadTicket {
  const reader = new OrderReader()
  const names = spreadNames(deal)
  const orderLevels = typed.orderLevels.map((orderLevel, at) => readOrderLevel(reader, orderLevel, at, names))
  const underlying = typed.underlying.map((line, at) => {
    if (line.name.trim() === '') reader.fault(`underlying.${at}.name`, 'field.required')
    const size = reader.neededSize(`underlying.${at}.size`, line.size)
    return { name: line.name.trim(), identifier: lineText(line.identifier), size: size ?? (0 as FaceAmount) }
  })
  const content = {
    ...reader.texts(typed),
    orderLevels: orderLevels.filter((orderLevel) => orderLevel !== null),
    underlying,
  }
  const fullContent = { ...emptyContent, ...content, throughId: content.throughId ?? usualBank(deal) }
  const unread = reader.faults
  const places = orderLevels.flatMap((orderLevel, at) => (orderLevel ? [at] : []))
  const onScreen = (field: string) =>
    field.replace(/^orderLevels\.(\d+)/, (_, at: string) => `orderLevels.${places[Number(at)]}`)
  const faults = faultsOfOrder(
    unread,
    { content: fullContent, side: 'investor', mandatory: [], onScreen },
    deal,
  )
  return { content, orderLevels, faults, unread: unread.filter((fault) => !isBlank(fault, typed)) }
}

/** The ladder has a problem other than a missing field. */
export const isLadderWrong = (faults: readonly FieldRefusal[]): boolean =>
  faults.some(({ field, reason }) => /^orderLevels\b/.test(field) && reason !== 'field.required')

/** An empty level. */
const isBlank = ({ field }: FieldRefusal, typed: TypedOrder): boolean => {
  const at = /^orderLevels\.(\d+)\./.exec(field)?.[1]
  return at !== undefined && isSame(typed.orderLevels[Number(at)], emptyOrderLevel)
}

/** Only changed fields of an existing order are sent; of a new one, the typed fields. */
export const changesOf = (content: Content, typed: TypedOrder, base: TypedOrder): Content => {
  const changed: readonly string[] = changedFields(typed, base)
  return Object.fromEntries(Object.entries(content).filter(([field]) => changed.includes(field)))
}

/** The kind that the signs of a limit name. "115 area" has the kind of guidance. */
const signedChoice = (typed: string): LimitChoice | undefined => {
  if (typed.endsWith('%')) return 'minYield'
  return /[a-z+]/i.test(typed.replace(/ *area$/i, '')) ? 'minSpread' : undefined
}

/**
 * The kind of a limit follows from its signs; a bare figure has the kind that the person chose, or the kind of
 * guidance. `before` is the text that this one replaces: a kind that its signs named ends with them.
 */
export const choiceFor = (text: string, now: LimitChoice, usual: LimitChoice, before = ''): LimitChoice => {
  const typed = plainWidth(text).trim()
  if (now === 'both') return now
  if (typed === '' || isAtReoffer(typed)) return 'reoffer'
  if (usual === 'maxPrice') return 'maxPrice'
  const isFromSigns = now === signedChoice(plainWidth(before).trim())
  return signedChoice(typed) ?? (now === 'reoffer' || isFromSigns ? usual : now)
}
