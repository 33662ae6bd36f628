import { isSame } from '../../kernel/index.ts'
import type { Channel } from './choices.ts'
import { isInvestorField, orderFields, type OrderField } from './fields.ts'
import type { Author, Order } from './order.ts'

/** What made a version. */
export const orderActs = [
  'saved',
  'submitted',
  'edited',
  'withdrawn',
  'testAnswered',
  'fpgAnswered',
  'accepted',
  'commented',
  'sized',
  'allocated',
] as const
export type OrderAct = (typeof orderActs)[number]

/** Is an act of the investor's, which a bank may do on its behalf? The others are the bank's own. */
export const isInvestorAct: Readonly<Record<OrderAct, boolean>> = {
  saved: true,
  submitted: true,
  edited: true,
  withdrawn: true,
  testAnswered: true,
  fpgAnswered: true,
  accepted: false,
  commented: false,
  sized: false,
  allocated: false,
}

/** What is done to several orders at once and makes no version of any. */
export const orderDeeds = ['merged', 'split', 'resolved', 'moved'] as const
export type OrderDeed = (typeof orderDeeds)[number]

export interface FieldChange {
  field: OrderField
  from: unknown
  to: unknown
}

/** An order as it was saved once: complete, never changed again. */
export interface OrderVersion {
  orderId: string
  number: number
  /** 0, or the number of a comment that was added to this version and made none. */
  line: number
  /** Its number for the investor; null where nothing the investor reads had changed. */
  shown: number | null
  seq: number
  act: OrderAct
  at: string
  by: Author
  channel: Channel
  reason: string | null
  changes: FieldChange[]
  order: Order
}

/** What every save moves by itself. */
const ownLifecycle: readonly OrderField[] = [
  'id',
  'dealId',
  'investorId',
  'mergedFrom',
  'baseline',
  'version',
  'shown',
  'lines',
  'seq',
  'createdAt',
  'createdBy',
  'submittedAt',
  'updatedAt',
  'updatedBy',
  'channel',
  'shownAt',
]
const compared = (Object.keys(orderFields) as OrderField[]).filter((field) => !ownLifecycle.includes(field))

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)

/** The differences, field by field; of a first version all fields with a value. */
export const changesBetween = (before: Order | undefined, after: Order): FieldChange[] =>
  compared.flatMap((field) => {
    const [from, to] = [before?.[field] ?? null, after[field]]
    const same = before ? isSame(from, to) : isEmpty(to)
    return same ? [] : [{ field, from, to }]
  })

/** What of it an investor may read. */
export const changesForInvestor = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => isInvestorField(field))

/** Drafts are the investor's own: managers read an order from its submission on. */
export const isForManagers = ({ order }: Pick<OrderVersion, 'order'>): boolean => order.stage !== 'draft'
