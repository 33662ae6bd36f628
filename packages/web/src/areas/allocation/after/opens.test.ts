import { expect, it } from 'vitest'
import { afterLists, mayRead, mayTake } from './opens.ts'

const roles = {
  desk: { allocate: true, settle: 'all', export: 'all' },
  lead: { allocate: false, settle: 'own', export: 'own' },
  delivery: { allocate: false, settle: 'all', export: 'all' },
  issuer: { allocate: false, settle: 'none', export: 'totals' },
  looker: { allocate: true, settle: 'all', export: 'none' },
} as const
const of = (role: keyof typeof roles, may: typeof mayRead) =>
  afterLists.filter((list) => may(list, roles[role]))

it('offers the lists the server allows', () => {
  expect(of('desk', mayRead)).toEqual(afterLists)
  expect(of('lead', mayRead)).toEqual(['settlement', 'hedge', 'fill'])
  expect(of('delivery', mayRead)).toEqual(['settlement', 'hedge', 'fill'])
  expect(of('issuer', mayRead)).toEqual(['fill'])
})

it('allows downloads with the right to export', () => {
  expect(of('desk', mayTake)).toEqual(afterLists)
  expect(of('lead', mayTake)).toEqual(['settlement', 'hedge', 'fill'])
  expect(of('issuer', mayTake)).toEqual(['fill'])
  expect(of('looker', mayTake)).toEqual(['fill'])
})
