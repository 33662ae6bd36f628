import { z } from 'zod'
import type { Tier } from '@bookrunner/domain/access'
import { importStates } from '@bookrunner/domain/imports'
import { call, type Access } from '../../kernel/call.ts'
import { flag, id, instant } from '../../kernel/fields.ts'
import { fileField } from '../../kernel/file.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'

/** How far an import is. */
export const importView = z.object({
  importId: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  rows: z.int(),
  /** Rows that are checked so far, and how many of them are wrong. */
  checked: z.int(),
  wrong: z.int(),
  /** Rows that look like a record of the system, or like a row above; they are added all the same. */
  alike: z.int(),
  /** Whether the added people get their invitations at once; null where nobody is invited. */
  invite: z.boolean().nullable(),
  author: z.object({ userId: z.string(), name: z.string() }),
  startTime: instant,
  endTime: instant.nullable(),
  /** Why it stopped, in the reader's language. */
  problem: z.string().nullable(),
})

export const importedRow = z.object({
  /** As Excel counts. */
  row: z.int(),
  name: z.string(),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
  /** The record it looks like; with a row number, one of the same file. */
  alike: z.object({ name: z.string(), row: z.int().nullable() }).nullable(),
})

export type ImportView = z.output<typeof importView>
export type ImportedRow = z.output<typeof importedRow>

export const shownRows = ['wrong', 'alike'] as const

interface Names<A extends Access, Options extends z.ZodRawShape> {
  area: string
  prefix: '/bond/org' | '/bond/user' | '/bond/loan' | '/bond/loan/prices'
  /** The call of §7 that starts it. */
  start: string
  /** "the institutions of an Excel file" */
  what: string
  access: A
  tiers?: readonly [Tier, ...Tier[]]
  /** What is chosen beside the file. */
  options: Options
}

type Whose<A extends Access> = Pick<Names<A, z.ZodRawShape>, 'area' | 'prefix' | 'access' | 'tiers'>

const startOf = <const A extends Access, Options extends z.ZodRawShape>({
  area,
  prefix,
  start,
  what,
  access,
  tiers,
  options,
}: Names<A, Options>) =>
  call({
    name: `${area}.${start}`,
    method: 'POST',
    path: `${prefix}/${start}`,
    access,
    ...(tiers && { tiers }),
    slow: 'file',
    dryRun: false,
    input: z.strictObject({
      /** Only checks the rows; `importCommit` then adds them. Otherwise they are added if all are right. */
      dryRun: flag.default(false),
      ...options,
      file: fileField({ mostBytes: 20_000_000 }),
    }),
    reply: importView,
    refusals: [
      'file.not-workbook',
      'file.ending',
      'file.damaged',
      'file.hidden',
      'file.macros',
      'file.empty',
      'list.columns-unknown',
      'list.columns-unread',
      'list.column-twice',
      'list.sheets-several',
      'list.cell-formula',
      'list.cells-merged',
      'list.rows-many',
      'list.rows-none',
      'import.too-many',
      'work.too-much',
      'work.busy',
    ],
    summary: `Starts an import of ${what}: every row is checked, and all are added or none`,
  })

const readsOf = <const A extends Access>({ area, prefix, access, tiers }: Whose<A>) => ({
  importList: call({
    name: `${area}.importList`,
    method: 'GET',
    path: `${prefix}/importList`,
    access,
    ...(tiers && { tiers }),
    quiet: true,
    input: z.strictObject({}),
    reply: z.object({ list: z.array(importView) }),
    refusals: [],
    summary: 'Lists the imports under way or waiting, of the caller and for administrators of everybody',
  }),
  importProgress: call({
    name: `${area}.importProgress`,
    method: 'GET',
    path: `${prefix}/importProgress`,
    access,
    ...(tiers && { tiers }),
    quiet: true,
    input: z.strictObject({ importId: id }),
    reply: importView,
    refusals: ['record.unknown'],
    summary: 'Returns how far an import is',
  }),
  importRows: call({
    name: `${area}.importRows`,
    method: 'GET',
    path: `${prefix}/importRows`,
    access,
    ...(tiers && { tiers }),
    input: z.strictObject({
      ...pageQuery(['row']),
      importId: id,
      only: z.enum(shownRows).optional(),
    }),
    reply: pageOf(importedRow),
    refusals: ['record.unknown'],
    summary: 'Lists the rows of an open import with what is wrong in which column',
  }),
})

const movesOf = <const A extends Access>({ area, prefix, access, tiers }: Whose<A>) => ({
  importCommit: call({
    name: `${area}.importCommit`,
    method: 'POST',
    path: `${prefix}/importCommit`,
    access,
    ...(tiers && { tiers }),
    input: z.strictObject({ importId: id }),
    reply: importView,
    refusals: ['record.unknown', 'import.not-checked', 'import.over', 'import.rows-wrong'],
    summary: 'Adds the rows of a checked import, all or none, in one transaction',
  }),
  importCancel: call({
    name: `${area}.importCancel`,
    method: 'POST',
    path: `${prefix}/importCancel`,
    access,
    ...(tiers && { tiers }),
    input: z.strictObject({ importId: id }),
    reply: importView,
    refusals: ['record.unknown', 'import.over'],
    summary: 'Cancels an import whose rows are not added yet',
  }),
})

/** The calls of an import: start, follow, read the rows, add them or cancel. */
export const importCallsFor = <const A extends Access, Options extends z.ZodRawShape>(
  names: Names<A, Options>,
) => ({ start: startOf(names), ...readsOf(names), ...movesOf(names) })
