import { describe, expect, it } from 'vitest'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { isOther } from './tried.ts'

const rows = [allocRow({ id: 'a', in: 50, size: 20 }), allocRow({ id: 'b', in: 50, size: 30 })]
const tried = browserAlloc(rows)
const now = (changed: Partial<(typeof rows)[0]>, seq = 12) =>
  browserAlloc([{ ...rows[0]!, ...changed }, rows[1]!], { seq })

describe('what was tried', () => {
  it('holds while the deal moves on elsewhere: a comment, another version', () => {
    expect(isOther(tried, now({}, 40))).toBe(false)
    expect(isOther(tried, now({ xOrder: true, proposed: units(5) }))).toBe(false)
  })

  it('holds no longer once a line is another, or what is said to one', () => {
    expect(isOther(tried, now({ size: units(21), seq: 11 }))).toBe(true)
    expect(isOther(tried, now({ note: 'as agreed', seq: 11 }))).toBe(true)
  })

  it('holds no longer once its orders, or what there is to give, are others', () => {
    expect(isOther(tried, now({ inSize: units(40) }))).toBe(true)
    expect(isOther(tried, now({ tags: ['anchor'] }))).toBe(true)
    expect(isOther(tried, browserAlloc(rows.slice(1), { seq: 12 }))).toBe(true)
    expect(isOther(tried, browserAlloc(rows, { seq: 12, summary: { toGive: units(90) } }))).toBe(true)
  })
})
