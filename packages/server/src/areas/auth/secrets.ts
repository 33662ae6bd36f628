import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { codeRules } from '@bookrunner/domain/auth'
import { randomText } from '../../platform/ids.ts'

/** 256 bits for a session, 200 for ten minutes: both beyond guessing, so a plain hash is enough. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const newTicket = (): string => randomText(40)
export const newLinkCode = (): string => randomText(40)

export const newCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Six digits are easily guessed from a plain hash, so theirs uses the nodes' common key. */
export const codeHashOf = (macKey: Buffer, codeId: string, code: string): string =>
  createHmac('sha256', macKey).update(`${codeId} ${code}`).digest('hex')
