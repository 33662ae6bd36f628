import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { flag, id } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { importCallsFor } from '../imports/index.ts'

const access = ['admin_user|add'] as const
const tiers = ['tier1', 'tier4'] as const

const { start: importBondUsers, ...others } = importCallsFor({
  area: 'users',
  prefix: '/bond/user',
  start: 'importBondUsers',
  what: 'the contacts of an Excel file',
  access,
  tiers,
  options: {
    /** Mails each new contact an invitation as soon as the rows are added; otherwise `importInvite` does. */
    invite: flag.default(true),
  },
})

const importInvite = call({
  name: 'users.importInvite',
  method: 'POST',
  path: '/bond/user/importInvite',
  access,
  tiers,
  input: z.strictObject({ importId: id }),
  reply: z.object({ importId: z.string(), invited: z.int() }),
  refusals: ['record.unknown', 'write.no-changes'],
  summary: 'Mails an invitation to the contacts of an import who have not set their password yet',
})

const downloadBondUser = call({
  name: 'users.downloadBondUser',
  method: 'GET',
  path: '/bond/user/downloadBondUser',
  access,
  tiers,
  slow: true,
  input: z.strictObject({}),
  reply: fileReply,
  refusals: [],
  summary: 'Returns an empty Excel file for contacts, with explanations and drop-downs',
})

export const importCalls = { importBondUsers, ...others, importInvite, downloadBondUser } as const
