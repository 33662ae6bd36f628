import type { SealingKey } from './password-calls.ts'
import type { SealedContent } from './sealed-content.ts'

export const sealAlgorithms = { alg: 'ECDH-ES', enc: 'A256GCM' } as const

/** Browsers encrypt only in a secure context: https, or this very machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

export class CannotSeal extends Error {
  override name = 'CannotSeal'
  constructor() {
    super('Passwords can only be sent from a secure context (https)')
  }
}

/**
 * Encrypts a secret for the server's key. All secrets of one request are sealed with one key reply: its
 * nonce is good for a single request, so what was overheard can never be sent again.
 */
export const sealSecret = async (key: SealingKey, secret: string): Promise<string> => {
  if (!canSeal()) throw new CannotSeal()
  const content: SealedContent = { secret, nonce: key.nonce, time: key.serverTime }
  // Loaded when a password is sent: most pages of a browser never send one.
  const { CompactEncrypt, importJWK } = await import('jose')
  const publicKey = await importJWK(key.jwk, sealAlgorithms.alg)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ ...sealAlgorithms, kid: key.kid })
    .encrypt(publicKey)
}
