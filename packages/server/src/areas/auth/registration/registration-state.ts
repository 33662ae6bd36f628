import type { MailedCode } from '@bookrunner/domain/auth'
import type { Language } from '@bookrunner/contract/kernel'
import type { Applicant, EntityRecord, EntityState, Registration } from '../../entities/index.ts'

/** A mailed code, and after it the confirmed address. */
export interface RegistrationCode extends MailedCode {
  account: string
  codeHash: string | null
  sentAt: Temporal.Instant
  sends: number
  proofHash: string | null
  /** What was registered with it. */
  bodyHash: string | null
}

export interface RegistrationNeed {
  /** The registration itself, not only its code. */
  registers?: boolean
  classId?: string | null | undefined
}

export interface RegistrationState {
  code: RegistrationCode | undefined
  /** The address has an account. */
  hasAccount: boolean
  /** A registration with this address is under review. */
  isWaiting: boolean
  places: EntityState['places']
}

export type RegistrationChange =
  | { is: 'codeAsked'; account: string; ticketHash: string; language: Language }
  | { is: 'codeResent'; sends: number; language: Language }
  | { is: 'codeTried' }
  | { is: 'codeUsed' }
  | { is: 'confirmed'; proofHash: string }
  | {
      is: 'registered'
      record: EntityRecord
      registration: Registration
      applicant: Applicant
      bodyHash: string
    }
