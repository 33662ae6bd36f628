import type { ManagerOrder } from '@bookrunner/contract/orders'
import { isSame } from '@bookrunner/domain/deals'
import { isRefusal, showMm, type Face } from '@bookrunner/domain/kernel'
import {
  emptyContent,
  lastRungs,
  mostLetters,
  parseLadder,
  showLadder,
  type ContentOf,
  type LimitKind,
  type OrderContent,
  type Underlying,
} from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { readSize } from '../parts/index.ts'

/** An order as a desk types it: texts stay what they are until they are sent. */
export interface DeskTyped {
  /** "50 @ T+120; 30 @ T+110": size and limits in one line. */
  readonly rungs: string
  readonly commitment: OrderContent['commitment']
  readonly throughId: string | null
  readonly leads: readonly string[]
  readonly account: string
  readonly minSize: string
  readonly maxSize: string
  readonly reserve: string
  readonly sales: string
  readonly hedge: OrderContent['hedge']
  readonly jlmInterest: boolean
  readonly xOrder: boolean
  readonly relations: OrderContent['relations']
  readonly comment: string
  readonly privateComment: string
  /** A line for each: name; identifier; size. */
  readonly underlying: string
}
export type DeskField = keyof DeskTyped
/** Fields in the order in which they stand on the screen. */
export const deskFields = [
  'rungs',
  'commitment',
  'throughId',
  'leads',
  'account',
  'sales',
  'minSize',
  'maxSize',
  'reserve',
  'hedge',
  'jlmInterest',
  'xOrder',
  'relations',
  'comment',
  'privateComment',
  'underlying',
] as const satisfies readonly DeskField[]

export const emptyTyped = (throughId: string | null): DeskTyped => ({
  rungs: '',
  commitment: emptyContent.commitment,
  throughId,
  leads: [],
  account: '',
  minSize: '',
  maxSize: '',
  reserve: '',
  sales: '',
  hedge: emptyContent.hedge,
  jlmInterest: false,
  xOrder: false,
  relations: [],
  comment: '',
  privateComment: '',
  underlying: '',
})

const sizeText = (size: Face | null): string => (size === null ? '' : showMm(size))
const lineText = ({ name, identifier, size }: Underlying): string =>
  [name, ...(identifier ? [identifier] : []), showMm(size)].join('; ')

export const typedOf = ({ order }: Pick<ManagerOrder, 'order'>): DeskTyped => ({
  rungs: showLadder(lastRungs(order)),
  commitment: order.commitment,
  throughId: order.throughId,
  leads: order.leads,
  account: order.account ?? '',
  sales: order.sales ?? '',
  hedge: order.hedge,
  minSize: sizeText(order.minSize),
  maxSize: sizeText(order.maxSize),
  reserve: sizeText(order.reserve),
  jlmInterest: order.jlmInterest,
  xOrder: order.xOrder,
  relations: order.relations,
  comment: order.comment ?? '',
  privateComment: order.privateComment ?? '',
  underlying: order.underlying.map(lineText).join('\n'),
})

export interface TypedFault {
  readonly field: DeskField
  readonly reason: string
  readonly params?: Readonly<Record<string, string | number>>
}

export interface ReadTyped {
  readonly content: ContentOf<'desk'>
  readonly faults: readonly TypedFault[]
}

/** "Client A; ZH-1102; 8", "Client B; 6": what stands last is the size. */
const readLine = (line: string): Underlying | undefined => {
  const parts = line.split(/[;\t]/).map((part) => part.trim())
  const size = readSize(parts.at(-1) ?? '')
  const [name = '', identifier] = parts.slice(0, -1)
  if (parts.length > 3 || name === '' || isRefusal(size)) return undefined
  return { name, identifier: identifier || null, size }
}

const lines = (text: string): string[] =>
  plainWidth(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

export const underlyingIn = (text: string): readonly (Underlying | undefined)[] => lines(text).map(readLine)

/** Size and limits in one line, in whatever width; a semicolon at the end says nothing more. */
export const readLadder = (typed: string, bare: LimitKind, over: string | null) =>
  parseLadder(plainWidth(typed).replace(/;\s*$/, ''), bare, over)

/** What is typed, as it is sent; `bare` is what a limit without a sign means on this deal, `over` what spreads are. */
export function readTyped(typed: DeskTyped, bare: LimitKind, over: string | null = null): ReadTyped {
  const faults: TypedFault[] = []
  const size = (field: 'minSize' | 'maxSize' | 'reserve'): Face | null => {
    if (typed[field].trim() === '') return null
    const read = readSize(typed[field])
    if (!isRefusal(read)) return read
    faults.push({ field, ...read })
    return null
  }
  const ladder = typed.rungs.trim() === '' ? [] : readLadder(typed.rungs, bare, over)
  if (isRefusal(ladder)) faults.push({ field: 'rungs', ...ladder })
  const underlying = underlyingIn(typed.underlying)
  if (underlying.includes(undefined)) faults.push({ field: 'underlying', reason: 'underlying.form' })
  const words = (text: string): string | null => text.trim() || null
  for (const field of ['account', 'sales', 'comment', 'privateComment'] as const) {
    const max = mostLetters[field]
    if (typed[field].trim().length > max) faults.push({ field, reason: 'field.too-long', params: { max } })
  }
  const content = {
    rungs: isRefusal(ladder) ? [] : ladder,
    commitment: typed.commitment,
    throughId: typed.throughId,
    leads: [...typed.leads],
    account: words(typed.account),
    sales: words(typed.sales),
    hedge: typed.hedge,
    minSize: size('minSize'),
    maxSize: size('maxSize'),
    reserve: size('reserve'),
    jlmInterest: typed.jlmInterest,
    xOrder: typed.xOrder,
    relations: [...typed.relations],
    comment: words(typed.comment),
    privateComment: words(typed.privateComment),
    underlying: underlying.filter((line) => line !== undefined),
  }
  return { content, faults }
}

export const changedFields = (one: DeskTyped, other: DeskTyped): DeskField[] =>
  deskFields.filter((field) => !isSame(one[field], other[field]))

/** Only what was typed over is sent: nothing else of the order is said anew. */
export const patchFor = ({ content }: ReadTyped, fields: readonly DeskField[]): Partial<ContentOf<'desk'>> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]))
