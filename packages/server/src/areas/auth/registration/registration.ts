import { codeExpiry } from '@bookrunner/domain/auth'
import { confirmedUntil } from '@bookrunner/domain/entities'
import type { Aggregate } from '../../../platform/service/index.ts'
import { hasWaiting, loadPlaces } from '../../entities/index.ts'
import { lockAccounts } from '../../users/index.ts'
import type {
  RegistrationChange,
  RegistrationCode,
  RegistrationNeed,
  RegistrationState,
} from './registration-state.ts'
import { hasAccount, loadCode, saveChange } from './registration.repo.ts'

/**
 * One registration from its code to its submission: one lock, so a code works once, and a registration sent twice is one.
 * Its log has ids only; the address stands in the row of the code, which is deleted after two days.
 */
export const registration: Aggregate<RegistrationState, RegistrationNeed, RegistrationChange> = {
  kind: 'registration',
  load: async (transaction, codeId, needs) => {
    const code = await loadCode(transaction, codeId)
    const classIds = needs.flatMap(({ classId }) => classId ?? [])
    if (!code) return { code, hasAccount: false, isWaiting: false, places: new Map() }
    // Two registrations with one address, or one and a new user, wait for each other.
    if (needs.some(({ registers }) => registers)) await lockAccounts(transaction, [code.account])
    const [isTaken, isWaiting, places] = await Promise.all([
      hasAccount(transaction, code.account),
      hasWaiting(transaction, code.account),
      loadPlaces(transaction, classIds),
    ])
    return { code, hasAccount: isTaken, isWaiting, places }
  },
  apply: (state, change, { now }) => {
    if (change.is === 'codeAsked') state.code = newCode(change.account, now)
    else if (state.code) applyTo(state.code, change, now)
    if (change.is === 'registered') state.isWaiting = true
  },
  save: (transaction, codeId, changes) =>
    Promise.all(changes.map(({ change, now }) => saveChange(transaction, codeId, change, now))),
}

const sentAt = (now: Temporal.Instant) => ({ codeHash: null, sentAt: now, expiresAt: codeExpiry(now) })

const newCode = (account: string, now: Temporal.Instant): RegistrationCode => ({
  ...sentAt(now),
  account,
  sends: 1,
  tries: 0,
  used: false,
  proofHash: null,
  bodyHash: null,
})

const applyTo = (code: RegistrationCode, change: RegistrationChange, now: Temporal.Instant): void => {
  switch (change.is) {
    case 'codeAsked':
      return
    case 'codeResent':
      Object.assign(code, sentAt(now), { sends: change.sends })
      return
    case 'codeTried':
      code.tries += 1
      return
    case 'codeUsed':
      code.used = true
      return
    case 'confirmed':
      Object.assign(code, { used: true, proofHash: change.proofHash, expiresAt: confirmedUntil(now) })
      return
    case 'registered':
      code.bodyHash = change.bodyHash
  }
}
