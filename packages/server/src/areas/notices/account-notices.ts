import { z } from 'zod'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
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

const passwordChanged: Reaction = (transaction, events) =>
  raiseNotice(
    transaction,
    { code: 'account.password-changed' },
    events.map((event) => ofUser.parse(event).userId),
  )

const keyAdded: Reaction = (transaction, events) =>
  raiseNotice(
    transaction,
    { code: 'account.key-added', link: '/my-keys' },
    events.map((event) => ofUser.parse(event).userId),
  )

const rightsChanged: Reaction = (transaction, events) =>
  raiseNotice(transaction, { code: 'account.rights-changed' }, [
    ...new Set(events.flatMap((event) => ofUsers.parse(event).userIds)),
  ])

/** Sends people notices about their own account. */
export const reactToAccounts = (reactions: Reactions): void => {
  reactions.on('signed.in', welcome)
  reactions.on('password.changed', passwordChanged)
  reactions.on('key.added', keyAdded)
  reactions.on('rights.changed', rightsChanged)
}
