import { usersCalls } from '@bookrunner/contract/users'
import { mayUse } from '@bookrunner/domain/access'
import { maskEmail, refuse } from '@bookrunner/domain/kernel'
import { rightsOf } from '@bookrunner/domain/roles'
import { knowsFormerAddresses, mayAdminister, maySee } from '@bookrunner/domain/users'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { read } from '../../platform/http/handler.ts'
import { readRole } from '../roles/index.ts'
import { positionOf, readMails, readUser, readVersion } from './user.repo.ts'
import type { UserRow } from './user-state.ts'
import { entityView, profileView, userView } from './view.ts'

const noMails = { usedAddress: null, mailsNowhere: false }

/** Where the mails of another user go, for who may change the account or have a link mailed. */
const mailsOf = async (db: Db, { id, account }: UserRow, { rights }: Actor) => {
  const asks = mayUse(rights, 'admin_user|edit') || mayUse(rights, 'admin_user|reset')
  const mails = asks ? await readMails(db, id) : undefined
  if (!mails) return noMails
  const { usedAddress } = mails
  const isKnown = usedAddress === null || usedAddress === account || knowsFormerAddresses(rights.tier)
  return isKnown ? mails : { ...mails, usedAddress: maskEmail(usedAddress) }
}

/** The own record, or for an administrator another's with the rights that its role gives. */
export const info = read(usersCalls.info, async ({ input, actor, db, language }) => {
  const own = await readUser(db, actor.userId)
  const row = input.userId === undefined ? own : await readUser(db, input.userId)
  if (!own || !row) return refuse('record.unknown')
  const isOwn = row.id === own.id
  const mayRead = mayUse(actor.rights, 'admin_user') && !own.must_change_password
  if (!isOwn && !(mayRead && maySee(positionOf(own), positionOf(row)))) return refuse('record.unknown')
  const mayWrite = !isOwn && mayAdminister(positionOf(own), positionOf(row))
  const role = isOwn ? undefined : await readRole(db, row.role_id)
  const { permissions, roles, functions } = role ? rightsOf(role, row.deal_roles) : actor.rights
  return {
    user: { ...userView(row, language), entity: entityView(row) },
    permissions: [...permissions],
    roles: [...roles],
    functions: [...functions],
    ...profileView(row),
    ...(mayWrite ? await mailsOf(db, row, actor) : noMails),
    mustChangePassword: row.must_change_password,
    version: await readVersion(db, row.id),
  }
})
