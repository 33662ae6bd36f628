import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { parseWaiting, type Waiting } from '../waiting.ts'

/** An address that its owner confirmed, and the types the institution can have. */
export interface Confirmed {
  readonly proof: string
  readonly account: string
  readonly until: number
  readonly types: readonly (LocalizedNames & { readonly classId: string })[]
}

/** Where a registration is. It stays in this tab, so that a reload goes on where the applicant was. */
export type Progress =
  | { readonly step: 'email'; readonly account: string; readonly problem: string }
  | { readonly step: 'code'; readonly waiting: Waiting }
  | { readonly step: 'form'; readonly confirmed: Confirmed }
  /** Sent, or sent before and still under review. */
  | { readonly step: 'received' | 'underReview'; readonly account: string }

const KEY = 'bookrunner.registration'
export const start: Progress = { step: 'email', account: '', problem: '' }

export function storeProgress(progress: Progress): void {
  writeJson('session', KEY, progress.step === 'email' ? undefined : progress)
}

export const storedProgress = (): Progress => parseProgress(readJson('session', KEY), Date.now())

const isNamed = (type: unknown): type is Confirmed['types'][number] =>
  isRecord(type) && ['classId', 'name', 'nameCn', 'nameHk'].every((field) => typeof type[field] === 'string')

function parseConfirmed(stored: unknown, now: number): Confirmed | undefined {
  if (!isRecord(stored)) return undefined
  const { proof, account, until, types } = stored
  if (typeof proof !== 'string' || typeof account !== 'string' || typeof until !== 'number') return undefined
  if (until <= now || !Array.isArray(types)) return undefined
  return { proof, account, until, types: types.filter(isNamed) }
}

/** What is over, or stored by another version of the page, begins again. */
export function parseProgress(stored: unknown, now: number): Progress {
  if (!isRecord(stored)) return start
  const { step, account } = stored
  if (step === 'code') {
    const waiting = parseWaiting(stored['waiting'], now)
    return waiting ? { step, waiting } : start
  }
  if (step === 'form') {
    const confirmed = parseConfirmed(stored['confirmed'], now)
    return confirmed ? { step, confirmed } : start
  }
  if ((step === 'received' || step === 'underReview') && typeof account === 'string') return { step, account }
  return start
}
