import { describe, expect, it } from 'vitest'
import type { Permission, Rights, Tier } from '../../access/index.ts'
import { functionKeysOf, permissions } from '../../access/index.ts'
import { grantsOf, rightsOf, seededRoles, type SeededRole } from '../../roles/index.ts'
import {
  bookTypes,
  dealActions,
  dealMoves,
  type DealAction,
  type DealScope,
  type SyndicateRole,
} from '../choices.ts'
import { abilitiesIn, actionKeys, matrixCell, mayMove } from './abilities.ts'
import { namesIn, readsEveryName } from './names.ts'
import { dealColumns, isSelfLed, dealRoleOf, type DealColumn } from './deal-role.ts'

const row = (entityId: string, ...roles: SyndicateRole[]) => ({ entityId, roles, appointedOn: null })
const deal = {
  creatorId: 'usr_creator',
  creatorEntityId: 'ent_oc',
  issuerId: 'ent_issuer',
  syndicate: [
    row('ent_oc', 'OC'),
    row('ent_jgc', 'JGC'),
    row('ent_jlm', 'JLM'),
    row('ent_jbr', 'JBR'),
    row('ent_bnd', 'JLM', 'BND'),
    row('ent_view', 'JBR', 'VIEW'),
  ],
}
const rightsAs = (
  role: SeededRole,
  dealRole: 'underwriter' | 'issuer' | 'investor' = 'underwriter',
): Rights => {
  const { family, tier } = seededRoles[role]
  return rightsOf({ family, tier, grants: grantsOf(role) }, [dealRole])
}
const manager = rightsAs('syndicateManager')
/** Holds every key there is: what is refused is refused by the matrix. */
const everyKey = (tier: Tier): Rights => ({
  tier,
  roles: ['manager'],
  permissions,
  functions: permissions.flatMap((permission: Permission) => functionKeysOf(permission)),
})
const roleOf = (entityId: string, { userId = 'usr_other', rights = manager, of = deal } = {}) =>
  dealRoleOf(of, { userId, entityId, rights })
const columns = (...args: Parameters<typeof roleOf>) => roleOf(...args).columns
const bookType = 'pot' as const
const cell = (column: DealColumn, action: DealAction, book: (typeof bookTypes)[number] = 'pot') =>
  abilitiesIn(
    { everything: false, board: false, columns: [column], rights: everyKey('tier3') },
    { bookType: book },
  )[action]

