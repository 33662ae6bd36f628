import { describe, expect, it } from 'vitest'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { isOther } from './tried.ts'

const rows = [allocRow({ id: 'a', in: 50, size: 20 }), allocRow({ id: 'b', in: 50, size: 30 })]
const tried = browserAlloc(rows)
const now = (changed: Partial<(typeof rows)[0]>, seq = 12) =>
  browserAlloc([{ ...rows[0]!, ...changed }, rows[1]!], { seq })

describe('a preview of a policy', () => {
  it('is current while other things of the deal change: a comment, another version', () => {
    expect(isOther(tried, now({}, 40))).toBe(false)
    expect(isOther(tried, now({ xOrder: true, proposed: units(5) }))).toBe(false)
  })

  it('is stale once a line or its reason changes', () => {
    expect(isOther(tried, now({ size: units(21), seq: 11 }))).toBe(true)
    expect(isOther(tried, now({ note: 'as agreed', seq: 11 }))).toBe(true)
  })

  it('is stale once its orders or the size to allocate change', () => {
    expect(isOther(tried, now({ acceptedIn: units(40) }))).toBe(true)
    expect(isOther(tried, now({ tags: ['anchor'] }))).toBe(true)
    expect(isOther(tried, browserAlloc(rows.slice(1), { seq: 12 }))).toBe(true)
    expect(isOther(tried, browserAlloc(rows, { seq: 12, summary: { toAllocate: units(90) } }))).toBe(true)
  })
})
