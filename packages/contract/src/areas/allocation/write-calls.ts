import { z } from 'zod'
import { shortfalls } from '@bookrunner/domain/allocation'
import { call } from '../../kernel/call.ts'
import { face, id, instant, line } from '../../kernel/fields.ts'
import { units } from '../book/index.ts'
import { edits, mine, reads } from './access.ts'
import {
  allocVersion,
  changedLine,
  lineFaults,
  lineRounding,
  mostAllocLines,
  policy,
  rule,
  targets,
} from './shapes.ts'

const over = ['order.deal-over', 'alloc.book-open'] as const
const states = ['alloc.is-draft', 'alloc.is-launched', 'alloc.is-reopened', 'alloc.is-deleted'] as const
const targetRefusals = ['alloc.wrong', 'alloc.target-twice', 'alloc.target-over', 'alloc.rate-over'] as const
const policyRefusals = [
  'alloc.wrong',
  'alloc.rule-twice',
  'alloc.share-range',
  'alloc.weight-range',
  'alloc.cap-zero',
  'alloc.size-zero',
  'alloc.anchor-one',
] as const
const clashes = [
  'alloc.clash',
  'alloc.clash-short',
  'alloc.clash-fixed',
  'alloc.clash-floor',
  'alloc.clash-small',
  'alloc.clash-off-unit',
  'alloc.clash-remainder',
  'alloc.clash-capped',
  'alloc.clash-over-cap',
  'alloc.clash-over-cap-with-floors',
  'alloc.clash-floors-over-cap',
  'alloc.clash-off-grid',
  'alloc.clash-too-hard',
  'alloc.clash-no-step',
  'alloc.clash-override',
  'alloc.clash-anchor',
  'alloc.clash-undivided',
] as const
const decided = [
  'alloc.name-moved',
  'alloc.targets-moved',
  'alloc.target-moved',
  'alloc.shortfall-moved',
] as const
const moved = ['alloc.lines-moved', 'alloc.line-moved', 'alloc.note-moved'] as const
const since = ['alloc.lines-since', 'alloc.line-moved', 'alloc.note-moved'] as const

/** What a change of lines came to. */
const changed = z.object({
  versionId: z.string(),
  /** The number of the state it made: what the next edit sends as `expectedSeq`, and what takes it back. */
  seq: z.int(),
  at: instant,
  count: z.int(),
  total: units,
  /** To give without the total; null where it is not known what to give. */
  remainder: units.nullable(),
})

const alloc = call({
  name: 'allocation.alloc',
  method: 'POST',
  path: '/order/alloc/alloc',
  access: edits,
  /** `expectedSeq`: the state whose figures were shown. A size or a note that is not sent stays as it is. */
  input: z.strictObject({
    versionId: id,
    expectedSeq: z.int().min(0),
    lines: z
      .array(z.strictObject({ orderId: id, size: face.optional(), note: line(300).nullable().optional() }))
      .min(1)
      .max(mostAllocLines),
  }),
  reply: changed,
  refusals: [
    ...mine,
    ...over,
    ...states,
    ...moved,
    ...lineFaults,
    'write.no-changes',
    'alloc.lines-wrong',
    'alloc.order-twice',
    'alloc.no-size',
  ],
  summary:
    'Sets sizes and reasons manually, all or none. A line someone else changed is refused with both figures',
})

const undoAlloc = call({
  name: 'allocation.undoAlloc',
  method: 'POST',
  path: '/order/alloc/undoAlloc',
  access: edits,
  /** The number of the change that is taken back; one that takes back may be taken back as well. */
  input: z.strictObject({ versionId: id, change: z.int().min(1) }),
  reply: changed,
  refusals: [...mine, ...over, ...states, ...since, 'alloc.change-unknown'],
  summary: 'Undoes a change of lines, unless one of them changed again',
})

const allocSubmit = call({
  name: 'allocation.allocSubmit',
  method: 'POST',
  path: '/order/alloc/allocSubmit',
  access: edits,
  slow: true,
  /** `keep`: what the desk set by hand stays. `expectedSeq`: lines that others changed later are not written over. */
  input: z.strictObject({
    versionId: id,
    expectedSeq: z.int().min(0),
    keep: z.boolean(),
    policy: policy.min(1),
    shortfall: z.enum(shortfalls).nullable().optional(),
  }),
  reply: changed.extend({
    /** Every line that is another by it. */
    lines: z.array(
      changedLine.extend({
        rounding: lineRounding,
        full: z.boolean(),
        tooSmall: z.boolean(),
        note: z.string().nullable(),
      }),
    ),
  }),
  refusals: [
    ...mine,
    ...over,
    ...states,
    ...policyRefusals,
    ...clashes,
    ...moved,
    'alloc.no-size',
    'alloc.short',
    'alloc.book-moved',
    'write.no-changes',
    'alloc.shortfall-moved',
    'write.changed-meanwhile',
    'work.too-much',
    'work.busy',
  ],
  summary: 'Applies a policy to a version; a dry run returns the lines that would change',
})

