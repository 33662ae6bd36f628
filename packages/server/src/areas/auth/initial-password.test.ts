import { expect, it } from 'vitest'
import { isStrongPassword } from '@bookrunner/domain/auth'
import { initialPassword } from './initial-password.ts'

it('makes different passwords that the policy accepts', () => {
  const made = Array.from({ length: 500 }, initialPassword)
  expect(made.filter((password) => !isStrongPassword(password))).toEqual([])
  expect(new Set(made).size).toBe(500)
})
