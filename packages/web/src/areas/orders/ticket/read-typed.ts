import type { SentOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { isSame } from '@bookrunner/domain/deals'
import { isRefusal, type Face, type FieldRefusal, type Params } from '@bookrunner/domain/kernel'
import {
  emptyContent,
  mostLetters,
  orderFaults,
  spreadsOver,
  usualBank,
  type LimitKind,
  type OrderContent,
  type OrderDeal,
  type Rung,
} from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { readLimit, readSize } from '../parts/index.ts'
import {
  changedFields,
  emptyRung,
  type LimitChoice,
  type Typed,
  type TypedField,
  type TypedRung,
} from './typed.ts'

export type Content = SentOf<typeof ordersCalls.newOrder>['content']

/** What is wrong, by the field as it travels: `rungs.0.size`, `minSize`. The same names the server uses. */
export interface TicketFault {
  readonly field: string
  readonly reason: string
  readonly params: Params | undefined
}

export interface ReadTicket {
  readonly content: Content
  /** Rungs that could be read, in their places; what is not understood counts nowhere. */
  readonly rungs: readonly (Rung | null)[]
  readonly faults: readonly TicketFault[]
  /** Of them what could not be read at all: a draft would lose it. */
  readonly unread: readonly TicketFault[]
}

/** Gathers what cannot be read while the rest is. */
class Reading {
  readonly faults: TicketFault[] = []

  read<T>(field: string, text: string, read: (text: string) => T): Exclude<T, { refused: true }> | null {
    const value = read(text)
    if (!isRefusal(value)) return value as Exclude<T, { refused: true }>
    this.fault(field, value.reason, value.params)
    return null
  }

  optional(field: string, text: string): Face | null {
    return text.trim() === '' ? null : this.read(field, text, readSize)
  }

  needed(field: string, text: string): Face | null {
    if (text.trim() !== '') return this.read(field, text, readSize)
    this.fault(field, 'field.required')
    return null
  }

  fault(field: string, reason: string, params?: Params): void {
    this.faults.push({ field, reason, params })
  }
}

const kindsOf: Record<LimitChoice, readonly LimitKind[]> = {
  reoffer: [],
  minSpread: ['minSpread'],
  minYield: ['minYield'],
  both: ['minSpread', 'minYield'],
  maxPrice: ['maxPrice'],
}

const readRung = (reading: Reading, rung: TypedRung, at: number, over: string | null): Rung | null => {
  const before = reading.faults.length
  const size = reading.needed(`rungs.${at}.size`, rung.size)
  const limits: Record<LimitKind, Rung[LimitKind]> = { minYield: null, minSpread: null, maxPrice: null }
  kindsOf[rung.choice].forEach((kind, index) => {
    const text = index === 0 ? rung.limit : rung.other
    const field = `rungs.${at}.${kind}`
    if (text.trim() === '') reading.fault(field, 'field.required')
    else limits[kind] = reading.read(field, text, (typed) => readLimit(kind, typed, over))
  })
  return size === null || reading.faults.length > before ? null : { ...limits, size }
}

const lineText = (text: string): string | null => plainWidth(text).trim() || null

/** What is typed, as it would be sent, and everything that keeps it from being taken: by the server's own rules. */
export function readTyped(typed: Typed, deal: OrderDeal): ReadTicket {
  const reading = new Reading()
  const over = spreadsOver(deal)
  const rungs = typed.rungs.map((rung, at) => readRung(reading, rung, at, over))
  const underlying = typed.underlying.map((line, at) => {
    if (line.name.trim() === '') reading.fault(`underlying.${at}.name`, 'field.required')
    const size = reading.needed(`underlying.${at}.size`, line.size)
    return { name: line.name.trim(), identifier: lineText(line.identifier), size: size ?? (0 as Face) }
  })
  for (const field of ['account', 'comment'] as const) {
    const max = mostLetters[field]
    if (typed[field].trim().length > max) reading.fault(field, 'field.too-long', { max })
  }
  const content = {
    rungs: rungs.filter((rung) => rung !== null),
    commitment: typed.commitment,
    minSize: reading.optional('minSize', typed.minSize),
    maxSize: reading.optional('maxSize', typed.maxSize),
    throughId: typed.throughId,
    account: typed.account.trim() || null,
    hedge: typed.hedge,
    comment: typed.comment.trim() || null,
    underlying,
  }
  const whole: OrderContent = { ...emptyContent, ...content, throughId: content.throughId ?? usualBank(deal) }
  const faults = [...reading.faults, ...ruleFaults(whole, deal, reading.faults, rungs)]
  return { content, rungs, faults, unread: reading.faults.filter((fault) => !isBlank(fault, typed)) }
}

/** Sizes or limits that are refused as they stand; what is still missing is only not said yet. */
export const isLadderWrong = (faults: readonly TicketFault[]): boolean =>
  faults.some(({ field, reason }) => /^rungs\b/.test(field) && reason !== 'field.required')

/** A level of which nothing is said yet. */
const isBlank = ({ field }: TicketFault, typed: Typed): boolean => {
  const at = /^rungs\.(\d+)\./.exec(field)?.[1]
  return at !== undefined && isSame(typed.rungs[Number(at)], emptyRung)
}

/** Rules are asked about what could be read: places of rungs are those on the screen. */
const ruleFaults = (
  content: OrderContent,
  deal: OrderDeal,
  unread: readonly TicketFault[],
  rungs: readonly (Rung | null)[],
): TicketFault[] => {
  if (content.rungs.length === 0 && unread.length > 0) return []
  const places = rungs.flatMap((rung, at) => (rung ? [at] : []))
  const onScreen = (field: string) =>
    field.replace(/^rungs\.(\d+)/, (_whole, at: string) => `rungs.${places[Number(at)]}`)
  const whole = unread.length === 0
  return orderFaults({ content, rungs: content.rungs, mandatory: [], side: 'investor' }, deal)
    .filter(({ field }) => whole || !/^(underlying|minSize|maxSize)/.test(field))
    .map(({ field, reason, params }: FieldRefusal) => ({ field: onScreen(field), reason, params }))
}

/** Of an order that exists only what is changed is sent; of a new one what was said. */
export const changesOf = (content: Content, typed: Typed, base: Typed): Content => {
  const changed = new Set<string>(changedFields(typed, base))
  return Object.fromEntries(Object.entries(content).filter(([field]) => changed.has(field as TypedField)))
}

/** What is typed into a limit says by its signs what it is; a bare figure is what guidance is said in. */
export const choiceFor = (text: string, now: LimitChoice, usual: LimitChoice): LimitChoice => {
  const typed = plainWidth(text).trim()
  if (now === 'both') return now
  if (typed === '') return 'reoffer'
  if (usual === 'maxPrice') return 'maxPrice'
  if (typed.endsWith('%')) return 'minYield'
  if (/[a-z+]/i.test(typed)) return 'minSpread'
  return now === 'reoffer' ? usual : now
}
