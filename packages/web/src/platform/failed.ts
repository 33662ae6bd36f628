import { actOf, CallRefused } from '@bookrunner/contract'
import { reactionTo, type Failure } from './failures.ts'
import { tell } from './notify.ts'
import { isOffline } from './online.ts'
import { platformText } from './platform-text.ts'
import { textOf } from './text.ts'

/** Ends or redirects the session; false if that already happened, so that it is reported once. */
interface SessionEnds {
  readonly toLogin: (keepSession: boolean) => boolean
  readonly toChangePassword: () => boolean
}

let ends: SessionEnds | undefined

export function connectFailures(next: SessionEnds): void {
  ends = next
}

/**
 * One pipeline for every failed call (§8). A failure that the screen has `shown` is not reported again; see `CallMeta`.
 */
export function failed(fault: unknown, failure?: 'shown' | 'ignored'): void {
  if (failure === 'ignored' || isA(fault, 'AbortError')) return
  if (fault instanceof CallRefused) react(fault, failure === 'shown')
  else if (failure !== 'shown') tellAfter(faultMessage(fault), 500)
}

/**
 * The message of a failure: the server's, or our own if the server was not reached. Messages of browsers and proxies
 * ("Failed to fetch", "Bad Gateway") are not in the reader's language.
 */
export function faultMessage(fault: unknown): string {
  if (fault instanceof CallRefused && fault.traceId) return reactionTo(fault).message
  const t = textOf(platformText)
  if (isOffline()) return t('request.offline')
  return t(isA(fault, 'TimeoutError') ? 'request.late' : 'request.failed')
}

interface EndingRefusal {
  readonly code: number
  readonly reason?: string
  readonly message: string
}

/** True if the live connection ended the session; the screen handles other refusals. */
export function sessionEndedBy({ code, reason, message }: EndingRefusal): boolean {
  const act = actOf(code, reason)
  if (act === 'tell') return false
  react({ code, act, message, traceId: '' })
  return true
}

function react(failure: Failure, isShown = false): void {
  const reaction = reactionTo(failure)
  if (reaction.kind === 'tell') {
    if (!isShown)
      tellAfter(failure instanceof CallRefused ? faultMessage(failure) : reaction.message, reaction.afterMs)
  } else if (reaction.kind === 'changePassword') {
    if (ends?.toChangePassword()) tell('warning', reaction.message)
  } else if (ends?.toLogin(reaction.keepSession)) tell('warning', reaction.message)
}

const tellAfter = (message: string, ms: number) => void setTimeout(() => tell('error', message), ms)

const isA = (fault: unknown, name: string) => fault instanceof DOMException && fault.name === name
