import { expect, it } from 'vitest'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { effectOf, outOfDateIn } from './effect.ts'

it('counts the allocated size, orders and banks of a version, and confirmations that are valid after a recall', () => {
  const rows = [
    allocRow({ id: 'a', in: 50, size: 40, throughId: 'one', leads: ['two'], confirmedSize: units(40) }),
    allocRow({ id: 'b', in: 50, size: 20, throughId: 'one', leads: ['three'], confirmedSize: units(18) }),
    allocRow({ id: 'c', in: 50, size: 0, confirmedSize: units(0) }),
    allocRow({ id: 'd', in: 50 }),
    allocRow({ id: 'left the book', in: 0, size: 0 }),
    allocRow({ id: 'nobody accepted it', in: 50, acceptedIn: units(0) }),
  ]
  expect(effectOf(browserAlloc(rows))).toEqual({
    total: BigInt(units(60)),
    filled: 2,
    nothing: 2,
    banks: 3,
    stillValid: 3,
  })
})

it('leaves out the reader’s own bank, which asks itself nothing', () => {
  const rows = [allocRow({ id: 'a', in: 50, size: 40, throughId: 'one', leads: ['two'] })]
  expect(effectOf(browserAlloc(rows), 'one').banks).toBe(1)
})

it('counts as out of date what a launched version reissues, and every confirmation beside a draft', () => {
  const rows = [
    allocRow({ id: 'a', in: 50, size: 40, confirm: 'confirmed', confirmedSize: units(40) }),
    allocRow({ id: 'b', in: 50, size: 17, confirm: 'reissue', confirmedSize: units(18) }),
    allocRow({ id: 'c', in: 50, size: 9, confirm: 'pending' }),
  ]
  const alloc = browserAlloc(rows)
  expect(outOfDateIn(alloc.rows, { launched: true })).toBe(1)
  expect(outOfDateIn(alloc.rows, { launched: false })).toBe(2)
})
