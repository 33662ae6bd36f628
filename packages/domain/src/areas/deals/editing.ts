import { isSame } from '../../kernel/index.ts'
import type { DealStatus } from './choices.ts'
import type { FieldRefusal } from '../../kernel/index.ts'
import { couponTermsKeys } from './coupon-terms.ts'
import { faultAt } from './checks/fault.ts'
import type { Shared } from './announcement.ts'
import type { Terms } from './terms.ts'

interface Fixed {
  terms: readonly (keyof Terms)[]
  shared: readonly (keyof Shared)[]
}

/**
 * What orders and rights rest on: once investors may have read it and ordered on it, another one would be
 * another deal. Everything else may be edited while the deal lives, each change in the deal log.
 */
const announced: Fixed = {
  terms: ['currency', 'priceType', 'couponType', 'bookType', 'minDenomination', 'increment'],
  shared: ['issuerId', 'issuerName'],
}
/** A final level ends what these two are for: the first guidance is history, and no test follows. */
const final: Fixed = { terms: [...announced.terms, 'ipg', 'testPrice'], shared: announced.shared }
/** Once priced, what the price follows from is fixed with it; a correction is a move of its own. */
const priced: Fixed = {
  terms: [
    ...final.terms,
    'size',
    'tenor',
    'pricingDate',
    'settlementCycle',
    'settlementDate',
    'issueDate',
    'maturityDate',
    'centres',
    'convention',
    'couponFrequency',
    'dayCount',
    'coupon',
    'couponStep',
    'firstCouponDate',
    'tapOf',
    'tapOutstanding',
    'interestFrom',
    'floatingIndex',
    'quotedMargin',
    ...couponTermsKeys,
    'options',
    'priceDecimals',
    'pricingBenchmark',
    'retained',
    'minOrder',
    'sizeCap',
    'silence',
    'addressed',
  ],
  shared: announced.shared,
}
const nothing: Fixed = { terms: [], shared: [] }

const fixedIn = (status: DealStatus): Fixed => {
  switch (status) {
    case 'Draft':
      return nothing
    case 'Test':
    case 'IPG':
      return announced
    case 'FPG':
      return final
    case 'Priced':
    case 'Expired':
    case 'Aborted':
      return priced
  }
}

/** A settlement day that nobody set may be filled in at any time, because settlement needs it. */
const fixedTerms = (status: DealStatus, before: Pick<Terms, 'settlementDate'>): (keyof Terms)[] =>
  fixedIn(status).terms.filter((key) => key !== 'settlementDate' || before.settlementDate !== null)

type IssuerFields = Pick<Shared, 'issuerId' | 'issuerName'>

/** An issuer that is a name only may be linked to its institution at any time, because its rights follow from that. */
const fixedShared = (status: DealStatus, before: IssuerFields, after?: IssuerFields): (keyof Shared)[] => {
  const mayLink = before.issuerId === null && (after === undefined || after.issuerId !== null)
  return fixedIn(status).shared.filter(() => !mayLink)
}

/** Fields that may no longer be changed, by their places: `terms.currency`. */
export const fixedFields = (
  status: DealStatus,
  before: { terms: Pick<Terms, 'settlementDate'>; shared: IssuerFields },
): string[] => {
  const shared = fixedShared(status, before.shared)
  const terms = fixedTerms(status, before.terms)
  return [...terms.map((key) => `terms.${key}`), ...shared.map((key) => `shared.${key}`)]
}

/** What an edit of a deal in this status must not touch. */
export const fixedFaults = (
  status: DealStatus,
  before: { terms: Terms; shared: Shared },
  after: { terms: Terms; shared: Shared },
): FieldRefusal<'deal.field-fixed'>[] => {
  const shared = fixedShared(status, before.shared, after.shared)
  const terms = fixedTerms(status, before.terms)
  const changed = [
    ...terms.filter((key) => !isSame(before.terms[key], after.terms[key])).map((key) => `terms.${key}`),
    ...shared.filter((key) => !isSame(before.shared[key], after.shared[key])).map((key) => `shared.${key}`),
  ]
  return changed.map((field) => faultAt(field, 'deal.field-fixed'))
}

/** Nothing of it changes any more. */
export const isOver = (status: DealStatus): boolean => status === 'Expired' || status === 'Aborted'
