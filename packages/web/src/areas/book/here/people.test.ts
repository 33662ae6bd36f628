import { describe, expect, it } from 'vitest'
import { othersFirst, signOf } from './people.ts'

describe('people on a book', () => {
  it.each([
    ['Carmen Yip', 'CY'],
    ['Anna van der Berg', 'AB'],
    ['cher', 'C'],
    ['歐陽明月', '明月'],
    ['  ', ''],
  ])('%s is %s', (name, sign) => {
    expect(signOf(name)).toBe(sign)
  })

  it('puts the reader last, whoever came first', () => {
    const person = (userId: string, since: string) => ({
      userId,
      since,
      name: userId,
      entity: { name: '', nameCn: '', nameHk: '', shortName: '' },
    })
    const here = [person('me', '2026-11-20T08:00:00Z'), person('b', '2026-11-20T08:02:00Z')]
    const more = [...here, person('a', '2026-11-20T08:01:00Z')]
    expect(othersFirst(more, 'me').map(({ userId }) => userId)).toEqual(['a', 'b', 'me'])
  })
})
