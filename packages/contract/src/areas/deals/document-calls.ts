import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { day, id, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { manages } from './manage-calls.ts'

const edits = ['board_new_deal|save', 'mydeal_new_deal|save'] as const
const invests = ['my_order'] as const

const documentFields = {
  description: line(300),
  /** Both days belong to it; without one, it has no beginning or no end. */
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  audience: z.enum(['managers', 'all']),
  /** Investors type the roadshow code before they may read it. */
  gated: z.boolean(),
}
const which = { dealId: id, documentId: id }
const named = z.object({ documentId: z.string() })
const wrong = [
  'record.unknown',
  'deal.not-yours',
  'deal.over',
  'deal.field-wrong',
  'deal.days-order',
  'deal.code-missing',
  'file.kind',
] as const

const addDoc = call({
  name: 'deals.addDoc',
  method: 'POST',
  path: '/manage/deal/addDoc',
  access: edits,
  /** A file the caller has uploaded as a document and that nothing uses yet; `replaces` is removed with the same write. */
  input: z.strictObject({ dealId: id, fileId: id, replaces: id.optional(), ...documentFields }),
  reply: named,
  refusals: [...wrong, 'record.in-use', 'deal.too-many-documents'],
  summary: 'Adds an uploaded file to a deal and all its tranches, maybe in place of another document',
})

const editDoc = call({
  name: 'deals.editDoc',
  method: 'POST',
  path: '/manage/deal/editDoc',
  access: edits,
  input: z.strictObject({ ...which, ...z.object(documentFields).partial().shape }),
  reply: named,
  refusals: [...wrong, 'write.no-changes'],
  summary: "Changes a document's description, validity or readers",
})

const removeDoc = call({
  name: 'deals.removeDoc',
  method: 'POST',
  path: '/manage/deal/removeDoc',
  access: edits,
  input: z.strictObject(which),
  reply: named,
  refusals: ['record.unknown', 'deal.not-yours', 'deal.over'],
  summary: 'Removes a document from a deal; the log keeps a record',
})

const downloadDoc = call({
  name: 'deals.downloadDoc',
  method: 'POST',
  path: '/manage/deal/downloadDoc',
  access: manages,
  longWay: true,
  dryRun: false,
  input: z.strictObject(which),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Downloads a deal document for a manager; counted and logged',
})

const investorDownloadDoc = call({
  name: 'deals.investorDownloadDoc',
  method: 'POST',
  path: '/investor/book/downloadDoc',
  access: invests,
  keyScope: 'orders.read',
  longWay: true,
  dryRun: false,
  input: z.strictObject(which),
  reply: fileReply,
  refusals: ['record.unknown', 'deal.code-required'],
  summary: 'Downloads a published document for an investor; counted and logged',
})

const openDocs = call({
  name: 'deals.openDocs',
  method: 'POST',
  path: '/investor/book/openDocs',
  access: invests,
  dryRun: false,
  input: z.strictObject({ dealId: id, code: line(40) }),
  /** `newly`: it was shut before. */
  reply: z.object({ open: z.boolean(), newly: z.boolean() }),
  refusals: ['record.unknown', 'deal.code-wrong', 'rate.slow-down'],
  summary: 'Takes the roadshow code and opens protected documents to this user until the code changes',
})

export const documentCalls = {
  addDoc,
  editDoc,
  removeDoc,
  downloadDoc,
  investorDownloadDoc,
  openDocs,
} as const
