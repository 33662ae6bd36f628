import { z } from 'zod'
import { agencies, currencies, dealStatuses, syndicateRoles } from '@bookrunner/domain/deals'
import { dealRoles, regions } from '@bookrunner/domain/entities'
import { call } from '../../kernel/call.ts'
import { day, digits, id, line, setInstant } from '../../kernel/fields.ts'
import { namedEntity, names } from '../../kernel/names.ts'
import { fileReply } from '../../kernel/file.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { fieldRefusals, missingRefusals } from './refusals.ts'
import { shared } from './shared-shape.ts'
import { guidanceLevel, terms, times } from './terms-shape.ts'
import { dealDetail, dealHeader, dealFault } from './views.ts'

/** Managers and the platform's desk; who may do what to this very deal is the deal-level roles' say. */
export const manages = ['dealboard', 'my_deal'] as const
export const edits = ['board_new_deal|save', 'mydeal_new_deal|save'] as const
/** A directory of all entities is for those who fill the form of a deal, or hold Global Entities. */
const namesEntities = [...edits, 'investor'] as const
const submits = ['board_new_deal|submit', 'mydeal_new_deal|submit'] as const
const aborts = ['dealboard|abort', 'my_deal|abort'] as const

/** Only what is sent is changed. */
const content = {
  name: line(120).optional(),
  terms: terms.partial().optional(),
  times: times.partial().optional(),
  shared: shared.partial().optional(),
}
/** The versions that the screen showed: of the terms (with name and times), and of the shared part. */
const expectedVersions = { version: z.int().min(0), sharedVersion: z.int().min(0) }
export const savedDeal = z.object({ dealId: z.string(), ...expectedVersions, warnings: z.array(dealFault) })

const wrong = [
  'record.unknown',
  'deal.not-yours',
  'deal.field-wrong',
  'write.changed-meanwhile',
  'write.no-changes',
  ...fieldRefusals,
  'deal.code-missing',
] as const

/** A change of what tranches share may not suit another one that is announced. */
export const changesShared = [...wrong, ...missingRefusals, 'deal.field-fixed', 'deal.incomplete'] as const

const saveDeal = call({
  name: 'deals.saveDeal',
  method: 'POST',
  path: '/manage/deal/saveDeal',
  access: edits,
  /** Without an id: a new draft, which needs only a name. */
  input: z.strictObject({
    dealId: id.optional(),
    ...content,
    version: expectedVersions.version.optional(),
    sharedVersion: expectedVersions.sharedVersion.optional(),
  }),
  reply: savedDeal,
  /** What all tranches share may be another one's that is announced. */
  refusals: [...changesShared, 'deal.not-draft', 'deal.name-missing'],
  summary: 'Saves a draft, complete or not',
})

const editDeal = call({
  name: 'deals.editDeal',
  method: 'POST',
  path: '/manage/deal/editDeal',
  access: edits,
  input: z.strictObject({ dealId: id, ...content, ...expectedVersions, reason: line(300).optional() }),
  reply: savedDeal,
  refusals: [...changesShared, 'deal.is-draft', 'deal.over'],
  summary: 'Changes the terms of an announced deal; the deal log records each change',
})

const submitDeal = call({
  name: 'deals.submitDeal',
  method: 'POST',
  path: '/manage/deal/submitDeal',
  access: submits,
  input: z.strictObject({
    dealId: id,
    target: z.enum(['IPG', 'Test']),
    /** Books close; without it, at the time of the draft. */
    closesAt: setInstant.nullable().optional(),
    /** A test asks at this level, or at the test price of the draft, until an end of its own. */
    testPrice: guidanceLevel.optional(),
    testClosesAt: setInstant.optional(),
    ...expectedVersions,
  }),
  reply: z.object({ dealId: z.string(), status: z.enum(dealStatuses) }),
  refusals: [
    'record.unknown',
    'deal.not-yours',
    'deal.not-draft',
    'deal.incomplete',
    'deal.test-price-missing',
    'deal.test-end-missing',
    ...missingRefusals,
    'write.changed-meanwhile',
    'status.no-such-move',
  ],
  summary: 'Announces a draft to the investors it is addressed to, or opens a test of it',
})

const abort = call({
  name: 'deals.abort',
  method: 'POST',
  path: '/manage/deal/abort',
  access: aborts,
  input: z.strictObject({ dealId: id, reason: line(300).optional() }),
  reply: z.object({ dealId: z.string(), status: z.enum(dealStatuses) }),
  refusals: ['record.unknown', 'deal.not-yours', 'status.no-such-move', 'deal.confirmed'],
  summary: 'Aborts a deal; its orders are aborted with it',
})

const copyDeal = call({
  name: 'deals.copyDeal',
  method: 'POST',
  path: '/manage/deal/copyDeal',
  access: edits,
  input: z.strictObject({ dealId: id, name: line(120) }),
  reply: savedDeal,
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: 'Creates a draft from an earlier deal, without its dates, times, guidance and documents',
})

