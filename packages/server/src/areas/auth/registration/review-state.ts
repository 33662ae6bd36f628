import { invitationUntil, type RegistrationState } from '@bookrunner/domain/entities'
import type { Language } from '@bookrunner/domain/kernel'
import type { Transaction } from '../../../platform/db/index.ts'
import { addJob } from '../../../platform/jobs.ts'
import type { Aggregate, Stamp } from '../../../platform/service/index.ts'
import {
  afterPatch,
  decideRegistration,
  entity,
  loadRegistration,
  type EntityRecord,
  type EntityState,
  type Registration,
} from '../../entities/index.ts'
import { newUser, type NewUser, type NewUserState } from '../../users/index.ts'
import { insertInvitation } from './review.repo.ts'

interface ReviewNeed {
  editorId: string
  roleId?: string | undefined
}

export interface ReviewState extends EntityState {
  /** Undefined for an institution that did not register itself. */
  registration: Registration | undefined
  /** What a new user needs. */
  newcomer: NewUserState
}

interface ReviewChange {
  before: EntityRecord
  patch: Partial<EntityRecord>
  registration: RegistrationState | undefined
  /** The first contact, who becomes a user and gets an invitation. */
  invited: { userId: string; user: NewUser; resetId: string; language: Language } | undefined
  /** Mails the reason of a refusal. */
  refused: { erase: boolean } | undefined
}

/** An institution under review: the lock and the log of the institution, and with it the first contact. */
export const reviewed: Aggregate<ReviewState, ReviewNeed, ReviewChange> = {
  kind: 'entity',
  load: async (transaction, entityId, needs) => {
    const registration = await loadRegistration(transaction, entityId)
    const account = registration?.applicant?.account ?? ''
    const [state, newcomer] = await Promise.all([
      entity.load(transaction, entityId, []),
      newUser.load(
        transaction,
        entityId,
        needs.map(({ editorId, roleId = '' }) => ({ account, roleId, entityId, editorId })),
      ),
    ])
    return { ...state, registration, newcomer }
  },
  apply: (state, { patch, registration }) => {
    if (state.entity) state.entity = afterPatch(state.entity, patch, state.places)
    if (state.registration && registration !== undefined)
      state.registration = { ...state.registration, state: registration }
  },
  save: (transaction, entityId, changes, state) =>
    Promise.all([
      entity.save(
        transaction,
        entityId,
        changes.map(({ change: { before, patch }, ...stamp }) => ({
          ...stamp,
          change: { kind: 'edited' as const, before, patch },
        })),
        state,
      ),
      ...changes.map(({ change, ...stamp }) => saveApplicant(transaction, entityId, change, stamp)),
    ]),
}

const saveApplicant = async (
  transaction: Transaction,
  entityId: string,
  { registration, invited, refused }: ReviewChange,
  stamp: Stamp,
): Promise<unknown> => {
  const { now } = stamp
  const decided = registration && decideRegistration(transaction, entityId, registration, now)
  if (refused) await addJob(transaction, 'auth.mailRegistrationRefused', { entityId, ...refused })
  if (!invited) return decided
  const { userId, user, resetId, language } = invited
  await newUser.save(transaction, userId, [{ ...stamp, change: user }], emptyNewcomer)
  return Promise.all([
    decided,
    insertInvitation(transaction, { resetId, userId, language, now, until: invitationUntil(now) }),
    addJob(transaction, 'auth.mailInvitation', { resetId }),
  ])
}

const emptyNewcomer: NewUserState = {
  taken: new Set(),
  roles: new Map(),
  entities: new Map(),
  departments: new Map(),
  editors: new Map(),
}
