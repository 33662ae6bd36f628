import { describe, expect, it } from 'vitest'
import { type Tier, tiers } from '../access/index.ts'
import { faultsOf } from '../../kernel/index.ts'
import {
  type UserPosition,
  mayAdminister,
  mayMove,
  maySetDepartment,
  maySetPlace,
  moveBetween,
  userMachine,
  userStatuses,
} from './index.ts'

const standing = (tier: Tier, entityId = 'ent_lantern', department: string | null = null): UserPosition => ({
  userId: `usr_${tier}${entityId}${department ?? ''}`,
  tier,
  entityId,
  department,
})

describe('the status of a user', () => {
  it('is a sound machine', () => {
    expect(faultsOf(userMachine)).toEqual([])
    expect(userMachine.states).toEqual(userStatuses)
  })

  it('is frozen and unfrozen', () => {
    expect(moveBetween('active', 'frozen')).toBe('freeze')
    expect(moveBetween('frozen', 'active')).toBe('unfreeze')
    for (const status of userStatuses) expect(moveBetween(status, status)).toBeUndefined()
  })
})

describe('who looks after whom', () => {
  // Rows: who; columns: tier1 … tier4 of the same house.
  const ownHouse: Record<Tier, [boolean, boolean, boolean, boolean]> = {
    tier1: [true, true, true, true],
    tier2: [false, true, true, false],
    tier3: [false, false, false, false],
    tier4: [false, true, true, true],
  }
  const otherHouse: typeof ownHouse = { ...ownHouse, tier2: [false, false, false, false] }

  it.each([
    ['in the own house', ownHouse, 'ent_lantern'],
    ['in another house', otherHouse, 'ent_ninefold'],
  ])('by tier, %s', (_where, matrix, house) => {
    for (const by of tiers) {
      const answers = tiers.map((tier) => mayAdminister(standing(by), standing(tier, house)))
      expect([by, answers]).toEqual([by, matrix[by]])
    }
  })

  it('with a department only that department', () => {
    const sales = standing('tier2', 'ent_lantern', 'Sales')
    expect(mayAdminister(sales, standing('tier3', 'ent_lantern', 'Sales'))).toBe(true)
    expect(mayAdminister(sales, standing('tier3', 'ent_lantern', 'Syndicate'))).toBe(false)
    expect(mayAdminister(sales, standing('tier3'))).toBe(false)
    expect(mayAdminister(sales, standing('tier2'))).toBe(false)
    expect(mayAdminister(standing('tier2'), standing('tier3', 'ent_lantern', 'Sales'))).toBe(true)
  })

  it('sets group level and entity in tier1 and tier4 only', () => {
    expect(tiers.map(maySetPlace)).toEqual([true, false, false, true])
    expect(tiers.map((tier) => maySetDepartment(standing(tier)))).toEqual([true, true, false, true])
    expect(maySetDepartment(standing('tier2', 'ent_lantern', 'Sales'))).toBe(false)
  })
})

describe('freezing', () => {
  const root = standing('tier1')
  const other = { ...standing('tier1'), userId: 'usr_other' }

  it('is never done to oneself', () => {
    expect(mayMove(root, root, 'freeze', 5)).toMatchObject({ reason: 'user.own-status' })
  })

  it('leaves one super administrator who can come in', () => {
    expect(mayMove(root, other, 'freeze', 0)).toMatchObject({ reason: 'user.last-super-admin' })
    expect(mayMove(root, other, 'freeze', 1)).toBe(true)
    expect(mayMove(root, other, 'unfreeze', 0)).toBe(true)
    expect(mayMove(root, standing('tier3'), 'freeze', 0)).toBe(true)
  })
})
