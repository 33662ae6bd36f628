import { describe, expect, it } from 'vitest'
import { type Tier, tiers } from '../access/index.ts'
import { faultsOf } from '../../kernel/index.ts'
import {
  type UserPosition,
  mayAdminister,
  mayMove,
  maySee,
  maySetDepartment,
  maySetPosition,
  moveBetween,
  userMachine,
  userStatuses,
} from './index.ts'

const positionOf = (
  tier: Tier,
  entityId = 'ent_lantern',
  departmentId: string | null = null,
): UserPosition => ({
  userId: `usr_${tier}${entityId}${departmentId ?? ''}`,
  tier,
  entityId,
  departmentId,
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
      const answers = tiers.map((tier) => mayAdminister(positionOf(by), positionOf(tier, house)))
      expect([by, answers]).toEqual([by, matrix[by]])
    }
  })

  it('with a department only that department', () => {
    const sales = positionOf('tier2', 'ent_lantern', 'dep_sales')
    expect(mayAdminister(sales, positionOf('tier3', 'ent_lantern', 'dep_sales'))).toBe(true)
    expect(mayAdminister(sales, positionOf('tier3', 'ent_lantern', 'dep_syndicate'))).toBe(false)
    expect(mayAdminister(sales, positionOf('tier3'))).toBe(false)
    expect(mayAdminister(sales, positionOf('tier2'))).toBe(false)
    expect(mayAdminister(positionOf('tier2'), positionOf('tier3', 'ent_lantern', 'dep_sales'))).toBe(true)
  })

  it('with a department sees only that department', () => {
    const sales = positionOf('tier2', 'ent_lantern', 'dep_sales')
    expect(maySee(sales, positionOf('tier2', 'ent_lantern', 'dep_sales'))).toBe(true)
    for (const other of ['dep_syndicate', null])
      expect(maySee(sales, positionOf('tier3', 'ent_lantern', other))).toBe(false)
    expect(maySee(sales, positionOf('tier3', 'ent_ninefold', 'dep_sales'))).toBe(false)
  })
  it('sets group level and entity in tier1 and tier4 only', () => {
    expect(tiers.map(maySetPosition)).toEqual([true, false, false, true])
  })
  it('chooses departments there, and where it looks after a whole institution', () => {
    expect(tiers.map((tier) => maySetDepartment(positionOf(tier)))).toEqual([true, true, false, true])
    const limited = tiers.map((tier) => maySetDepartment(positionOf(tier, 'ent_lantern', 'dep_sales')))
    expect(limited).toEqual([true, false, false, true])
  })
})

describe('freezing', () => {
  const root = positionOf('tier1')
  const other = { ...positionOf('tier1'), userId: 'usr_other' }

  it('is never done to oneself', () => {
    expect(mayMove(root, root, 'freeze', 5)).toMatchObject({ reason: 'user.own-status' })
  })

  it('leaves one super administrator who can come in', () => {
    expect(mayMove(root, other, 'freeze', 0)).toMatchObject({ reason: 'user.last-super-admin' })
    expect(mayMove(root, other, 'freeze', 1)).toBe(true)
    expect(mayMove(root, other, 'unfreeze', 0)).toBe(true)
    expect(mayMove(root, positionOf('tier3'), 'freeze', 0)).toBe(true)
  })
})
