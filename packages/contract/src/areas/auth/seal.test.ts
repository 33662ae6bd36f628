import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sealed } from '../../kernel/fields.ts'
import { sealingKey } from './password-calls.ts'
import { readResetLink, resetLink } from './reset-link.ts'
import { CannotSeal, sealSecret } from './seal.ts'

afterEach(() => vi.unstubAllGlobals())

const makeKey = async () => {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const jwk = await exportJWK(publicKey)
  const key = sealingKey.parse({ kid: 'k1', jwk, nonce: 'n1', serverTime: '2026-01-02T03:04:05Z' })
  return { key, privateKey }
}

describe('sealSecret', () => {
  it('is read by the holder of the private key, with the nonce and the time of the server', async () => {
    const { key, privateKey } = await makeKey()
    const message = await sealSecret(key, '秘密 Pass-1234567')
    expect(sealed.parse(message)).toBe(message)
    const { plaintext, protectedHeader } = await compactDecrypt(message, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      secret: '秘密 Pass-1234567',
      nonce: 'n1',
      time: '2026-01-02T03:04:05Z',
    })
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' })
  })

  it('never looks the same twice', async () => {
    const { key } = await makeKey()
    expect(await sealSecret(key, 'same')).not.toBe(await sealSecret(key, 'same'))
  })

  it('says so where the page has no secure context', async () => {
    const { key } = await makeKey()
    vi.stubGlobal('crypto', {})
    await expect(sealSecret(key, 'x')).rejects.toThrow(CannotSeal)
  })
})

describe('the reset link', () => {
  it('keeps account and code in the fragment', () => {
    const link = new URL(resetLink('https://books.example', 'c0de', 'a+b@x.example'))
    expect(link.pathname + link.search).toBe('/bookbuildingweb/reset-password')
    expect(readResetLink(link.hash)).toEqual({ account: 'a+b@x.example', code: 'c0de' })
  })

  it('names no account where it is to name none', () => {
    const { hash } = new URL(resetLink('https://books.example', 'c0de'))
    expect(hash).toBe('#reset=c0de')
    expect(readResetLink(hash)).toEqual({ account: '', code: 'c0de' })
  })

  it('is no other fragment', () => {
    for (const hash of ['', '#', '#top', '#account=x']) expect(readResetLink(hash)).toBeUndefined()
  })
})
