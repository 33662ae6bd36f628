import { expect, it } from 'vitest'
import { addressedKind, isAddressed, mayLoseAddressees, readdress } from './addressed.ts'
import type { Addressed } from './terms.ts'

const all: Addressed = { kind: 'all' }
const chosen = (...entityIds: string[]): Addressed => ({ kind: 'chosen', entityIds })
const types = (...classIds: string[]): Addressed => ({ kind: 'types', classIds })
const groups = (...groupIds: string[]): Addressed => ({ kind: 'groups', groupIds })

it('nobody is lost where others only join, or all may come', () => {
  for (const [before, after] of [
    [all, all],
    [chosen('one'), chosen('two', 'one')],
    [types('one'), types('one', 'two')],
    [groups('one'), all],
  ] as const)
    expect([before, after, mayLoseAddressees(before, after)]).toEqual([before, after, false])
})

it('somebody may be lost where one of them is not named any more, or they are named by something else', () => {
  for (const [before, after] of [
    [all, chosen('one')],
    [chosen('one', 'two'), chosen('two', 'three')],
    [types('one'), types()],
    [groups('one'), types('one')],
  ] as const)
    expect([before, after, mayLoseAddressees(before, after)]).toEqual([before, after, true])
})

it('addresses a house by itself, its type or its group', () => {
  const house = { entityId: 'one', classId: 'bank', groupId: null }
  for (const [addressed, expected] of [
    [all, true],
    [chosen('one', 'two'), true],
    [chosen('two'), false],
    [types('bank'), true],
    [types('one'), false],
    [groups('one', 'bank'), false],
  ] as const)
    expect([addressed, isAddressed(addressed, house)]).toEqual([addressed, expected])
})

it('the kind of a choice names nobody', () => {
  expect([all, chosen('one'), types('bank'), groups('one', 'two')].map(addressedKind)).toEqual([
    all,
    chosen(),
    types(),
    groups(),
  ])
})

it('names the house that a chosen one was merged into, once', () => {
  expect(readdress(chosen('one', 'two'), 'one', 'three')).toEqual(chosen('three', 'two'))
  expect(readdress(chosen('one', 'two'), 'one', 'two')).toEqual(chosen('two'))
  for (const other of [all, types('one'), groups('one')])
    expect(readdress(other, 'one', 'two')).toEqual(other)
})
