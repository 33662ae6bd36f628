import { expect, it } from 'vitest'
import { copiedShared } from './copied.ts'
import { shared } from './lifecycle/world.ts'

it('a copy has the banks of an own deal alone, those that are a name only among them', () => {
  const namedBanks = [{ name: 'Heron Securities', roles: ['CM' as const] }]
  const deal = { ...shared, namedBanks }
  expect(copiedShared(deal, true)).toMatchObject({ syndicate: shared.syndicate, namedBanks })
  expect(copiedShared(deal, false)).toMatchObject({ syndicate: [], namedBanks: [] })
})
