import { z } from 'zod'
import { regions } from '@bookrunner/domain/entities'
import {
  commitments,
  deskWritten,
  hedgeChoices,
  investorFields,
  investorWritten,
  managerFields,
  mostLetters,
  mostOrderLevels,
  mostUnderlying,
  orderStages,
  relations,
  type ContentOf,
  type InvestorField,
  type ManagerField,
  type Order,
} from '@bookrunner/domain/orders'
import { face, id, instant, line, rate, text } from '../../kernel/fields.ts'

export const orderLevel = z.strictObject({
  minYield: rate.nullable(),
  minSpread: rate.nullable(),
  maxPrice: rate.nullable(),
  size: face,
})

const underlying = z.strictObject({ name: line(200), identifier: line(40).nullable(), size: face })

/** The push that is answered, as it was read (`push`): with another one since, nothing is taken. */
export const push = z.int().min(1)

/** Where the investors behind an omnibus order are sent. */
export const underlyingLines = z.array(underlying).max(mostUnderlying)
/** One more than are allowed, so that a ladder that is too long is refused as one. */
export const orderLevels = z.array(orderLevel).max(mostOrderLevels + 1)

/** Every field of an order that anybody outside reads (§3). */
const orderShape = {
  account: line(mostLetters.account).nullable(),
  throughId: id.nullable(),
  orderLevels,
  minSize: face.nullable(),
  maxSize: face.nullable(),
  commitment: z.enum(commitments),
  hedge: z.enum(hedgeChoices),
  comment: text(mostLetters.comment).nullable(),
  underlying: underlyingLines,
  privateComment: text(mostLetters.privateComment).nullable(),
  leads: z.array(id).max(60),
  sales: line(mostLetters.sales).nullable(),
  reserve: face.nullable(),
  jlmInterest: z.boolean(),
  xOrder: z.boolean(),
  relations: z.array(z.enum(relations)).max(relations.length),
  id: z.string(),
  dealId: z.string(),
  investorId: z.string(),
  stage: z.enum(orderStages),
  tests: z.array(z.strictObject({ round: z.int(), size: face, at: instant })),
  fpg: z
    .strictObject({
      /** The guidance version it answers. */
      push: z.int(),
      how: z.enum(['reconfirm', 'reduce', 'increase', 'drop', 'edit', 'new']),
      /** None: dropped. */
      orderLevels,
      at: instant,
    })
    .nullable(),
  conditional: z.strictObject({ since: instant, accepted: orderLevels }).nullable(),
  region: z.enum(regions).nullable(),
  jurisdiction: z.string().nullable(),
  classId: z.string().nullable(),
  allocSize: face.nullable(),
  allocation: face.nullable(),
  seq: z.int(),
  version: z.int(),
  shown: z.int(),
  createdAt: instant,
  createdBy: z.unknown(),
  submittedAt: instant.nullable(),
  updatedAt: instant,
  updatedBy: z.unknown(),
  channel: z.enum(['screen', 'api', 'import', 'desk']),
  shownAt: instant,
} as const satisfies Record<ManagerField, z.ZodType>

const picked = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>

const fullOrder = z.object(orderShape)

/** What an investor may read of its own order: by the domain's table, and nothing else can be put into it. */
export const investorRecord = fullOrder.pick(picked<InvestorField>(investorFields)) satisfies z.ZodType<
  Pick<Order, InvestorField>
>

/** An order as a manager reads it; names of people are separate. Behind an alias, fields that would name are empty. */
export const managerRecord = fullOrder
  .pick(picked<ManagerField>(managerFields))
  .omit({ createdBy: true, updatedBy: true })
  .extend({ investorId: z.string().nullable() })

const strict = z.strictObject(orderShape)

/** What an investor may say of an order; only what is sent is changed. */
export const investorContent = strict
  .pick(picked<keyof ContentOf<'investor'>>(investorWritten))
  .partial()
  .strict()

/** The same for a desk. */
export const deskContent = strict.pick(picked<keyof ContentOf<'desk'>>(deskWritten)).partial().strict()
