import { describe, expect, it } from 'vitest'
import { mayEnter, mayUse, routeOf, type Rights } from '@bookrunner/domain/access'
import { grantsOf, rightsOf, seededRoles, type SeededRole } from '@bookrunner/domain/roles'
import { noticeCategories } from '@bookrunner/domain/users'
import {
  categoriesFor,
  noticeAudiences,
  noticeCodes,
  noticeEvents,
  noticeName,
  noticePlace,
  placeOf,
  type NoticeAudience,
  type NoticeCode,
} from './index.ts'

const ids = {
  dealId: 'deal_a',
  orderId: 'ord_a',
  versionId: 'alv_a',
  entityId: 'ent_a',
  loanId: 'loan_a',
  limitPage: 'org?entity=ent_a',
}
const roles = Object.keys(seededRoles) as SeededRole[]
const houses = [['investor'], ['underwriter'], ['issuer'], ['investor', 'underwriter']] as const
/** Every seeded role in every kind of institution. */
const people: [string, Rights][] = roles.flatMap((role) =>
  houses.map((dealRoles): [string, Rights] => [
    `${role} of ${dealRoles.join(' and ')}`,
    rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, [...dealRoles]),
  ]),
)
const belongs = (audience: NoticeAudience, rights: Rights): boolean => {
  const { needs } = noticeAudiences[audience]
  return needs === null || mayUse(rights, needs)
}
const rows = noticeCodes.flatMap((code) =>
  (Object.keys(noticeEvents[code].readers) as NoticeAudience[]).map((audience) => ({ code, audience })),
)

describe('a notice', () => {
  it.each(rows)('$code leads $audience to a screen that they may open', ({ code, audience }) => {
    const readers = people.filter(([, rights]) => belongs(audience, rights))
    expect(readers.length).toBeGreaterThan(0)
    for (const [who, rights] of readers) {
      // As the server decides which of the two pages of an allocation a reader has.
      const isViewer = !mayUse(rights, 'mydeal_order_assign')
      const { link } = noticePlace(code, audience, ids, isViewer)
      // Pages of the own account are open to everybody and in no menu.
      if (link === '' || link.startsWith('/my-')) continue
      expect([who, link, routeOf(link)?.path !== undefined, mayEnter(link, rights)]).toEqual([
        who,
        link,
        true,
        'enter',
      ])
    }
  })

  it('names everything that its link needs', () => {
    expect(() => placeOf('ownOrder', { dealId: 'deal_a' })).toThrow('lacks an id')
    expect(() => noticePlace('order.accepted', 'desk', ids)).toThrow('not for the audience')
    expect(noticePlace('order.accepted', 'owners', ids)).toEqual({
      link: '/order/deal/deal_a?order=ord_a',
      menuTab: 'my_order',
    })
  })

  it('has a name without gaps in each language', () => {
    for (const code of noticeCodes)
      for (const language of ['US', 'CN', 'HK'] as const) {
        const name = noticeName(code, language)
        expect([code, language, name]).toEqual([code, language, expect.stringMatching(/^[^{}]+$/)])
        expect(name).not.toMatch(/[:：]$/)
      }
  })
})

describe('the categories that can reach somebody by mail', () => {
  const reached = (role: SeededRole, dealRoles: Parameters<typeof rightsOf>[1]) =>
    categoriesFor(rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, dealRoles), 'US').map(
      ({ category }) => category,
    )

  it.each<[SeededRole, Parameters<typeof rightsOf>[1], string[]]>([
    [
      'investor',
      ['investor'],
      ['answers', 'allocations', 'orders', 'deals', 'margins', 'institutions', 'account'],
    ],
    [
      'syndicateManager',
      ['underwriter'],
      ['signOffs', 'orders', 'review', 'deals', 'limits', 'institutions', 'account'],
    ],
    [
      'syndicateViewer',
      ['issuer'],
      ['signOffs', 'orders', 'review', 'deals', 'limits', 'institutions', 'account'],
    ],
    ['systemAdmin', ['underwriter'], ['margins', 'limits', 'institutions', 'account']],
    ['superAdmin', ['underwriter'], [...noticeCategories]],
  ])('for the role %s of %j are %j', (role, dealRoles, categories) => {
    expect(reached(role, dealRoles)).toEqual(categories)
  })

  it('name each event once, though banks read it in words of their own', () => {
    const everything = people.find(([who]) => who === 'superAdmin of investor and underwriter')![1]
    const deals = categoriesFor(everything, 'US').find(({ category }) => category === 'deals')!
    const names = deals.events.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const guidance = deals.events.find(({ name }) => name === 'New guidance')!
    expect(guidance.codes).toEqual<NoticeCode[]>([
      'deal.guidance-changed',
      'deal.guidance-changed-managers',
      'deal.guidance-resized',
      'deal.guidance-resized-managers',
    ])
  })

  it('leave out what never comes by mail', () => {
    const anybody = people[0]![1]
    const own = categoriesFor(anybody, 'US').find(({ category }) => category === 'account')!
    expect(own.events.flatMap(({ codes }) => codes)).not.toContain('account.welcome')
  })
})
