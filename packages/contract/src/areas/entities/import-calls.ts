import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { fileField, fileReply } from '../../kernel/file.ts'

const importBondOrg = call({
  name: 'entities.importBondOrg',
  method: 'POST',
  path: '/bond/org/importBondOrg',
  access: ['admin_org_manage|import'],
  slow: true,
  /** A wrong cell is named by its line in the sheet: `rows.14.lei`. */
  input: z.strictObject({ file: fileField({ mostBytes: 20_000_000 }) }),
  reply: z.object({
    count: z.int(),
    /** Rows that look like an institution of the system, or like a row above; all are added. */
    alike: z.array(
      z.object({ row: z.int(), name: z.string(), other: z.string(), sameAsRow: z.int().nullable() }),
    ),
    /** How many rows look so; `alike` has the first of them. */
    alikeCount: z.int(),
  }),
  refusals: [
    'file.kind',
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
    'entity.rows-wrong',
    'entity.group-unknown',
    'entity.type-unknown',
    'lei.wrong',
    'website.wrong',
    'id.type-missing',
    'id.wrong',
    'phone.area',
    'phone.format',
    'record.unknown',
  ],
  summary: 'Adds the institutions of an Excel file, all or none; X-Dry-Run only checks it',
})

const orgTemplate = call({
  name: 'entities.orgTemplate',
  method: 'GET',
  path: '/bond/org/downloadBondOrg',
  access: ['admin_org_manage|import'],
  input: z.strictObject({}),
  reply: fileReply,
  refusals: [],
  summary: 'Returns an empty Excel file for institutions, with explanations and drop-downs',
})

export const importCalls = { importBondOrg, orgTemplate } as const
