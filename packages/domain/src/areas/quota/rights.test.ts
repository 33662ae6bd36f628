import { expect, it } from 'vitest'
import { tiers, type Permission } from '../access/index.ts'
import type { QuotaLevel } from './limit.ts'
import { readsLimits, seesConversions, seesFigures } from './rights.ts'

const screens: Record<QuotaLevel, Permission> = {
  bond: 'quota_bond',
  org: 'quota_org',
  orgBond: 'quota_org_bond',
  business: 'quota_business',
}
const levels = Object.keys(screens) as QuotaLevel[]

it.each(levels)('limits of the level %s are for those who may open its screen', (level) => {
  const readers = levels.filter((each) =>
    readsLimits({ tier: 'tier4', roles: [], permissions: [screens[each]], functions: [] }, level),
  )
  expect(readers).toEqual([level])
})

it.each<[QuotaLevel, readonly string[]]>([
  ['bond', ['tier1']],
  ['orgBond', ['tier1']],
  ['org', tiers],
  ['business', tiers],
])('the figures of a limit of the level %s are for %j', (level, readers) => {
  expect(tiers.filter((tier) => seesFigures(tier, level))).toEqual(readers)
})

it('how many orders a rate converted is for super administrators', () => {
  expect(tiers.filter(seesConversions)).toEqual(['tier1'])
})
