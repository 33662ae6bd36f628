import { expect, it } from 'vitest'
import { allocRow, units } from '../testing.ts'
import { replacedIn } from './replaced.ts'

it('lists confirmations of another size, zero included, and counts those that keep it', () => {
  const rows = [
    allocRow({ id: 'less', in: 50, size: 17, confirm: 'reissue', confirmedSize: units(18) }),
    allocRow({ id: 'same', in: 50, size: 20, confirm: 'reissue', confirmedSize: units(20) }),
    allocRow({ id: 'none before', in: 50, size: 5, confirm: 'reissue', confirmedSize: units(0) }),
    allocRow({ id: 'nothing now', in: 50, size: 0, confirm: 'reissue', confirmedSize: units(3) }),
    allocRow({ id: 'first', in: 50, size: 9, confirm: 'pending' }),
  ]
  const { resized, sameSize } = replacedIn(rows)
  expect(resized.map(({ orderId, was, is }) => [orderId, was, is])).toEqual([
    ['less', units(18), units(17)],
    ['none before', units(0), units(5)],
    ['nothing now', units(3), units(0)],
  ])
  expect(sameSize).toBe(1)
})
