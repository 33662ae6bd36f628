import { CallRefused } from '@bookrunner/contract'
import { faultMessage } from '../../platform/failed.ts'

/** The message of a failed call; empty without a fault. */
export const messageOf = (fault: unknown) => (fault ? faultMessage(fault) : '')

export const reasonOf = (fault: unknown) => (fault instanceof CallRefused ? fault.reason : '')
