import { CallRefused } from '@bookrunner/contract'
import { platformText } from '../../platform/platform-text.ts'
import { textOf } from '../../platform/text.ts'

/** What a form says about a call that failed: the server's words, or that it could not be reached. */
export function wordsOf(fault: unknown): string {
  if (!fault) return ''
  return fault instanceof CallRefused ? fault.message : textOf(platformText)('request.failed')
}

export const reasonOf = (fault: unknown) => (fault instanceof CallRefused ? fault.reason : '')
