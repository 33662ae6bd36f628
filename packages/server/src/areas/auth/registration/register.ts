import { authCalls } from '@bookrunner/contract/auth'
import type { InputOf } from '@bookrunner/contract/kernel'
import {
  emptyEntity,
  parsePhone,
  registrationFaults,
  tidyEntity,
  type EntityFields,
  type RegistrationFields,
} from '@bookrunner/domain/entities'
import { isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { newId } from '../../../platform/ids.ts'
import { accept, service, unchanged } from '../../../platform/service/index.ts'
import { newEntity, type Applicant, type EntityState } from '../../entities/index.ts'
import { addressKey } from '../address-key.ts'
import { attemptsOf } from '../attempts.ts'
import { hashOf } from '../secrets.ts'
import { findByProof } from './registration.repo.ts'
import { registration } from './registration.ts'

const received = { received: true } as const

const fieldsOf = ({ proof: _, ...sent }: InputOf<typeof authCalls.register>): RegistrationFields => ({
  ...emptyEntity,
  ...sent,
})

/** What is wrong beside the rules of the fields: a type that does not exist. */
const faultsOf = (fields: RegistrationFields, places: EntityState['places']) => {
  const { classId } = fields
  const isKnown = classId === null || (classId.startsWith('cls_') && places.has(classId))
  return [
    ...registrationFaults(fields),
    ...(isKnown ? [] : [{ field: 'classId', reason: 'record.unknown' as const }]),
  ]
}

/** The institution is stored without its contact, who is a person under review and stands in a row that can be erased. */
const institutionOf = (fields: RegistrationFields): EntityFields => {
  const { contact: _c, position: _p, phoneArea: _a, phone: _n, ...institution } = fields
  return tidyEntity({ ...emptyEntity, ...institution })
}

const applicantOf = (account: string, fields: RegistrationFields): Applicant | undefined => {
  const phone = parsePhone(fields.phoneArea ?? '', fields.phone ?? '')
  if (isRefusal(phone)) return undefined
  const { contact, position } = fields
  return { account, contact, position, phoneArea: phone.area, phone: phone.number }
}

/**
 * §7: an institution registers itself and waits for its review. The same registration sent again, after an answer that was
 * lost, gets the same answer.
 */
export const register = service(authCalls.register, {
  on: registration,
  prepare: async ({ input }, { db, ip, language }) => {
    const codeId = await findByProof(db, input.proof)
    if (codeId === undefined) {
      const byAddress = await attemptsOf(db).registerAddress.take(addressKey(ip))
      return isRefusal(byAddress) ? byAddress : refuse('register.confirm-again')
    }
    return { codeId, entityId: newId('ent'), language, bodyHash: hashOf(JSON.stringify(fieldsOf(input))) }
  },
  key: ({ prepared }) => prepared.codeId,
  needs: ({ input: { classId } }) => ({ registers: true, classId }),
  decide: ({ input, prepared: { entityId, language, bodyHash }, state, now }) => {
    const { code, places } = state
    if (!code || code.proofHash === null) return refuse('register.confirm-again')
    if (code.bodyHash === bodyHash) return unchanged(received)
    if (state.isWaiting) return refuse('session.not-active')
    if (code.bodyHash !== null || Temporal.Instant.compare(code.expiresAt, now) <= 0)
      return refuse('register.confirm-again')
    if (state.hasAccount) return refuse('register.has-account')
    const fields = fieldsOf(input)
    const wrong = faultsOf(fields, places)
    const applicant = applicantOf(code.account, fields)
    if (wrong.length > 0 || !applicant) return refuseFields('input.invalid', wrong)
    const origin = {
      id: entityId,
      source: 'user' as const,
      review: 'pending' as const,
      addedBy: null,
      addedFor: null,
    }
    const record = newEntity(institutionOf(fields), origin, places, now)
    return accept({
      reply: received,
      changes: [
        {
          is: 'registered',
          record,
          registration: { entityId, state: 'waiting', language, appliedAt: now, applicant },
          applicant,
          bodyHash,
        },
      ],
      line: { code: 'registration.registered', params: { entityId } },
      also: [
        {
          ledger: `entity:${entityId}`,
          line: { code: 'entity.registered', params: { entityId, source: 'user', review: 'pending' } },
        },
      ],
      events: [{ type: 'entity.registered', entityId }],
    })
  },
})
