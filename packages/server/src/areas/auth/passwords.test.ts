import { expect, test } from 'vitest'
import { usualPasswordCost } from '../../platform/password-cost.ts'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is hashed at OWASP’s figures, and verified', async () => {
  const hashed = await hashPassword('Right-password-1')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const right = (password: string, hash: string | null = hashed) =>
    isPassword(hash, password, usualPasswordCost)
  expect(await right('Right-password-1')).toBe(true)
  expect(await right('Wrong-password-1')).toBe(false)
  expect(await right('Right-password-1', null)).toBe(false)
})
