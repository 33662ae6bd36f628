import { describe, expect, it } from 'vitest'
import { functionKeys, permissions, type Rights } from '../access/index.ts'
import {
  abilitiesIn,
  abort,
  dealRoleOf,
  endFpg,
  endTest,
  nameSights,
  pushFpg,
  type DealScope,
  type PricedDeal,
} from '../deals/index.ts'
import {
  deskAbilities,
  investorAbilities,
  isOwnOrder,
  maySeeOrder,
  ownBankFault,
  readsNameOf,
  type OrderAbilities,
} from './abilities.ts'
import { saveDraft } from './acts/index.ts'
import type { Order } from './order.ts'
import { after, at, by, done, open, parties, sent, sounding, spread, commandContext } from './world.ts'

const rights = (own: Partial<Rights> = {}): Rights => ({
  tier: 'tier3',
  roles: ['manager'],
  permissions,
  functions: functionKeys,
  ...own,
})
const ipg = open()
const fpg = after(
  ipg,
  pushFpg(ipg, { guidance: spread('55'), closesAt: at('11:00') }, commandContext('10:00', 30)),
)
const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
const order = sent(ipg)
const draft = done(saveDraft(undefined, ipg, { parties, content: {} }, by('investor', '09:00'))).order
const open_ = (abilities: OrderAbilities) =>
  Object.entries(abilities).flatMap(([action, window]) =>
    window === 'no' ? [] : [window === 'yes' ? action : `${action}!`],
  )

describe('an investor', () => {
  const own = { entityId: 'ent_kestrel', department: null, rights: rights() }
  const may = (each: Order | null, deal: PricedDeal, as = own) => open_(investorAbilities(each, deal, as))

  it('does what its order and the phase allow', () => {
    expect(may(null, ipg)).toEqual(['saveDraft', 'submit'])
    expect(may(draft, ipg)).toEqual(['saveDraft', 'submit', 'withdraw'])
    expect(may(order, ipg)).toEqual(['edit', 'withdraw'])
    expect(may(order, fpg)).toEqual(['edit', 'withdraw', 'answerFpg'])
    expect(may(order, closed)).toEqual([])
    expect(may(draft, after(ipg, abort(ipg, {}, commandContext('10:00'))))).toEqual(['withdraw'])
    expect(may({ ...order, stage: 'withdrawn' }, ipg)).toEqual([])
    const tested = after(sounding(), endTest(sounding(), {}, commandContext('09:30')))
    expect(may(sent(sounding()), tested)).toEqual(['submit', 'withdraw'])
  })

  it('does nothing without the right to place, and reaches no other house', () => {
    const looking = { ...own, rights: rights({ functions: [] }) }
    expect(may(order, ipg, looking)).toEqual([])
    expect(isOwnOrder(order, null, looking)).toBe(true)
    expect(may(order, ipg, { ...own, entityId: 'ent_other' })).toEqual([])
    expect(isOwnOrder(order, null, { ...own, rights: rights({ permissions: [] }) })).toBe(false)
    expect(isOwnOrder(order, null, { ...own, rights: rights({ tier: 'tier4' }) })).toBe(false)
  })

  it('of a department sees what its people and desks entered', () => {
    const chief = { ...own, department: 'dep_credit', rights: rights({ tier: 'tier2' }) }
    const departments = ['dep_credit', 'dep_rates', null]
    expect(departments.map((each) => isOwnOrder(order, each, chief))).toEqual([true, false, false])
    expect(isOwnOrder(sent(ipg, {}, { side: 'desk' }), null, chief)).toBe(true)
    expect(isOwnOrder(order, 'dep_rates', { ...chief, rights: rights() })).toBe(true)
  })
})

