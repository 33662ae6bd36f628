import { z } from 'zod'
import { reading } from '../../../platform/db/index.ts'
import type { DueSource } from '../../../platform/due.ts'
import type { Task } from '../../../platform/jobs.ts'
import { accept, unchanged } from '../../../platform/service/index.ts'
import { deliverTo } from '../deliver-notice.ts'
import { insertNotice } from '../inbox.repo.ts'
import { authored } from './authored.ts'
import { findDueNotices, loadAuthored, readAudience, setRecipients } from './authored.repo.ts'

/** Written notices have this code; their words are in `authored_notice`. */
export const authoredCode = 'notice.authored'

const payload = z.object({ logId: z.string() })

/** Delivers a sent notice. Run again after a fault, it leaves out those who have it. */
export const publishNotice: Task = async (input, { db }) => {
  const { logId } = payload.parse(input)
  const runner = reading(db)
  const notice = await loadAuthored(runner, logId)
  if (notice?.status !== 'sent') return
  const audience = await readAudience(db, logId)
  await insertNotice(runner, {
    id: logId,
    code: authoredCode,
    params: JSON.stringify({}),
    link: notice.link,
    menu_tab: notice.menuTab,
  })
  await setRecipients(runner, logId, audience.length)
  await deliverTo(runner, logId, audience)
}

/** Scheduled notices, sent by the database's clock. */
export const noticeClock: DueSource = {
  name: 'notices',
  find: findDueNotices,
  run: (logId, { pipeline }) =>
    pipeline.submit({
      on: authored,
      key: logId,
      actor: null,
      need: {},
      decide: ({ notice: before }, { now }) => {
        // Another node was first, or it was recalled meanwhile.
        if (before?.status !== 'scheduled' || before.sendAt === null) return unchanged(null)
        if (Temporal.Instant.compare(Temporal.Instant.from(before.sendAt), now) > 0) return unchanged(null)
        const after = {
          ...before,
          status: 'sent' as const,
          version: before.version + 1,
          sentAt: now.toString(),
        }
        return accept({
          reply: null,
          changes: [{ before, after }],
          line: {
            code: 'msg.sent',
            params: { logId, status: 'sent', publishing: 'scheduled', sendAt: before.sendAt },
          },
        })
      },
    }),
}
