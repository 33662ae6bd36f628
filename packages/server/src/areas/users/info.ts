import { usersCalls } from '@bookrunner/contract/users'
import { mayUse } from '@bookrunner/domain/access'
import { maskEmail } from '@bookrunner/domain/auth'
import { refuse } from '@bookrunner/domain/kernel'
import { rightsOf } from '@bookrunner/domain/roles'
import { knowsFormerAddresses, mayAdminister, maySee } from '@bookrunner/domain/users'
import { read } from '../../platform/http/handler.ts'
import { readRole } from '../roles/index.ts'
import { positionOf, readMails, readUser, readVersion } from './user.repo.ts'
import { entityView, profileView, userView } from './view.ts'

/** The own record, or for an administrator another's with the rights that its role gives. */
export const info = read(usersCalls.info, async ({ input, actor, db, language }) => {
  const own = await readUser(db, actor.userId)
  const row = input.userId === undefined ? own : await readUser(db, input.userId)
  if (!own || !row) return refuse('record.unknown')
  const isOwn = row.id === own.id
  const mayRead = mayUse(actor.rights, 'admin_user') && !own.must_change_password
  if (!isOwn && !(mayRead && maySee(positionOf(own), positionOf(row)))) return refuse('record.unknown')
  const mayWrite = !isOwn && mayAdminister(positionOf(own), positionOf(row))
  const asksForMails = mayUse(actor.rights, 'admin_user|edit') || mayUse(actor.rights, 'admin_user|reset')
  const mails = mayWrite && asksForMails ? await readMails(db, row.id) : undefined
  const used = mails?.usedAddress ?? null
  const isKnown = used === null || used === row.account || knowsFormerAddresses(own.tier)
  const role = isOwn ? undefined : await readRole(db, row.role_id)
  const { permissions, roles, functions } = role ? rightsOf(role, row.deal_roles) : actor.rights
  return {
    user: { ...userView(row, language), entity: entityView(row) },
    permissions: [...permissions],
    roles: [...roles],
    functions: [...functions],
    ...profileView(row),
    usedAddress: isKnown ? used : maskEmail(used),
    mailsNowhere: mails?.mailsNowhere ?? false,
    mustChangePassword: row.must_change_password,
    version: await readVersion(db, row.id),
  }
})
