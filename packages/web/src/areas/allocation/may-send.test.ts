import { expect, it } from 'vitest'
import { maySend } from './may-send.ts'

it('what is typed is sent once it can be read, and once it is decided whose version counts', () => {
  expect(maySend({ whole: true, moved: false })).toBe(true)
  expect(maySend({ whole: true, moved: true })).toBe(false)
  expect(maySend({ whole: false, moved: false })).toBe(false)
})
