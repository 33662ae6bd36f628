import { demoCalls } from '@bookrunner/contract/auth'
import { seededRoleNames } from '@bookrunner/contract/roles'
import { demoLogins, demoPassword } from '../../../seeds/demo-world/people.ts'
import { read } from '../../platform/http/handler.ts'
import { readOutbox } from './outbox.repo.ts'

/** Mounted only in demo mode. */
export const outbox = read(demoCalls.outbox, async ({ input, db }) => {
  const rows = await readOutbox(db, input.account, input.pageSize)
  return {
    list: rows.map((row) => ({
      mailId: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      sentTime: row.sent_at.toString(),
    })),
  }
})

/** Mounted only in demo mode: the same as in the start banner. */
export const logins = read(demoCalls.logins, async ({ language }) => ({
  password: demoPassword,
  list: demoLogins.map(({ account, role }) => ({ account, role: seededRoleNames[role][language] })),
}))
