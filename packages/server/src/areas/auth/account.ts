import { codeExpiry } from '@bookrunner/domain/auth'
import { byId } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { saveChange } from './account-changes.repo.ts'
import { loadAccount } from './account.repo.ts'
import { personOf } from './person.repo.ts'
import type { AccountState, AccountChange } from './account-state.ts'

const applyToCodes = (state: AccountState, change: AccountChange, now: Temporal.Instant): void => {
  const code = 'codeId' in change ? state.codes.get(change.codeId) : undefined
  const sent = { codeHash: null, sentAt: now, expiresAt: codeExpiry(now) }
  if (change.is === 'codeAsked')
    state.codes.set(change.codeId, { id: change.codeId, ...sent, sends: 1, tries: 0, used: false })
  else if (change.is === 'codeResent' && code) Object.assign(code, sent, { sends: change.sends })
  else if (change.is === 'passwordSet') for (const each of state.codes.values()) each.used = true
  else if (change.is === 'codeTried' && code) code.tries += 1
  else if (change.is === 'codeUsed' && code) code.used = true
}

const endsReset = ({ mails }: AccountState, { is }: AccountChange): boolean =>
  is === 'resetUsed' || is === 'passwordSet' || (is === 'sessionOpened' && mails !== 'account')

const applyToReset = (state: AccountState, change: AccountChange, now: Temporal.Instant): void => {
  if (change.is === 'resetAsked')
    state.reset = {
      id: change.resetId,
      codeHash: null,
      linkHash: null,
      expiresAt: codeExpiry(now),
      tries: 0,
      used: false,
    }
  else if (change.is === 'resetTried' && state.reset) state.reset.tries += 1
  else if (state.reset && endsReset(state, change)) state.reset.used = true
}

/** The key for unknown accounts: the same work is done, and nothing is stored. */
export const nobody = 'nobody'

/**
 * A person's account: one lock for log-ins, codes, sessions and the password, and one security log. So a code works
 * once, whatever arrives at the same moment on any node.
 */
export const account: Aggregate<AccountState, never, AccountChange> = {
  kind: 'account',
  load: async (transaction, userId) => {
    const { person, codes, reset, sessions, keys } = await loadAccount(transaction, userId)
    return {
      person: person && personOf(person),
      mails: person?.mails ?? 'account',
      codes: byId(codes),
      reset,
      sessions: new Set(sessions),
      keys: new Map(keys.map(({ id, name }) => [id, { name }])),
    }
  },
  apply: (state, change, { now }) => {
    applyToCodes(state, change, now)
    applyToReset(state, change, now)
    if (change.is === 'sessionOpened') {
      state.sessions.add(change.session.id)
      state.mails = 'account'
    } else if (change.is === 'sessionsEnded') for (const id of change.ids) state.sessions.delete(id)
    else if (change.is === 'keyAdded') state.keys.set(change.key.id, change.key)
    else if (change.is === 'keysEnded') for (const id of change.ids) state.keys.delete(id)
    else if (change.is === 'passwordSet' && state.person)
      Object.assign(state.person, {
        passwordHash: change.hash,
        mustChangePassword: change.mustChange ?? false,
      })
  },
  save: (transaction, userId, changes) =>
    Promise.all(changes.map(({ change, now }) => saveChange(transaction, userId, change, now))),
}
