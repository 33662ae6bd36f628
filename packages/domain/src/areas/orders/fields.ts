import type { Order, OrderContent } from './order.ts'
import type { Side } from './choices.ts'

/** Who reads a field: the investor too, managers only, or nobody (what acts need for themselves). */
type Reader = 'investor' | 'manager' | 'nobody'
/** Who writes it: both sides, the desk alone, or nobody but the acts. */
type Writer = 'both' | 'desk' | 'acts'

interface FieldRule {
  reads: Reader
  writes: Writer
  /** Free text: the log keeps its length and a digest, so that it can be erased. */
  free?: true
  /** Tells whose order it is: withheld with the name from whoever reads an alias. */
  names?: true
}

/** Decided for every field there is: a new one does not compile before it is. */
export const orderFields = {
  account: { reads: 'investor', writes: 'both', free: true, names: true },
  throughId: { reads: 'investor', writes: 'both' },
  orderLevels: { reads: 'investor', writes: 'both' },
  minSize: { reads: 'investor', writes: 'both' },
  maxSize: { reads: 'investor', writes: 'both' },
  commitment: { reads: 'investor', writes: 'both' },
  hedge: { reads: 'investor', writes: 'both' },
  comment: { reads: 'investor', writes: 'both', free: true, names: true },
  underlying: { reads: 'investor', writes: 'both', free: true, names: true },
  privateComment: { reads: 'manager', writes: 'desk', free: true, names: true },
  leads: { reads: 'manager', writes: 'desk' },
  sales: { reads: 'manager', writes: 'desk', free: true, names: true },
  reserve: { reads: 'manager', writes: 'desk' },
  jlmInterest: { reads: 'manager', writes: 'desk' },
  xOrder: { reads: 'manager', writes: 'desk' },
  // The issuer, or the one bank it goes through: these flags, and a rare kind of house in a small place, say who.
  relations: { reads: 'manager', writes: 'desk', names: true },
  id: { reads: 'investor', writes: 'acts' },
  dealId: { reads: 'investor', writes: 'acts' },
  investorId: { reads: 'investor', writes: 'acts', names: true },
  mergedFrom: { reads: 'nobody', writes: 'acts', names: true },
  stage: { reads: 'investor', writes: 'acts' },
  tests: { reads: 'investor', writes: 'acts' },
  fpg: { reads: 'investor', writes: 'acts' },
  conditional: { reads: 'investor', writes: 'acts' },
  region: { reads: 'investor', writes: 'acts' },
  jurisdiction: { reads: 'investor', writes: 'acts', names: true },
  classId: { reads: 'investor', writes: 'acts', names: true },
  allocSize: { reads: 'manager', writes: 'acts' },
  allocation: { reads: 'investor', writes: 'acts' },
  // Numbers of the book's states: they move with everybody's orders.
  baseline: { reads: 'nobody', writes: 'acts' },
  seq: { reads: 'manager', writes: 'acts' },
  version: { reads: 'manager', writes: 'acts' },
  shown: { reads: 'investor', writes: 'acts' },
  lines: { reads: 'nobody', writes: 'acts' },
  createdAt: { reads: 'investor', writes: 'acts' },
  createdBy: { reads: 'manager', writes: 'acts', names: true },
  submittedAt: { reads: 'investor', writes: 'acts' },
  updatedAt: { reads: 'manager', writes: 'acts' },
  updatedBy: { reads: 'manager', writes: 'acts', names: true },
  channel: { reads: 'manager', writes: 'acts' },
  shownAt: { reads: 'investor', writes: 'acts' },
} as const satisfies Record<keyof Order, FieldRule>

/** The most letters a field of free text takes. */
export const mostLetters = { account: 120, sales: 120, comment: 1000, privateComment: 2000 } as const

/** What a desk keeps for itself: for who may enter or allocate for the order, and for no other manager. */
export const deskFields = ['sales', 'reserve', 'allocSize'] as const satisfies (keyof Order)[]

export type OrderField = keyof Order
type Rules = typeof orderFields

type WithReader<R extends Reader> = {
  [Name in OrderField]: Rules[Name]['reads'] extends R ? Name : never
}[OrderField]
/** Everything an investor may read of its own order, and nothing else. */
export type InvestorField = WithReader<'investor'>
export type ManagerField = WithReader<'investor' | 'manager'>
type WithWriter<W extends Writer> = {
  [Name in OrderField]: Rules[Name]['writes'] extends W ? Name : never
}[OrderField]
/** Tells whose order it is. */
export type NamingField = {
  [Name in OrderField]: Rules[Name] extends { names: true } ? Name : never
}[OrderField]
/** The fields of a row that tell whose order it is, as it has them behind an alias. */
export type Blank<Row> = { [Field in Extract<NamingField, keyof Row>]: null | readonly never[] }
export type InvestorWritten = WithWriter<'both'>
export type DeskWritten = WithWriter<'both' | 'desk'>

const names = Object.keys(orderFields) as OrderField[]
const rule = (name: OrderField): FieldRule => orderFields[name]

export const investorFields = names.filter((name) => rule(name).reads === 'investor') as InvestorField[]
export const managerFields = names.filter((name) => rule(name).reads !== 'nobody') as ManagerField[]
export const investorWritten = names.filter((name) => rule(name).writes === 'both') as InvestorWritten[]
export const deskWritten = names.filter((name) => rule(name).writes !== 'acts') as DeskWritten[]

export const isInvestorField = (name: string): name is InvestorField =>
  (investorFields as readonly string[]).includes(name)
/** What whoever reads an alias does not read. */
export const namingFields = names.filter((name) => rule(name).names === true) as NamingField[]
export const isFreeText = (name: OrderField): boolean => rule(name).free === true

/** What a side may say of an order: all that people write is content, and all content is written by somebody. */
export type ContentOf<S extends Side> = Pick<OrderContent, S extends 'desk' ? DeskWritten : InvestorWritten>