describe('a desk', () => {
  const roleOf = (entityId: string) =>
    dealRoleOf(
      { creatorId: 'usr_x', creatorEntityId: 'ent_lantern', issuerId: null, syndicate: ipg.shared.syndicate },
      { userId: 'usr_desk', entityId, rights: rights() },
    )
  const may = (each: Order | null, deal: PricedDeal, bankId: string) =>
    open_(deskAbilities(each, deal, { abilities: abilitiesIn(roleOf(bankId), deal.terms), bankId }))
  const conditional: Order = { ...order, conditional: { since: at('09:30'), accepted: [] } }

  it('enters and edits any order as OC, those it leads as JLM, none as viewer or stranger', () => {
    expect(may(null, ipg, 'ent_lantern')).toEqual(['submit'])
    expect(may(null, ipg, 'ent_harbour')).toEqual(['submit'])
    expect(may(order, ipg, 'ent_lantern')).toEqual(['edit', 'withdraw'])
    expect(may(order, ipg, 'ent_harbour')).toEqual([])
    expect(may({ ...order, leads: ['ent_harbour'] }, ipg, 'ent_harbour')).toEqual(['edit', 'withdraw'])
    for (const bank of ['ent_quiet', 'ent_stranger'])
      expect([may(null, ipg, bank), may(order, ipg, bank)]).toEqual([[], []])
  })

  it('gives a reason once the book is closed', () => {
    expect(may(order, closed, 'ent_lantern')).toEqual(['edit!', 'withdraw!', 'answerFpg!'])
    expect(may(null, closed, 'ent_lantern')).toEqual(['submit!'])
  })

  it('accepts what is conditional where it runs the book', () => {
    expect(may(conditional, ipg, 'ent_lantern')).toContain('accept')
    expect(may(order, ipg, 'ent_lantern')).not.toContain('accept')
    expect(may({ ...conditional, leads: ['ent_harbour'] }, ipg, 'ent_harbour')).not.toContain('accept')
  })

  it('submits no intention for an investor', () => {
    const tested = after(sounding(), endTest(sounding(), {}, commandContext('09:30')))
    expect(may(sent(sounding()), sounding(), 'ent_lantern')).toEqual(['edit', 'withdraw', 'answerTest'])
    expect(may(sent(sounding()), tested, 'ent_lantern')).toEqual([])
  })

  it('knows nothing of drafts', () => {
    expect(may(draft, ipg, 'ent_lantern')).toEqual([])
    expect(maySeeOrder(draft, 'all', 'ent_lantern')).toBe(false)
    const visible = (['none', 'totals', 'own', 'all'] as const).map((scope) =>
      maySeeOrder(order, scope, 'ent_lantern'),
    )
    expect(visible).toEqual([false, false, true, true])
    expect(maySeeOrder(order, 'own', 'ent_harbour')).toBe(false)
  })

  it('reads the name of an order that it sees, and not behind an alias', () => {
    const xOrder = { ...order, xOrder: true }
    const reads = (each: Order, sight: DealScope, bankId = 'ent_harbour') =>
      nameSights.filter((names) => readsNameOf(each, { sight, names, bankId }))
    expect(reads(order, 'all')).toEqual(['all', 'notX'])
    expect(reads(xOrder, 'all')).toEqual(['all'])
    expect(reads({ ...xOrder, leads: ['ent_harbour'] }, 'all')).toEqual(['all', 'notX'])
    expect(reads(xOrder, 'own', 'ent_lantern')).toEqual(['all', 'notX'])
    for (const each of [
      reads(order, 'own'),
      reads(order, 'totals'),
      reads(order, 'none'),
      reads(draft, 'all'),
    ])
      expect(each).toEqual([])
  })

  it('that enters through itself gives no order away', () => {
    const mine = { throughId: 'ent_harbour', leads: [] }
    const fault = (scope: 'own' | 'all', before: typeof mine | null, content: Partial<Order>) =>
      ownBankFault(scope, before, content, 'ent_harbour')?.fields?.map(({ field }) => field)
    expect(fault('own', null, { throughId: 'ent_harbour' })).toBe(undefined)
    expect(fault('own', null, { throughId: 'ent_lantern' })).toEqual(['throughId'])
    expect(fault('own', mine, { throughId: 'ent_lantern', leads: ['ent_harbour'] })).toEqual([
      'throughId',
      'leads',
    ])
    expect(fault('own', mine, { leads: [] })).toBe(undefined)
    expect(fault('all', mine, { throughId: 'ent_lantern' })).toBe(undefined)
  })
})
