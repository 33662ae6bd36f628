import type { KeyEnd, KeyScope, MailedCode, SessionEnd } from '@bookrunner/domain/auth'
import type { Language } from '@bookrunner/contract/kernel'
import type { Person } from './person.repo.ts'

export interface LoginCode extends MailedCode {
  id: string
  codeHash: string | null
  sentAt: Temporal.Instant
  sends: number
}

export interface ResetCode extends MailedCode {
  id: string
  codeHash: string | null
  linkHash: string | null
}

export type Mails = 'account' | 'former' | 'nowhere'

export interface AccountState {
  person: Person | undefined
  /** To an address that was used before, or to nobody, until the next log-in. */
  mails: Mails
  /** Log-ins between password and code that are still valid. */
  codes: Map<string, LoginCode>
  reset: ResetCode | undefined
  /** Ids of open sessions. */
  sessions: Set<string>
  /** Working API keys, by id. */
  keys: Map<string, Pick<ApiKey, 'name'>>
}

export interface ApiKey {
  id: string
  name: string
  scopes: readonly KeyScope[]
  begins: string
  secretHash: string
  endsAt: Temporal.Instant | null
  entityId: string
}

export interface NewSession {
  id: string
  tokenHash: string
  hours: number
  ip: string
  userAgent: string
}

export type AccountChange =
  | { is: 'codeAsked'; codeId: string; ticketHash: string; language: Language }
  | { is: 'codeResent'; codeId: string; sends: number; language: Language }
  | { is: 'codeTried'; codeId: string }
  | { is: 'codeUsed'; codeId: string }
  | { is: 'resetAsked'; resetId: string; language: Language }
  | { is: 'resetTried' }
  | { is: 'resetUsed' }
  | { is: 'passwordSet'; hash: string; mustChange?: boolean }
  | { is: 'sessionOpened'; session: NewSession }
  | { is: 'sessionsEnded'; ids: readonly string[]; why: SessionEnd }
  | { is: 'keyAdded'; key: ApiKey }
  | { is: 'keysEnded'; ids: readonly string[]; why: KeyEnd }
