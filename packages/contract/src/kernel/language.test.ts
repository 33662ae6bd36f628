import { expect, it } from 'vitest'
import { fill } from './language.ts'

it('fills names, and leaves a name visible that nobody gave', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

it('leaves no space behind a full-width bracket', () => {
  expect(fill('请在 {level} 重新确认', { level: 'T+255（最终）' })).toBe('请在 T+255（最终）重新确认')
})
