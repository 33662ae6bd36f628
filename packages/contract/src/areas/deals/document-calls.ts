import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { day, id, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { manages } from './manage-calls.ts'

const edits = ['board_new_deal|save', 'mydeal_new_deal|save'] as const
const invests = ['my_order'] as const

const said = {
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
  /** A file the caller has uploaded as a document and that nothing uses yet. */
  input: z.strictObject({ dealId: id, fileId: id, ...said }),
  reply: named,
  refusals: [...wrong, 'record.in-use', 'deal.too-many-documents'],
  summary: 'Puts an uploaded file to a deal; all its tranches share it',
})

const editDoc = call({
  name: 'deals.editDoc',
  method: 'POST',
  path: '/manage/deal/editDoc',
  access: edits,
  input: z.strictObject({ ...which, ...z.object(said).partial().shape }),
  reply: named,
  refusals: [...wrong, 'write.no-changes'],
  summary: 'What is said of a document: description, validity, who may read it',
})

const removeDoc = call({
  name: 'deals.removeDoc',
  method: 'POST',
  path: '/manage/deal/removeDoc',
  access: edits,
  input: z.strictObject(which),
  reply: named,
  refusals: ['record.unknown', 'deal.not-yours', 'deal.over'],
  summary: 'Takes a document off a deal; the log keeps what it was',
})

const downloadDoc = call({
  name: 'deals.downloadDoc',
  method: 'POST',
  path: '/manage/deal/downloadDoc',
  access: manages,
  slow: true,
  dryRun: false,
  input: z.strictObject(which),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'A document of a deal, for its managers; counted and logged',
})

const investorDownloadDoc = call({
  name: 'deals.investorDownloadDoc',
  method: 'POST',
  path: '/investor/book/downloadDoc',
  access: invests,
  keyScope: 'orders.read',
  slow: true,
  dryRun: false,
  input: z.strictObject(which),
  reply: fileReply,
  refusals: ['record.unknown', 'deal.code-wanted'],
  summary: 'A document that is published to the investor; counted and logged',
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
  summary: 'The roadshow code: opens the documents that wait for it, to this person, until it is changed',
})

export const documentCalls = {
  addDoc,
  editDoc,
  removeDoc,
  downloadDoc,
  investorDownloadDoc,
  openDocs,
} as const
