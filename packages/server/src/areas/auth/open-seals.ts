import { compactDecrypt, decodeProtectedHeader } from 'jose'
import { sealAlgorithms, sealedContent, type SealedContent } from '@bookrunner/contract/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { keysOf } from './keys.ts'
import { spendNonces } from './nonce.repo.ts'

/** A sealed secret must arrive this soon after its key was fetched. */
const freshSeconds = 300
/** Nodes' clocks may differ a little. */
const aheadSeconds = 30
const longestSecret = 512
const noncePattern = /^[\w-]{8,64}$/

const kidOf = (sealed: string): unknown => {
  try {
    return decodeProtectedHeader(sealed).kid
  } catch {
    return undefined
  }
}

/** Whatever is wrong with it, its sender learns only that it is unreadable. A failing database is a fault. */
const contentOf = async (db: Db, sealed: string): Promise<SealedContent | undefined> => {
  const key = await keysOf(db).privateOf(kidOf(sealed))
  if (!key) return undefined
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [sealAlgorithms.alg],
      contentEncryptionAlgorithms: [sealAlgorithms.enc],
    })
    return sealedContent.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    return undefined
  }
}

const isWellFormed = (content: SealedContent | undefined): content is SealedContent =>
  content !== undefined && noncePattern.test(content.nonce) && content.secret.length <= longestSecret

const isFresh = ({ time }: SealedContent, now: Temporal.Instant): boolean => {
  const age = (now.epochMilliseconds - Date.parse(time)) / 1000
  return age <= freshSeconds && age >= -aheadSeconds
}

type SealReason = 'auth.seal-broken' | 'auth.seal-late' | 'auth.seal-used'

/** Opens the secrets of one request; each request's can be opened once. */
export const openSeals = async <const Sealed extends readonly string[]>(
  db: Db,
  sealed: Sealed,
): Promise<{ [Each in keyof Sealed]: string } | Refusal<SealReason>> => {
  const contents = await Promise.all(sealed.map((one) => contentOf(db, one)))
  if (!contents.every(isWellFormed)) return refuse('auth.seal-broken')
  if (!contents.every((content) => isFresh(content, Temporal.Now.instant()))) return refuse('auth.seal-late')
  const keepSeconds = freshSeconds + 2 * aheadSeconds
  const unspent = await spendNonces(db, [...new Set(contents.map(({ nonce }) => nonce))], keepSeconds)
  if (!unspent) return refuse('auth.seal-used')
  return contents.map(({ secret }) => secret) as { [Each in keyof Sealed]: string }
}
