import { actOf, CallRefused } from '@bookrunner/contract'
import { reactionTo, type Failure } from './failures.ts'
import { tell } from './notify.ts'
import { isOffline } from './online.ts'
import { platformText } from './platform-text.ts'
import { textOf } from './text.ts'

/** Ends or bends the session; false when that had already happened, so that it is said once only. */
interface SessionEnds {
  readonly toLogin: (keepSession: boolean) => boolean
  readonly toChangePassword: () => boolean
}

let ends: SessionEnds | undefined

export function connectFailures(next: SessionEnds): void {
  ends = next
}

/** One pipeline for every failed call (§8). What is `said` by the screen is not said twice; see `CallMeta`. */
export function failed(fault: unknown, failure?: 'said' | 'ignored'): void {
  if (failure === 'ignored' || isA(fault, 'AbortError')) return
  if (fault instanceof CallRefused) react(fault, failure === 'said')
  else if (failure !== 'said') tellAfter(wordsOf(fault), 500)
}

/**
 * What is said about a failure: the server's words, or our own where it could not be reached. The browser's
 * and a proxy's ("Failed to fetch", "Bad Gateway") are in no language the reader chose.
 */
export function wordsOf(fault: unknown): string {
  if (fault instanceof CallRefused && fault.traceId) return reactionTo(fault).message
  const t = textOf(platformText)
  if (isOffline()) return t('request.offline')
  return t(isA(fault, 'TimeoutError') ? 'request.late' : 'request.failed')
}

/** True when the live connection says the session is over. Anything else it refuses, the screen handles. */
export function sessionEndedBy({ code, message }: { code: number; message: string }): boolean {
  const act = actOf(code)
  if (act === 'tell') return false
  react({ code, act, message, traceId: '' })
  return true
}

function react(failure: Failure, said = false): void {
  const reaction = reactionTo(failure)
  if (reaction.kind === 'tell') {
    if (!said)
      tellAfter(failure instanceof CallRefused ? wordsOf(failure) : reaction.message, reaction.afterMs)
  } else if (reaction.kind === 'changePassword') {
    if (ends?.toChangePassword()) tell('warning', reaction.message)
  } else if (ends?.toLogin(reaction.keepSession)) tell('warning', reaction.message)
}

const tellAfter = (message: string, ms: number) => void setTimeout(() => tell('error', message), ms)

const isA = (fault: unknown, name: string) => fault instanceof DOMException && fault.name === name
