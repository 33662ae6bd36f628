import { describe, expect, it } from 'vitest'
import { othersFirst } from './people.ts'

describe('people on a book', () => {
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
