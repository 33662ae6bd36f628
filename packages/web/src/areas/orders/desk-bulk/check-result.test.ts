import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { resultOfRefusal } from './check-result.ts'

const refused = (code: number, message: string) => new CallRefused({ code, message, traceId: 'ab12' })

describe('the result of entering a list', () => {
  it('is a refusal if the desk may not enter orders', () => {
    expect(resultOfRefusal(refused(400403, 'Not your deal.'), [])).toEqual({
      kind: 'list',
      message: 'Not your deal.',
    })
  })

  it('is unknown after a server fault', () => {
    for (const code of [500, 503])
      expect(() => resultOfRefusal(refused(code, 'Later.'), [])).toThrow('Later.')
  })
})
