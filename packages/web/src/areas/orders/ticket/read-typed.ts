import type { SentOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { isSame, type FaceAmount, type FieldRefusal } from '@bookrunner/domain/kernel'
import {
  emptyContent,
  spreadsOver,
  usualBank,
  type LimitKind,
  type OrderDeal,
  type OrderLevel,
} from '@bookrunner/domain/orders'
import { changedFields } from '../../../kit/form/index.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import { readLimit } from '../parts/read.ts'
import { faultsOfOrder, OrderReader } from '../typed/read-order.ts'
import { emptyOrderLevel, type LimitChoice, type Typed, type TypedOrderLevel } from './typed.ts'

export type Content = SentOf<typeof ordersCalls.newOrder>['content']

export interface ReadTicket {
  readonly content: Content
  /** The levels that can be read, in their places; one that cannot counts nowhere. */
  readonly orderLevels: readonly (OrderLevel | null)[]
  /** By the field as it travels: `orderLevels.0.size`, `minSize`. The same names the server uses. */
  readonly faults: readonly FieldRefusal[]
  /** The texts nobody can read at all: a draft would lose them. */
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
  over: string | null,
): OrderLevel | null => {
  const before = reader.faults.length
  const size = reader.neededSize(`orderLevels.${at}.size`, orderLevel.size)
  const limits: Record<LimitKind, OrderLevel[LimitKind]> = { minYield: null, minSpread: null, maxPrice: null }
  kindsOf[orderLevel.choice].forEach((kind, index) => {
    const text = index === 0 ? orderLevel.limit : orderLevel.other
    const field = `orderLevels.${at}.${kind}`
    if (text.trim() === '') reader.fault(field, 'field.required')
    else limits[kind] = reader.read(field, text, (typed) => readLimit(kind, typed, over))
  })
  return size === null || reader.faults.length > before ? null : { ...limits, size }
}

const lineText = (text: string): string | null => plainWidth(text).trim() || null

/** The order as it would be sent, and everything that keeps it from being taken. */
export function readTyped(typed: Typed, deal: OrderDeal): ReadTicket {
  const reader = new OrderReader()
  const over = spreadsOver(deal)
  const orderLevels = typed.orderLevels.map((orderLevel, at) => readOrderLevel(reader, orderLevel, at, over))
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
  const whole = { ...emptyContent, ...content, throughId: content.throughId ?? usualBank(deal) }
  const unread = reader.faults
  const places = orderLevels.flatMap((orderLevel, at) => (orderLevel ? [at] : []))
  const onScreen = (field: string) =>
    field.replace(/^orderLevels\.(\d+)/, (_, at: string) => `orderLevels.${places[Number(at)]}`)
  const faults = faultsOfOrder(unread, { content: whole, side: 'investor', mandatory: [], onScreen }, deal)
  return { content, orderLevels, faults, unread: unread.filter((fault) => !isBlank(fault, typed)) }
}

/** Sizes or limits that are refused as they stand; one that is only missing is not typed yet. */
export const isLadderWrong = (faults: readonly FieldRefusal[]): boolean =>
  faults.some(({ field, reason }) => /^orderLevels\b/.test(field) && reason !== 'field.required')

/** A level into which nothing is typed yet. */
const isBlank = ({ field }: FieldRefusal, typed: Typed): boolean => {
  const at = /^orderLevels\.(\d+)\./.exec(field)?.[1]
  return at !== undefined && isSame(typed.orderLevels[Number(at)], emptyOrderLevel)
}

/** Of an order that exists only what is changed is sent; of a new one what was typed. */
export const changesOf = (content: Content, typed: Typed, base: Typed): Content => {
  const changed: readonly string[] = changedFields(typed, base)
  return Object.fromEntries(Object.entries(content).filter(([field]) => changed.includes(field)))
}

/** The signs in a limit show what kind it is; a bare figure is of the kind guidance has. */
export const choiceFor = (text: string, now: LimitChoice, usual: LimitChoice): LimitChoice => {
  const typed = plainWidth(text).trim()
  if (now === 'both') return now
  if (typed === '') return 'reoffer'
  if (usual === 'maxPrice') return 'maxPrice'
  if (typed.endsWith('%')) return 'minYield'
  if (/[a-z+]/i.test(typed)) return 'minSpread'
  return now === 'reoffer' ? usual : now
}
