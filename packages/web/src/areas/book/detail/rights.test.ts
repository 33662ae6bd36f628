import { describe, expect, it } from 'vitest'
import { commentRights, type RightsRequest } from './rights.ts'

const own = { throughId: 'ent_a', leads: [] as string[], status: 'Submitted' as const }
const other = { ...own, throughId: 'ent_b' }
const manager = { enterOrder: 'own', readPrivateComments: 'own', writePrivateComments: 'own' } as const
const asked = (more: Partial<RightsRequest>): RightsRequest => ({
  order: own,
  masked: false,
  abilities: manager,
  bankId: 'ent_a',
  status: 'IPG',
  ...more,
})
const said = (more: Partial<RightsRequest>) => {
  const { comment, privateComment } = commentRights(asked(more))
  return [comment.writes, privateComment.writes, privateComment.reads]
}

describe('comments of an order', () => {
  it('are offered to who reaches it', () => {
    expect(said({})).toEqual([true, true, true])
    expect(said({ order: other })).toEqual([false, false, false])
    expect(said({ order: { ...other, leads: ['ent_a'] } })).toEqual([true, true, true])
    const all = { ...manager, readPrivateComments: 'all', writePrivateComments: 'all' } as const
    expect(said({ order: other, abilities: all })).toEqual([false, true, true])
    expect(said({ order: other, abilities: all, masked: true })).toEqual([false, false, true])
  })

  it('are only read of what is withdrawn or over', () => {
    expect(said({ order: { ...own, status: 'Withdrawn' } })).toEqual([false, false, true])
    expect(said({ status: 'Aborted' })).toEqual([false, false, true])
  })
})
