import { actOf, CallRefused } from '@bookrunner/contract'
import { reactionTo, type Failure } from './failures.ts'
import { tell } from './notify.ts'
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

/** One road for every failed call (§8). `quiet` calls show their refusal themselves, or ignore it. */
export function failed(fault: unknown, quiet = false): void {
  if (quiet || isA(fault, 'AbortError')) return
  if (fault instanceof CallRefused) react(fault)
  else tellAfter(textOf(platformText)(isA(fault, 'TimeoutError') ? 'request.late' : 'request.failed'), 500)
}

/** The live connection says the session is over; anything else it refuses is for the screen to know. */
export function liveRefused({ code, message }: { code: number; message: string }): void {
  const act = actOf(code)
  if (act !== 'tell') react({ code, act, message, traceId: '' })
}

function react(failure: Failure): void {
  const reaction = reactionTo(failure)
  if (reaction.kind === 'tell') tellAfter(reaction.message, reaction.afterMs)
  else if (reaction.kind === 'changePassword') {
    if (ends?.toChangePassword()) tell('warning', reaction.message)
  } else if (ends?.toLogin(reaction.keepSession)) tell('warning', reaction.message)
}

const tellAfter = (message: string, ms: number) => void setTimeout(() => tell('error', message), ms)

const isA = (fault: unknown, name: string) => fault instanceof DOMException && fault.name === name
