import { describe, expect, it } from 'vitest'
import { dealActions, matrixCell, type Abilities, type DealColumn } from '../deals/index.ts'
import { actsOn, reviewsFor } from './rights.ts'
import { versionActs, type AllocVersion, type VersionState } from './version.ts'

/** The abilities of one deal-level role in a pot deal. */
const abilitiesOf = (column: DealColumn): Abilities => {
  const scopes = dealActions.map((action) => {
    const cell = matrixCell(action, column)
    return [action, cell === 'asBook' ? 'all' : cell]
  })
  return Object.fromEntries(scopes) as Abilities
}

const signOff: AllocVersion['signOff'] = { kind: 'signed', reason: null, at: '', by: '' }
const version = (state: VersionState, more: Partial<Pick<AllocVersion, 'current' | 'signOff'>> = {}) => ({
  state,
  current: false,
  signOff: null,
  ...more,
})

describe('the acts on a version', () => {
  it.each<[DealColumn, Partial<Record<VersionState, string>>]>([
    ['CREATOR', {}],
    [
      'OC',
      {
        draft: 'edit switch delete copy share launch',
        launched: 'copy share review sign confirm reopen',
        reopened: 'copy',
        deleted: 'revive',
      },
    ],
    ['JLM', { launched: 'review confirm' }],
    ['BND', { launched: 'review' }],
    ['VIEW', {}],
    ['ISSUER', { launched: 'review sign' }],
  ])('of %s are %j', (column, acts) => {
    for (const state of ['draft', 'launched', 'reopened', 'deleted'] as const) {
      const found = actsOn(version(state), abilitiesOf(column))
      const listed = versionActs.filter((act) => found.includes(act)).join(' ')
      expect([state, listed]).toEqual([state, acts[state] ?? ''])
    }
  })

  it('do not delete or switch to the current version, nor sign one twice', () => {
    const desk = abilitiesOf('OC')
    const current = actsOn(version('draft', { current: true }), desk)
    expect([current.includes('delete'), current.includes('switch'), current.includes('edit')]).toEqual([
      false,
      false,
      true,
    ])
    expect(actsOn(version('launched', { signOff }), desk)).not.toContain('sign')
  })
})

describe('the reviews of a version', () => {
  const reviews = [
    { id: 'of the desk on all', bankId: 'desk', orderId: null },
    { id: 'of the desk on 1', bankId: 'desk', orderId: '1' },
    { id: 'of the desk on 2', bankId: 'desk', orderId: '2' },
    { id: 'of a on 2', bankId: 'a', orderId: '2' },
    { id: 'of b on all', bankId: 'b', orderId: null },
  ]
  const readBy = (column: DealColumn, bankId: string, led: readonly string[] = []) =>
    reviewsFor(reviews, {
      bankId,
      abilities: abilitiesOf(column),
      leads: (orderId) => led.includes(orderId),
      isDesk: (id) => id === 'desk',
    }).map(({ id }) => id)

  it.each<[string, DealColumn, string, readonly string[], readonly string[]]>([
    ['the desk: all', 'OC', 'desk', [], reviews.map(({ id }) => id)],
    [
      'a house that asked about an order: its own, and the answers',
      'JLM',
      'a',
      [],
      ['of the desk on all', 'of the desk on 2', 'of a on 2'],
    ],
    [
      'a house that leads an order: the answers on it',
      'JLM',
      'b',
      ['1'],
      ['of the desk on all', 'of the desk on 1', 'of b on all'],
    ],
    ['the issuer: answers on the whole', 'ISSUER', 'issuer', [], ['of the desk on all']],
    ['who does not review: none', 'VIEW', 'c', [], []],
  ])('are for %s', (_, column, bankId, led, read) => {
    expect(readBy(column, bankId, led)).toEqual(read)
  })
})
