import type { ManagerOrder } from '@bookrunner/contract/orders'
import { isRefusal, showMm, type FieldRefusal } from '@bookrunner/domain/kernel'
import {
  lastOrderLevels,
  parseLadder,
  relations,
  showLadder,
  type ContentOf,
  type OrderContent,
  type OrderDeal,
  type QuotedAs,
  type Relation,
  type Underlying,
} from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { readSize } from '../parts/read.ts'
import { faultsOfOrder, OrderReader } from '../typed/read-order.ts'
import { emptyTexts, sizeText, textsOf, type TypedTexts } from '../typed/texts.ts'

/** An order in a desk's form. */
export interface DeskTyped extends TypedTexts {
  /** Of a new order. */
  readonly investorId: string | null
  /** Of an entry into a closed book. */
  readonly reason: string
  /** "50 @ T+120; 30 @ T+110": size and limits in one line. */
  readonly orderLevels: string
  readonly leads: readonly string[]
  readonly reserve: string
  readonly sales: string
  readonly jlmInterest: boolean
  readonly xOrder: boolean
  readonly relations: OrderContent['relations']
  readonly privateComment: string
  /** One line each: name; identifier; size. */
  readonly underlying: string
}
/** What becomes the order. */
export type DeskField = Exclude<keyof DeskTyped, 'investorId' | 'reason'>
export const isDeskField = (field: keyof DeskTyped): field is DeskField =>
  field !== 'investorId' && field !== 'reason'

/** In the order of the fields on the screen. */
export const emptyTyped = (throughId: string | null): DeskTyped => ({
  investorId: null,
  reason: '',
  orderLevels: '',
  commitment: emptyTexts.commitment,
  throughId,
  leads: [],
  account: '',
  sales: '',
  minSize: '',
  maxSize: '',
  reserve: '',
  hedge: emptyTexts.hedge,
  jlmInterest: false,
  xOrder: false,
  relations: [],
  comment: '',
  privateComment: '',
  underlying: '',
})

const lineText = ({ name, identifier, size }: Underlying): string =>
  [name, ...(identifier ? [identifier] : []), showMm(size)].join('; ')

export const typedOf = ({ order }: Pick<ManagerOrder, 'order'>): DeskTyped => ({
  ...emptyTyped(null),
  ...textsOf(order),
  // What is typed adds a line to the conversation with the investor.
  comment: '',
  orderLevels: showLadder(lastOrderLevels(order)),
  leads: order.leads,
  sales: order.sales ?? '',
  reserve: sizeText(order.reserve),
  jlmInterest: order.jlmInterest,
  xOrder: order.xOrder,
  relations: order.relations,
  privateComment: order.privateComment ?? '',
  underlying: order.underlying.map(lineText).join('\n'),
})

export interface ReadTyped {
  readonly content: ContentOf<'desk'>
  /** Unreadable texts. */
  readonly faults: readonly FieldRefusal[]
}

/** "Client A; ZH-1102; 8", "Client B; 6": the size is last. */
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

/** Size and limits in one line, in any character width; a semicolon at the end adds nothing. */
export const readLadder = (typed: string, { bare, names }: QuotedAs) =>
  parseLadder(plainWidth(typed).replace(/;\s*$/, ''), bare, names)

/** The order as it would be sent. */
export function readTyped(typed: DeskTyped, quoted: QuotedAs): ReadTyped {
  const reader = new OrderReader()
  const orderLevels =
    typed.orderLevels.trim() === ''
      ? []
      : reader.read('orderLevels', typed.orderLevels, (text) => readLadder(text, quoted))
  const underlying = lines(typed.underlying).map(readLine)
  if (underlying.includes(undefined)) reader.fault('underlying', 'underlying.form')
  const content = {
    ...reader.texts(typed),
    orderLevels: orderLevels ?? [],
    leads: [...typed.leads],
    sales: reader.text('sales', typed.sales),
    reserve: reader.size('reserve', typed.reserve),
    jlmInterest: typed.jlmInterest,
    xOrder: typed.xOrder,
    relations: [...typed.relations],
    privateComment: reader.text('privateComment', typed.privateComment),
    underlying: underlying.filter((line) => line !== undefined),
  }
  return { content, faults: reader.faults }
}

/** Everything that would refuse the order. */
export const faultsOfDesk = (
  { content, faults }: ReadTyped,
  deal: OrderDeal,
  mandatory: readonly Relation[],
): readonly FieldRefusal[] => faultsOfOrder(faults, { content, side: 'desk', mandatory }, deal)

const half: readonly string[] = [
  'order.ladder-size',
  'order.ladder-limit',
  'order.limit-missing',
  'order.limit-unclear',
  'field.required',
]

/** Problems shown while typing: those of a ladder, unless it is unfinished, and of texts that are too long. */
export const isAtOnce = ({ field, reason }: FieldRefusal): boolean =>
  reason === 'field.too-long' || (/^orderLevels\b/.test(field) && !half.includes(reason))

/** Only changed fields are sent. */
export const patchFor = (
  { content }: ReadTyped,
  fields: readonly (keyof DeskTyped)[],
): Partial<ContentOf<'desk'>> =>
  Object.fromEntries(fields.filter(isDeskField).map((field) => [field, content[field]]))

const texts = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string') ? stored : undefined

/** Lists that this tab stored. */
export const deskReaders = {
  leads: texts,
  relations: (stored: unknown) =>
    texts(stored)?.filter((each): each is Relation => relations.some((known) => known === each)),
}
