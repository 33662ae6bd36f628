import { z } from 'zod'
import {
  currencies,
  dealActions,
  dealMoves,
  dealScopes,
  dealStatuses,
  guidanceKinds,
  lifecycleStages,
  nextSteps,
  priceTypes,
  ratingClasses,
  publishedTerms,
  syndicateRoles,
  type DealAction,
  type PublishedTerms,
} from '@bookrunner/domain/deals'
import { face, instant, rate } from '../../kernel/fields.ts'
import { namedEntity, person } from '../../kernel/names.ts'
import { shared, sharedShape } from './shared-shape.ts'
import { guidanceLevel, sizeChoice, terms, termsShape, timesShape } from './terms-shape.ts'

/** Final terms: launching gives size and level, pricing all of them. */
export const finalTerms = z.strictObject({
  size: face,
  spread: rate.nullable(),
  benchmarkYield: rate.nullable(),
  yield: rate.nullable(),
  coupon: rate.nullable(),
  price: rate.nullable(),
})

export const guidanceVersion = z.object({
  number: z.int(),
  kind: z.enum(guidanceKinds),
  level: guidanceLevel,
  /** The size of the issue as announced with the level; null for levels announced before sizes were stored. */
  size: sizeChoice.nullable(),
  final: finalTerms.nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  at: instant,
  /** Null where the clock did it. */
  by: person.nullable(),
})

export const testRound = z.object({
  number: z.int(),
  from: z.enum(['Draft', 'IPG']),
  level: guidanceLevel,
  openedAt: instant,
  endedAt: instant.nullable(),
})

/** The launch of an allocation, with the terms that decide it. */
const launchedAllocation = z.object({
  at: instant,
  basis: z.object({
    size: face.nullable(),
    spread: rate.nullable(),
    yield: rate.nullable(),
    price: rate.nullable(),
  }),
})

/** The lifecycle of a tranche, with the times as they are set. */
export const lifecycleView = z.object({
  ...timesShape,
  status: z.enum(dealStatuses),
  bookClosed: z.boolean(),
  /** The book is subject now: new orders and increases are conditional. */
  subject: z.boolean(),
  submittedAt: instant.nullable(),
  closedAt: instant.nullable(),
  test: testRound.nullable(),
  /** When the book closes after the test; `closesAt` is when the test ends. */
  closesAfterTest: instant.nullable(),
  confirmed: z.boolean(),
  /** The launch of the allocation that nobody recalled, with the terms it was launched on. */
  launchedAllocation: launchedAllocation.nullable(),
  /** The launch of the allocation, and its last confirmation, on the current terms. */
  allocatedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
})

/** A deal as a desk reads it in two seconds. */
export const dealHeader = z.object({
  dealId: z.string(),
  announcementId: z.string(),
  name: z.string(),
  /** Without an id while the issuer is a name only. */
  issuer: namedEntity.extend({ entityId: z.string().nullable() }).nullable(),
  status: z.enum(dealStatuses),
  bookClosed: z.boolean(),
  subject: z.boolean(),
  closesAt: instant.nullable(),
  expiresAt: instant.nullable(),
  timeZone: z.string(),
  currency: z.enum(currencies).nullable(),
  size: sizeChoice.nullable(),
  tenor: terms.shape.tenor,
  maturityDate: terms.shape.maturityDate,
  ratingClass: z.enum(ratingClasses).nullable(),
  label: terms.shape.label,
  priceType: z.enum(priceTypes),
  /** Newest guidance, and what it was before; a draft's is the one it is to be announced with. */
  guidance: guidanceVersion.pick({ number: true, kind: true, level: true, at: true }).nullable(),
  guidanceBefore: guidanceLevel.nullable(),
  final: finalTerms.nullable(),
  /** The caller's own roles in the syndicate. */
  roles: z.array(z.enum(syndicateRoles)),
  /** Tranches announced together, this one among them, in their order. */
  tranches: z.array(z.string()),
  updatedAt: instant,
})
export type DealHeader = z.output<typeof dealHeader>

/** What is missing or wrong, each with its field (`terms.maturityDate`, `shared.ratings`) and the tab it is on. */
export const dealFault = z.object({
  field: z.string(),
  reason: z.string(),
  message: z.string(),
  tab: z.enum(['issuer', 'syndicate', 'ratings', 'terms', 'guidance', 'docs']),
})

