import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { mergeFault, mergeSizeFault, type MergeableOrder } from './merge.ts'

const one: MergeableOrder = {
  id: 'a',
  dealId: 'deal_1',
  investorId: 'ent_1',
  groupId: 'grp_1',
  counts: true,
  soft: false,
  mergeId: null,
}
const other = { ...one, id: 'b' }

describe('merging', () => {
  it('takes two or more orders', () => {
    expect(mergeFault([one])?.reason).toBe('merge.too-few')
    expect(mergeFault([one, one])?.reason).toBe('merge.too-few')
    expect(mergeFault([])?.reason).toBe('merge.too-few')
    expect(mergeFault([one, other])).toBeUndefined()
  })

  it('takes orders of one house, or of houses of one group', () => {
    expect(mergeFault([one, { ...other, investorId: 'ent_2' }])).toBeUndefined()
    expect(mergeFault([one, { ...other, groupId: 'grp_2' }])).toBeUndefined()
    for (const groupId of ['grp_2', null])
      expect(mergeFault([one, { ...other, investorId: 'ent_2', groupId }])?.reason).toBe('merge.wrong-choice')
    const alone = { ...one, groupId: null }
    expect(mergeFault([alone, { ...alone, id: 'b', investorId: 'ent_2' }])?.reason).toBe('merge.wrong-choice')
  })

  it.each([
    ['of another deal', { dealId: 'deal_2' }],
    ['that does not count', { counts: false }],
    ['that is merged already', { mergeId: 'mrg_1' }],
    ['that is soft beside a firm one', { soft: true }],
  ])('takes none %s', (_, change) => {
    expect(mergeFault([one, { ...other, ...change }])?.reason).toBe('merge.wrong-choice')
  })

  it('takes a stated size within what the orders ask for together', () => {
    const together = 30 as FaceAmount
    expect(mergeSizeFault('stated', 30 as FaceAmount, together)).toBeUndefined()
    expect(mergeSizeFault('stated', 31 as FaceAmount, together)?.reason).toBe('merge.size-over')
    expect(mergeSizeFault('stated', 0 as FaceAmount, together)?.reason).toBe('merge.size-zero')
    expect(mergeSizeFault('stated', null, together)?.reason).toBe('merge.size-missing')
    expect(mergeSizeFault('sum', null, together)).toBeUndefined()
  })
})
