import { describe, expect, it } from 'vitest'
import { type FaceAmount, refuse } from '../../kernel/index.ts'
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

const face = (units: number) => units as FaceAmount
const bounds = {
  together: face(30),
  rules: { minDenomination: face(10), increment: face(5), minOrder: face(20) },
}
const stated = (units: number) => mergeSizeFault('stated', face(units), bounds)

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
    expect(stated(30)).toBeUndefined()
    expect(stated(31)).toMatchObject({ reason: 'merge.size-over', params: { most: '0.00003' } })
    expect(mergeSizeFault('stated', null, bounds)?.reason).toBe('merge.size-missing')
    expect(mergeSizeFault('stated', refuse('amount.too-big'), bounds)?.reason).toBe('amount.too-big')
    expect(mergeSizeFault('sum', null, bounds)).toBeUndefined()
  })

  it('takes no stated size that no order of the deal could have', () => {
    expect(stated(20)).toBeUndefined()
    for (const size of [0, 1, 15])
      expect(stated(size)).toMatchObject({ reason: 'order.below-minimum', params: { least: '0.00002' } })
    expect(stated(23)).toMatchObject({
      field: 'size',
      reason: 'order.off-grid',
      params: { below: '0.00002', above: '0.000025' },
    })
  })
})
