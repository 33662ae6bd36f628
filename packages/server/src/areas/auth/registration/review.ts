import { entitiesCalls } from '@bookrunner/contract/entities'
import type { InputOf } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { parsePhone, registrationMachine, tidyEntity } from '@bookrunner/domain/entities'
import {
  go,
  isRefusal,
  refuse,
  refuseFields,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { addUser, type AddReason } from '@bookrunner/domain/users'
import type { Actor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import {
  afterPatch,
  entityView,
  type Applicant,
  type EntityRecord,
  type Registration,
} from '../../entities/index.ts'
import type { NewUser, NewUserState } from '../../users/index.ts'
import { hashPassword } from '../passwords.ts'
import { newToken } from '../secrets.ts'
import { reviewed, type ReviewState } from './review-state.ts'

type Invite = NonNullable<InputOf<typeof entitiesCalls.audit>['invite']>

interface Invited {
  user: NewUser
  patch: Partial<EntityRecord>
}

type InviteReason =
  | AddReason
  | 'input.invalid'
  | 'record.unknown'
  | 'entity.role-missing'
  | 'user.account-taken'
  | 'phone.area'
  | 'phone.format'

interface Invitation {
  actor: Actor
  entity: EntityRecord
  applicant: Applicant
  registration: Registration
  newcomer: NewUserState
  passwordHash: string
}

/** The deal roles that the reviewer chose, and the contact as that of the institution. */
const patchFor = (
  entity: EntityRecord,
  { dealRoles, contact, position, ...phone }: Invite,
  account: string,
) => {
  const { phoneArea } = phone
  const tidy = tidyEntity({
    ...entity,
    dealRoles,
    contact,
    position,
    email: account,
    phoneArea,
    phone: phone.phone,
  })
  const chosen = { dealRoles: tidy.dealRoles }
  return entity.contact === '' && entity.email === '' && entity.phone === null
    ? { ...chosen, contact, position, email: account, phoneArea, phone: tidy.phone }
    : chosen
}

/** The first contact as a user, by the rules for every user that an administrator adds. */
const invite = (
  requested: Invite | undefined,
  { actor, entity, applicant, registration, newcomer, passwordHash }: Invitation,
): Invited | Refusal<InviteReason> => {
  if (!requested)
    return refuseFields('input.invalid', [{ field: 'invite.roleId', reason: 'entity.role-missing' }])
  if (!mayUse(actor.rights, 'admin_user|add')) return refuse('access.denied')
  const phone = parsePhone(requested.phoneArea, requested.phone)
  const role = newcomer.roles.get(requested.roleId)
  const wrong: FieldRefusal<'phone.area' | 'phone.format' | 'record.unknown'>[] = [
    ...(isRefusal(phone) ? [{ field: 'invite.phone', reason: phone.reason }] : []),
    ...(role ? [] : [{ field: 'invite.roleId', reason: 'record.unknown' as const }]),
  ]
  if (isRefusal(phone) || !role || wrong.length > 0) return refuseFields('input.invalid', wrong)
  const position = newcomer.editors.get(actor.userId)
  if (!position) return refuse('record.unknown')
  const { account } = applicant
  const place = { role, entity: { id: entity.id, dealRoles: requested.dealRoles }, department: null }
  const placed = addUser({ position, rights: actor.rights }, place)
  if (isRefusal(placed)) return placed
  if (newcomer.taken.has(account)) return refuse('user.account-taken')
  return {
    user: {
      account,
      name: requested.contact,
      phone_area: phone.area,
      phone: phone.number,
      language: registration.language,
      entity_id: entity.id,
      role_id: role.id,
      password_hash: passwordHash,
    },
    patch: patchFor(entity, requested, account),
  }
}

interface Verdict {
  before: EntityRecord
  patch: Partial<EntityRecord>
  isApproved: boolean
  user: NewUser | undefined
  userId: string
}

/** The new user's own log begins with this line. */
const userLine = ({ before, user, userId }: Verdict & { user: NewUser }) => ({
  ledger: `user:${userId}`,
  line: { code: 'user.added', params: { userId, roleId: user.role_id, entityId: before.id } },
})

const lineFor = ({ before, patch, isApproved, user, userId }: Verdict) => ({
  code: isApproved ? 'entity.approved' : 'entity.refused',
  params: user ? { entityId: before.id, userId, dealRoles: patch.dealRoles } : { entityId: before.id },
})

/** What the verdict makes of the registration; undefined if the institution did not register itself. */
const nextState = (registration: Registration | undefined, verdict: 'approve' | 'refuse') => {
  const moved = registration && go(registrationMachine, registration.state, verdict)
  return isRefusal(moved) ? undefined : moved
}

type AuditInput = InputOf<typeof entitiesCalls.audit>

/** The institution as the reviewer saw it, if it still waits. */
const reviewable = (entity: EntityRecord | undefined, { expectedVersion, verdict, reason }: AuditInput) => {
  if (!entity) return refuse('record.unknown')
  if (entity.mergedInto) return refuse('entity.merged')
  if (entity.version !== expectedVersion) return refuse('write.changed-meanwhile')
  if (entity.review !== 'pending') return refuse('entity.not-pending')
  if (verdict === 'refuse' && reason === undefined)
    return refuseFields('input.invalid', [{ field: 'reason', reason: 'entity.reason-missing' }])
  return entity
}

interface Approval {
  input: AuditInput
  before: EntityRecord
  actor: Actor
  passwordHash: string
}

/** Undefined where nobody waits: an institution that a desk added, or whose applicant was erased. */
const inviteApplicant = (
  { registration, newcomer }: ReviewState,
  { input, before, actor, passwordHash }: Approval,
): Invited | undefined | Refusal<InviteReason> => {
  const applicant = registration?.applicant
  if (!registration || !applicant) return undefined
  return invite(input.invite, { actor, entity: before, applicant, registration, newcomer, passwordHash })
}

/**
 * §4: pending to reviewed by approval. Of an institution that registered itself, the first contact becomes a user at the
 * same moment. A refused institution stays pending, with the reason, and can be approved later.
 */
export const review = service(entitiesCalls.audit, {
  on: reviewed,
  prepare: async ({ input }, { passwordCost }) => ({
    userId: newId('usr'),
    resetId: newId('rst'),
    // Nobody knows it: the invitation's link sets the first password.
    passwordHash: input.invite ? await hashPassword(newToken(), passwordCost) : '',
  }),
  key: ({ input }) => input.entityId,
  needs: ({ input, actor }) => ({ editorId: actor.userId, roleId: input.invite?.roleId }),
  decide: ({ input, actor, state, prepared: { userId, resetId, passwordHash } }) => {
    const { verdict, reason = '' } = input
    const before = reviewable(state.entity, input)
    if (isRefusal(before)) return before
    const { registration } = state
    const isApproved = verdict === 'approve'
    const invited = isApproved ? inviteApplicant(state, { input, before, actor, passwordHash }) : undefined
    if (isRefusal(invited)) return invited
    const patch = isApproved
      ? { review: 'reviewed' as const, refusal: '', ...invited?.patch }
      : { refusal: reason }
    const decided = { before, patch, isApproved, userId }
    const user = invited?.user
    return accept({
      reply: entityView(afterPatch(before, patch, state.places), actor),
      changes: [
        {
          before,
          patch,
          registration: nextState(registration, verdict),
          invited: user && registration && { userId, user, resetId, language: registration.language },
          refused: isApproved || !registration?.applicant ? undefined : { erase: input.erase },
        },
      ],
      line: lineFor({ ...decided, user }),
      also: user ? [userLine({ ...decided, user })] : [],
      events: [
        {
          type: 'entity.audited',
          entityId: before.id,
          isApproved,
          addedBy: before.addedBy,
          invited: user ? userId : null,
        },
      ],
    })
  },
})
