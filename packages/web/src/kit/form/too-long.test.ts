import { expect, it } from 'vitest'
import { tooLong } from './too-long.ts'

it('refuses a text above the limit at once, by the letters that are sent', () => {
  expect(tooLong('reason', 'a'.repeat(501), 500, 'US')).toMatchObject([
    { field: 'reason', kind: 'wrong', atOnce: true, message: expect.stringContaining('500') },
  ])
  expect(tooLong('reason', ` ${'a'.repeat(500)}\n`, 500, 'US')).toEqual([])
})
