import { z } from 'zod'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { noticePlace, type NoticeAudience, type NoticeCode } from '@bookrunner/contract/notices'
import { deliverTo, raiseNotice } from './deliver-notice.ts'

const ofUser = z.object({ userId: z.string() })
const ofUsers = z.object({ userIds: z.array(z.string()) })

/** Stored once for everybody by the migration; the first log-in delivers it. */
const welcomeId = 'ntc_welcome'

const welcome: Reaction = (transaction, events) =>
  deliverTo(
    transaction,
    welcomeId,
    events.map((event) => ofUser.parse(event).userId),
  )

/** To the person of each event. */
const notify =
  (code: NoticeCode, audience: NoticeAudience = 'person'): Reaction =>
  (transaction, events) =>
    raiseNotice(
      transaction,
      { code, ...noticePlace(code, audience) },
      events.map((event) => ofUser.parse(event).userId),
    )

const rightsCode = 'account.rights-changed'

const rightsChanged: Reaction = (transaction, events) =>
  raiseNotice(transaction, { code: rightsCode, ...noticePlace(rightsCode, 'person') }, [
    ...new Set(events.flatMap((event) => ofUsers.parse(event).userIds)),
  ])

/** Sends people notices about their own account. */
export const reactToAccounts = (reactions: Reactions): void => {
  reactions.on('signed.in', welcome)
  reactions.on('password.changed', notify('account.password-changed'))
  reactions.on('key.added', notify('account.key-added', 'keyOwner'))
  reactions.on('user.frozen', notify('account.frozen'))
  reactions.on('user.reactivated', notify('account.reactivated'))
  reactions.on('rights.changed', rightsChanged)
}