const addTranche = call({
  name: 'deals.addTranche',
  method: 'POST',
  path: '/manage/deal/addTranche',
  access: edits,
  input: z.strictObject({ dealId: id, name: line(120) }),
  reply: savedDeal,
  refusals: ['record.unknown', 'deal.not-yours', 'deal.too-many-tranches', 'deal.over'],
  summary: 'Adds a tranche that is announced with this deal and shares its common terms',
})

const deleteDraft = call({
  name: 'deals.deleteDraft',
  method: 'POST',
  path: '/manage/deal/deleteDraft',
  access: edits,
  input: z.strictObject({ dealId: id }),
  reply: z.object({ dealId: z.string() }),
  refusals: ['record.unknown', 'deal.not-yours', 'deal.not-draft'],
  summary: 'Deletes a draft; its log stays',
})

export const dealSortable = ['name', 'status', 'currency', 'closesAt', 'pricingDate', 'updatedAt'] as const

const dealList = call({
  name: 'deals.dealList',
  method: 'GET',
  path: '/manage/deal/dealList',
  access: manages,
  input: z.strictObject({
    ...pageQuery(dealSortable),
    /** `board`: every deal the caller may see there; `mine`: those in which its entity has a role. */
    scope: z.enum(['board', 'mine']).default('mine'),
    keyword: line(100).optional(),
    /** Comma separated. */
    status: z.string().max(100).optional(),
    currency: z.enum(currencies).optional(),
    /** The role of the caller's house: in the syndicate, or issuer. */
    role: z.enum([...syndicateRoles, 'issuer']).optional(),
    from: day.optional(),
    until: day.optional(),
  }),
  reply: pageOf(dealHeader.extend({ moves: dealDetail.shape.moves, mayEdit: z.boolean() })),
  refusals: [],
  summary: 'Lists the deals the caller may see, with their main terms',
})

const termSheet = call({
  name: 'deals.termSheet',
  method: 'GET',
  path: '/manage/deal/downloadTermSheet',
  access: manages,
  slow: true,
  input: z.strictObject({ dealId: id }),
  reply: fileReply,
  refusals: ['record.unknown', 'work.too-much'],
  summary: 'Downloads the term sheet of a deal as a PDF, with the terms that investors read',
})

const bookDealDetail = call({
  name: 'deals.bookDealDetail',
  method: 'GET',
  path: '/manage/deal/bookDealDetail',
  access: manages,
  input: z.strictObject({ dealId: id }),
  reply: dealDetail,
  refusals: ['record.unknown'],
  summary: 'Returns a deal with the actions the caller may take',
})

const getAgency = call({
  name: 'deals.getAgency',
  method: 'GET',
  path: '/manage/deal/getAgency',
  access: namesEntities,
  input: z.strictObject({
    dealRole: z.enum(dealRoles).optional(),
    keyword: line(100).optional(),
    size: digits(1, 500).default(100),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        ...namedEntity.shape,
        lei: z.string().nullable(),
        jurisdiction: z.string().nullable(),
        dealRoles: z.array(z.enum(dealRoles)),
      }),
    ),
  }),
  refusals: [],
  summary: 'Lists the entities a deal can name: issuers and underwriters',
})

const getInvestorList = call({
  name: 'deals.getInvestorList',
  method: 'GET',
  path: '/manage/deal/getInvestorList',
  access: namesEntities,
  input: z.strictObject({}),
  reply: z.object({
    classes: z.array(z.object({ classId: z.string(), name: z.string() })),
    groups: z.array(z.object({ groupId: z.string(), name: z.string() })),
    list: z.array(
      z.object({
        entityId: z.string(),
        ...names,
        region: z.enum(regions).nullable(),
        classId: z.string().nullable(),
        groupId: z.string().nullable(),
        /** A bank that invests, too: its orders are proprietary. */
        underwrites: z.boolean(),
        users: z.int(),
      }),
    ),
  }),
  refusals: [],
  summary: 'Lists investors, with their types and groups, for the choice of addressees',
})

const getRatings = call({
  name: 'deals.getRatings',
  method: 'GET',
  path: '/manage/deal/getRatings',
  access: manages,
  input: z.strictObject({}),
  reply: z.object({
    agencies: z.array(
      z.object({
        agency: z.enum(agencies),
        name: z.string(),
        /** Best first. */
        grades: z.array(z.object({ grade: z.string(), ratingClass: z.enum(['IG', 'HY']) })),
      }),
    ),
  }),
  refusals: [],
  summary: "Returns the agencies' rating scales and the class of each grade",
})

export const manageCalls = {
  saveDeal,
  editDeal,
  submitDeal,
  abort,
  copyDeal,
  addTranche,
  deleteDraft,
  dealList,
  bookDealDetail,
  termSheet,
  getAgency,
  getInvestorList,
  getRatings,
} as const
