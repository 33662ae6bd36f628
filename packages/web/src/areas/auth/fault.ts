import { CallRefused } from '@bookrunner/contract'
import { wordsOf as said } from '../../platform/failed.ts'

/** What a form says about a call that failed; nothing where none did. */
export const wordsOf = (fault: unknown) => (fault ? said(fault) : '')

export const reasonOf = (fault: unknown) => (fault instanceof CallRefused ? fault.reason : '')
