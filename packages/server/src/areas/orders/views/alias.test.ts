import { describe, expect, it } from 'vitest'
import { aliasOf, namesOfAlias } from './alias.ts'

const key = '6f1c0a52-5f0e-4c8e-9a51-0d3b7c9be0aa'

describe('an alias', () => {
  it('is different for every house, and looks random', () => {
    const all = Array.from({ length: 20_000 }, (_, index) => aliasOf(key, index + 1))
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((alias) => /^Account [0-9A-HJKMNP-TV-Z]{5}$/.test(alias))).toBe(true)
    // Each of 32 first letters is about equally frequent.
    const firsts = [...Map.groupBy(all, (alias) => alias['Account '.length]).values()]
    expect(firsts).toHaveLength(32)
    for (const { length } of firsts) expect(length).toBeGreaterThan(450)
    expect(Math.max(...firsts.map(({ length }) => length))).toBeLessThan(800)
  })

  it('is stable on a deal, and different on the next', () => {
    expect(aliasOf(key, 7)).toBe(aliasOf(key, 7))
    const other = key.replace('6f', '7f')
    const same = Array.from({ length: 2000 }, (_, index) => index + 1).filter(
      (serial) => aliasOf(key, serial) === aliasOf(other, serial),
    )
    expect(same.length).toBeLessThan(3)
  })

  it('is a name in every language', () => {
    expect(namesOfAlias('Account 7QK2M')).toEqual({
      name: 'Account 7QK2M',
      nameCn: '账户 7QK2M',
      nameHk: '賬戶 7QK2M',
      shortName: 'Account 7QK2M',
    })
  })

  it('exists for the last number a house may have', () => {
    expect(aliasOf(key, 2 ** 25 - 1)).toMatch(/^Account .{5}$/)
  })
})
