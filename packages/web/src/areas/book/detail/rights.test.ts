import { describe, expect, it } from 'vitest'
import { commentRights, type RightsRequest } from './rights.ts'

const own = { throughId: 'ent_a', leads: [] as string[], status: 'Submitted' as const }
const other = { ...own, throughId: 'ent_b' }
const manager = { enterOrder: 'own', readPrivateComments: 'own', writePrivateComments: 'own' } as const
const request = (more: Partial<RightsRequest>): RightsRequest => ({
  order: own,
  masked: false,
  abilities: manager,
  bankId: 'ent_a',
  status: 'IPG',
  ...more,
})
const rightsFor = (more: Partial<RightsRequest>) => {
  const { comment, privateComment } = commentRights(request(more))
  return [comment.writes, privateComment.writes, privateComment.reads]
}

describe('comments of an order', () => {
  it('are open to managers who reach the order', () => {
    expect(rightsFor({})).toEqual([true, true, true])
    expect(rightsFor({ order: other })).toEqual([false, false, false])
    expect(rightsFor({ order: { ...other, leads: ['ent_a'] } })).toEqual([true, true, true])
    const all = { ...manager, readPrivateComments: 'all', writePrivateComments: 'all' } as const
    expect(rightsFor({ order: other, abilities: all })).toEqual([false, true, true])
    expect(rightsFor({ order: other, abilities: all, masked: true })).toEqual([false, false, true])
  })

  it('are read-only on an ended deal, and the private one on a withdrawn order', () => {
    expect(rightsFor({ order: { ...own, status: 'Withdrawn' } })).toEqual([true, false, true])
    expect(rightsFor({ status: 'Aborted' })).toEqual([false, false, true])
  })
})