const saveVersion = call({
  name: 'allocation.saveVersion',
  method: 'POST',
  path: '/order/alloc/saveVersion',
  access: edits,
  slow: true,
  /**
   * Without a version a new one is made: empty, or a copy. Of one there is, what is sent is changed: its name, its
   * targets, its choice for a book that is short, whether it is the current one, and (fresh) that it is built at the
   * terms and over the book of now. `expectedSeq`: the state that was shown; what somebody else decided after it of what is
   * sent is not written over. Without it, nothing is changed that was decided since the version was made.
   */
  input: z.strictObject({
    dealId: id,
    versionId: id.optional(),
    copyOf: id.optional(),
    name: line(60).optional(),
    expectedSeq: z.int().min(0).optional(),
    targets: targets.optional(),
    shortfall: z.enum(shortfalls).nullable().optional(),
    current: z.literal(true).optional(),
    fresh: z.literal(true).optional(),
  }),
  reply: z.object({ seq: z.int(), version: allocVersion }),
  refusals: [
    ...mine,
    ...over,
    ...states,
    ...targetRefusals,
    ...decided,
    'write.no-changes',
    'alloc.name-taken',
    'alloc.versions-many',
    'alloc.no-size',
  ],
  summary: 'Creates, copies, renames or switches a version, or sets its targets',
})

const which = z.strictObject({ versionId: id })
const movedTo = z.object({ versionId: z.string(), seq: z.int() })

const deleteVersion = call({
  name: 'allocation.deleteVersion',
  method: 'POST',
  path: '/order/alloc/deleteVersion',
  access: edits,
  input: which,
  reply: movedTo,
  refusals: [...mine, ...states, 'alloc.is-current'],
  summary: 'Deletes a version; it can be revived. A launched or current version cannot be deleted',
})

const reviveVersion = call({
  name: 'allocation.reviveVersion',
  method: 'POST',
  path: '/order/alloc/reviveVersion',
  access: edits,
  input: which,
  reply: movedTo,
  refusals: [...mine, ...over, ...states, 'alloc.versions-many', 'alloc.name-taken'],
  summary: 'Revives a deleted version',
})

const template = z.object({
  policyId: z.string(),
  name: z.string(),
  version: z.int(),
  rules: z.array(rule),
  updatedAt: instant,
  updatedBy: z.string().nullable(),
})

const getPolicies = call({
  name: 'allocation.getPolicies',
  method: 'GET',
  path: '/order/alloc/getPolicies',
  access: reads,
  input: z.strictObject({}),
  reply: z.object({ list: z.array(template) }),
  refusals: [],
  summary: "Lists the policy templates of the caller's bank",
})

const savePolicy = call({
  name: 'allocation.savePolicy',
  method: 'POST',
  path: '/order/alloc/savePolicy',
  access: edits,
  /** Without an id: a new one. `version`: the one that was shown. Anchors name orders, so no template has them. */
  input: z.strictObject({
    policyId: id.optional(),
    version: z.int().min(1).optional(),
    name: line(60),
    rules: policy.min(1),
  }),
  reply: template,
  refusals: [
    'record.unknown',
    'write.changed-meanwhile',
    'write.no-changes',
    ...policyRefusals,
    'alloc.name-taken',
    'alloc.policies-many',
    'alloc.template-anchor',
  ],
  summary: "Saves a policy as a template of the caller's bank",
})

const deletePolicy = call({
  name: 'allocation.deletePolicy',
  method: 'POST',
  path: '/order/alloc/deletePolicy',
  access: edits,
  input: z.strictObject({ policyId: id }),
  reply: z.object({ policyId: z.string() }),
  refusals: ['record.unknown'],
  summary: "Deletes a policy template of the caller's bank",
})

export const allocWrites = {
  alloc,
  undoAlloc,
  allocSubmit,
  saveVersion,
  deleteVersion,
  reviveVersion,
  getPolicies,
  savePolicy,
  deletePolicy,
} as const