export const dealDocument = z.object({
  documentId: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  description: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  audience: z.enum(['managers', 'all']),
  /** Asks for the roadshow code. */
  gated: z.boolean(),
  /** The caller may open it now. */
  open: z.boolean(),
  uploadedAt: instant,
  /** Downloads so far; managers see it, investors 0. */
  downloads: z.int(),
})

/** Tranches are shown side by side: all of a face but what they share and what is the caller's own. */
export const tranche = dealHeader.omit({
  announcementId: true,
  issuer: true,
  roles: true,
  tranches: true,
  updatedAt: true,
})

const scope = z.enum(dealScopes)
/** What the caller may do, action by action: on nothing, the totals, its own, or all. */
const abilities = z.object(
  Object.fromEntries(dealActions.map((action) => [action, scope])) as Record<DealAction, typeof scope>,
)

/** A book message as it was sent: its text, and the time of its figures. */
const sentMessage = z.object({
  text: z.object({ US: z.string(), CN: z.string(), HK: z.string() }),
  at: instant,
})

/** A deal whole, as its managers see it. */
export const dealDetail = z.object({
  header: dealHeader,
  /** Sent back with an edit: another number means that somebody changed it meanwhile. */
  version: z.int(),
  sharedVersion: z.int(),
  terms: z.object(termsShape),
  shared: z.object(sharedShape),
  lifecycle: lifecycleView,
  guidance: z.array(guidanceVersion),
  documents: z.array(dealDocument),
  /** The newest that banks and issuer were sent. */
  bookMessage: sentMessage.nullable(),
  tranches: z.array(tranche),
  creator: person,
  /** Entities named in it, by id. */
  entities: z.array(namedEntity),
  /**
   * True if `terms.addressed` names the addressees. Otherwise it has their kind and an empty list, and
   * `shared.roadshowCode` is null.
   */
  hasAddressees: z.boolean(),
  /** The issuer is a bank of the syndicate. */
  selfLed: z.boolean(),
  abilities,
  moves: z.array(z.enum(dealMoves)),
  /** The deal's next step, whoever makes it. */
  next: z.enum(nextSteps).nullable(),
  /** The stages of the deal, and when it reached them. */
  stages: z.array(z.object({ stage: z.enum(lifecycleStages), at: instant.nullable() })),
  /** What submitting would refuse. */
  missing: z.array(dealFault),
  /** What looks wrong but is allowed: a date that contradicts the tenor. */
  warnings: z.array(dealFault),
  /** What looks wrong and somebody ticked as published. */
  asPublished: z.array(dealFault.extend({ by: person.nullable(), at: instant.nullable() })),
})
export type DealDetail = z.output<typeof dealDetail>

/** What is published of a deal to the investors it is addressed to. */
export const publishedDeal = z.object({
  header: dealHeader.omit({ roles: true }),
  terms: z
    .object(termsShape)
    .pick(
      Object.fromEntries(publishedTerms.map((name) => [name, true])) as Record<keyof PublishedTerms, true>,
    ),
  shared: shared.pick({
    issuerLei: true,
    guarantors: true,
    support: true,
    issuerNote: true,
    ratings: true,
    issueNotRated: true,
    unrated: true,
    namedBanks: true,
  }),
  lifecycle: lifecycleView.omit({
    closesAfterTest: true,
    confirmed: true,
    launchedAllocation: true,
    allocatedAt: true,
    confirmedAt: true,
  }),
  guidance: z.array(guidanceVersion.omit({ by: true, reason: true })),
  /** The guarantors and support providers that are institutions of the platform. */
  parties: z.array(namedEntity),
  /** Banks of the syndicate with their published roles. */
  banks: z.array(namedEntity.extend({ roles: z.array(z.enum(syndicateRoles)) })),
  documents: z.array(dealDocument),
  /** The newest that investors were sent. */
  bookMessage: sentMessage.nullable(),
  /** Documents wait for the roadshow code. */
  needsCode: z.boolean(),
  tranches: z.array(tranche),
})
export type PublishedDeal = z.output<typeof publishedDeal>