describe('who somebody is in a deal', () => {
  it('is what the house is, and the creator in person', () => {
    expect(columns('ent_oc')).toEqual(['OC'])
    expect(columns('ent_oc', { userId: 'usr_creator' })).toEqual(['CREATOR', 'OC'])
    // Works for another house by now.
    expect(columns('ent_jlm', { userId: 'usr_creator' })).toEqual(['JLM'])
    expect(columns('ent_jgc')).toEqual(['OC'])
    expect(columns('ent_jlm')).toEqual(['JLM'])
    expect(columns('ent_jbr')).toEqual(['JLM'])
    expect(columns('ent_bnd')).toEqual(['JLM', 'BND'])
    expect(columns('ent_issuer')).toEqual(['ISSUER'])
    expect(columns('ent_stranger')).toEqual([])
  })

  it("view-only takes a book manager's other rights away", () => {
    expect(columns('ent_view')).toEqual(['VIEW'])
  })

  it('without OC and JGC, the house that made it acts as OC', () => {
    const of = { ...deal, syndicate: [row('ent_jlm', 'JLM'), row('ent_oc', 'JLM', 'VIEW')] }
    expect(columns('ent_oc', { of })).toEqual(['OC'])
    expect(columns('ent_jlm', { of })).toEqual(['JLM'])
    expect(columns('ent_house', { of: { ...of, creatorEntityId: 'ent_house', syndicate: [] } })).toEqual([
      'OC',
    ])
  })

  it('a bank that issues and leads is both, and the deal is self-led', () => {
    const of = { ...deal, issuerId: 'ent_oc' }
    expect(columns('ent_oc', { of })).toEqual(['OC', 'ISSUER'])
    expect([isSelfLed(of), isSelfLed(deal), isSelfLed({ ...deal, issuerId: null })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('tier by tier: everything, as the own house, and no content at all', () => {
    expect(roleOf('ent_stranger', { rights: rightsAs('superAdmin') }).everything).toBe(true)
    expect(columns('ent_jlm', { rights: rightsAs('institutionAdmin') })).toEqual(['JLM'])
    const system = roleOf('ent_oc', { userId: 'usr_creator', rights: everyKey('tier4') })
    expect(system).toMatchObject({ everything: false, board: false, columns: [] })
    expect(Object.values(abilitiesIn(system, { bookType }))).toEqual(dealActions.map(() => 'none'))
  })
})

describe('the matrix', () => {
  // The matrix once more, written by hand: CREATOR, OC/JGC, JLM/JBR, B&D, VIEW, ISSUER; of a pot.
  const written: Record<DealAction, string> = {
    read: 'all all all all all all',
    editDraft: 'all all none none none none',
    editTerms: 'none all none none none none',
    run: 'none all none none none none',
    readBook: 'none all all all totals all',
    enterOrder: 'none all own none none none',
    mergeOrders: 'none all none none none none',
    readPrivateComments: 'none all all all none none',
    writePrivateComments: 'none all all none none none',
    allocate: 'none all none none none none',
    reviewAllocation: 'none all own all none all',
    signOff: 'none none none none none all',
    confirm: 'none all own none none none',
    settle: 'none all own all none none',
    export: 'none all own all none totals',
    readLog: 'all all none none none none',
  }
  it.each(dealActions.map((action) => [action] as const))('%s', (action) => {
    expect(dealColumns.map((column) => cell(column, action)).join(' ')).toBe(written[action])
  })

  it('shows a book manager of a sole undisclosed book its own orders, and of the others all', () => {
    for (const column of ['JLM', 'BND'] as const)
      expect(bookTypes.map((book) => cell(column, 'readBook', book))).toEqual(['all', 'own', 'all', 'all'])
    expect(bookTypes.map((book) => cell('JLM', 'writePrivateComments', book))).toEqual([
      'all',
      'own',
      'all',
      'all',
    ])
    expect(bookTypes.map((book) => cell('VIEW', 'readBook', book))).toEqual(bookTypes.map(() => 'totals'))
  })

  it('gives the widest of what the columns give', () => {
    const both = abilitiesIn(roleOf('ent_bnd'), { bookType: 'soleUndisclosed' })
    expect(both).toMatchObject({ readBook: 'own', enterOrder: 'own', reviewAllocation: 'all', settle: 'all' })
  })

  it('gives the super administrator everything', () => {
    const all = abilitiesIn(roleOf('ent_stranger', { rights: rightsAs('superAdmin') }), { bookType })
    expect(Object.values(all).every((scope: DealScope) => scope === 'all')).toBe(true)
  })

  it('reaches no further than the user’s permissions', () => {
    const viewer = abilitiesIn(roleOf('ent_oc', { rights: rightsAs('syndicateViewer') }), { bookType })
    expect(viewer).toMatchObject({ read: 'all', readBook: 'all', readLog: 'all' })
    expect(viewer).toMatchObject({ run: 'none', editDraft: 'none', enterOrder: 'none', export: 'none' })
    const investor = abilitiesIn(roleOf('ent_oc', { rights: rightsAs('investor', 'investor') }), {
      bookType,
    })
    expect(Object.values(investor)).toEqual(dealActions.map(() => 'none'))
    for (const action of dealActions) expect(actionKeys[action]).toHaveLength(2)
  })

  it('lets a viewer take out what the page shows, where the role gives no more', () => {
    const exports = (entityId: string, rights: Rights, of = deal) =>
      abilitiesIn(roleOf(entityId, { rights, of }), { bookType }).export
    const viewer = rightsAs('syndicateViewer')
    expect(exports('ent_issuer', viewer)).toBe('totals')
    expect(exports('ent_issuer', manager)).toBe('totals')
    for (const bank of ['ent_oc', 'ent_jlm', 'ent_bnd', 'ent_view'])
      expect([bank, exports(bank, viewer)]).toEqual([bank, 'none'])
    const selfLed = { ...deal, issuerId: 'ent_oc' }
    expect([exports('ent_oc', viewer, selfLed), exports('ent_oc', manager, selfLed)]).toEqual([
      'totals',
      'all',
    ])
    expect(exports('ent_issuer', rightsAs('investor', 'investor'))).toBe('none')
  })

  it('lets people of the platform’s dealboard read, and no more', () => {
    const desk: Rights = { ...everyKey('tier3'), roles: ['admin'] }
    const abilities = abilitiesIn(roleOf('ent_stranger', { rights: desk }), { bookType })
    expect(Object.entries(abilities).filter(([, scope]) => scope !== 'none')).toEqual([['read', 'all']])
  })

  it('has a cell for everything', () => {
    for (const action of dealActions)
      for (const column of dealColumns) expect(matrixCell(action, column)).toBeTypeOf('string')
  })
})

describe('moves', () => {
  const who = (entityId: string, userId?: string, rights = manager) => roleOf(entityId, { userId, rights })
  const byJlm = { ...deal, creatorEntityId: 'ent_jlm' }
  it('are the leads’; a draft is submitted by its creator too', () => {
    for (const move of dealMoves) {
      expect([move, mayMove(who('ent_jgc'), move, { bookType })]).toEqual([move, true])
      for (const house of ['ent_jlm', 'ent_bnd', 'ent_view', 'ent_issuer', 'ent_stranger'])
        expect([move, house, mayMove(who(house), move, { bookType })]).toEqual([move, house, false])
      const creator = mayMove(roleOf('ent_jlm', { userId: 'usr_creator', of: byJlm }), move, { bookType })
      expect([move, creator]).toEqual([move, move === 'submit'])
    }
  })

  it('take the function of their own besides', () => {
    const without = (key: string): Rights => ({
      ...manager,
      functions: manager.functions.filter((each) => each !== key),
    })
    const may = (key: string, move: (typeof dealMoves)[number]) =>
      mayMove(who('ent_oc', undefined, without(key)), move, { bookType })
    expect(may('mydeal_new_deal|submit', 'submit')).toBe(false)
    expect(may('my_deal|abort', 'abort')).toBe(false)
    expect(may('my_deal|abort', 'price')).toBe(true)
    expect(may('mydeal_order_book|run', 'price')).toBe(false)
  })
})

describe('names', () => {
  const visibleTo = (entityId: string, book: (typeof bookTypes)[number], issuerSeesNames = true) =>
    namesIn(roleOf(entityId), { bookType: book, issuerSeesNames })

  it('are visible to the leads, and those of X-orders to the leads only', () => {
    for (const book of bookTypes) {
      expect(visibleTo('ent_oc', book)).toBe('all')
      expect(visibleTo('ent_jlm', book)).toBe('notX')
      expect(visibleTo('ent_bnd', book)).toBe('notX')
      expect(visibleTo('ent_view', book)).toBe('masked')
      expect(visibleTo('ent_stranger', book)).toBe('masked')
    }
  })

  it('are visible to the issuer, unless the desk or the book type hides them', () => {
    expect(bookTypes.map((book) => visibleTo('ent_issuer', book))).toEqual(['notX', 'notX', 'notX', 'masked'])
    expect(bookTypes.map((book) => visibleTo('ent_issuer', book, false))).toEqual(
      bookTypes.map(() => 'masked'),
    )
    expect(
      namesIn(roleOf('ent_x', { rights: rightsAs('superAdmin') }), { bookType, issuerSeesNames: false }),
    ).toBe('all')
  })

  it('are all readable to the leads only, in every type of book', () => {
    for (const book of bookTypes) {
      const reads = (entityId: string) =>
        readsEveryName(roleOf(entityId), { bookType: book, issuerSeesNames: true })
      expect(['ent_oc', 'ent_jgc'].map(reads)).toEqual([true, true])
      for (const other of ['ent_jlm', 'ent_bnd', 'ent_view', 'ent_issuer', 'ent_stranger'])
        expect([book, other, reads(other)]).toEqual([book, other, false])
    }
  })
})
