import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { refusedAs } from './tried.ts'

const refused = (code: number, message: string) => new CallRefused({ code, message, traceId: 'ab12' })

describe('what entering a list came to', () => {
  it('is said where the desk may not enter it: that is an answer like any other', () => {
    expect(refusedAs(refused(400403, 'Not your deal.'), [])).toEqual({
      kind: 'whole',
      words: 'Not your deal.',
    })
  })

  it('is not known where the server could not say', () => {
    for (const code of [500, 503]) expect(() => refusedAs(refused(code, 'Later.'), [])).toThrow('Later.')
  })
})
