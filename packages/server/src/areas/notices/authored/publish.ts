import { z } from 'zod'
import { reading } from '../../../platform/db/index.ts'
import type { DueSource } from '../../../platform/due.ts'
import { addUnhurriedJobs, type Task } from '../../../platform/jobs.ts'
import { accept, unchanged } from '../../../platform/service/index.ts'
import { findReceivers, insertNotice, saveDeliveries } from '../inbox.repo.ts'
import { inbox } from '../inbox.ts'
import { authored } from './authored.ts'
import { findDueNotices, loadAuthored, readAudience, setRecipients } from './authored.repo.ts'

/** Written notices have this code; their words are in `authored_notice`. */
export const authoredCode = 'notice.authored'

const payload = z.object({ logId: z.string() })
const portion = z.object({ logId: z.string(), userIds: z.array(z.string()) })

/** Makes jobs of the deliveries of a sent notice. Run again after a fault, it makes them again, which delivers nothing twice. */
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
  await addUnhurriedJobs(runner, 'notices.deliverWritten', portionsOf(logId, audience))
}

type Portion = z.infer<typeof portion>

/** Inboxes of one transaction: their owners' own writes wait for it, so it is short. */
const mostTogether = 100

const portionsOf = (logId: string, userIds: readonly string[]): Portion[] =>
  Array.from({ length: Math.ceil(userIds.length / mostTogether) }, (_, index) => ({
    logId,
    userIds: userIds.slice(index * mostTogether, (index + 1) * mostTogether),
  }))

/**
 * Delivers to some of the recipients at once. A written notice replaces no other, so there is nothing to decide for
 * each of them. Run again after a fault, it leaves out those who have it.
 */
export const deliverWritten: Task = async (input, { pipeline }) => {
  const { logId, userIds } = portion.parse(input)
  await pipeline.appendToMany({
    kind: inbox.kind,
    keys: userIds,
    line: { code: 'notice.delivered', params: { noticeId: logId } },
    findDone: (transaction, keys) => findReceivers(transaction, logId, keys),
    save: (transaction, rows) => saveDeliveries(transaction, logId, rows),
  })
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
