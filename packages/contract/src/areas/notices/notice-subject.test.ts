import { describe, expect, it } from 'vitest'
import { noticeSubject, replacedSubjects } from './notice-subject.ts'
import type { NoticeCode } from './text.ts'

const link = '/order/deal/deal_a'
const notice = (code: NoticeCode, number = '', at = link) => ({ code, link: at, params: { number } })
const replaces = (later: ReturnType<typeof notice>, earlier: ReturnType<typeof notice>) =>
  replacedSubjects(later).includes(noticeSubject(earlier) ?? 'none')

describe('a newer notice', () => {
  it('replaces news of the same deal on the same screen, not of another', () => {
    expect(replaces(notice('deal.guidance-changed'), notice('deal.announced'))).toBe(true)
    expect(replaces(notice('deal.priced'), notice('deal.announced', '', '/order/deal/deal_b'))).toBe(false)
    expect(replaces(notice('deal.priced'), notice('alloc.launched', '', '/deal/alloc?dealId=a'))).toBe(false)
  })

  it('about an order replaces only news of the same order', () => {
    const withdrawn = notice('order.withdrawn-for-you', 'A')
    expect(replaces(notice('order.withdrawn-for-you', 'A'), notice('order.changed-for-you', 'A'))).toBe(true)
    for (const later of [
      notice('order.changed-for-you', 'B'),
      notice('order.desk-commented', 'A'),
      notice('deal.guidance-changed'),
      notice('deal.aborted'),
    ])
      expect([later.code, replaces(later, withdrawn)]).toEqual([later.code, false])
  })

  it('of the deal does not replace a notice that asks, until the moment for the answer is past', () => {
    expect(replaces(notice('deal.fpg-pushed'), notice('order.answer-asked'))).toBe(false)
    expect(replaces(notice('deal.opened'), notice('order.submit-asked'))).toBe(false)
    expect(replaces(notice('deal.guidance-changed'), notice('order.out-now'))).toBe(false)
    expect(replaces(notice('order.out-now'), notice('order.submit-asked'))).toBe(false)
    expect(replaces(notice('deal.times-changed'), notice('order.answer-asked'))).toBe(false)
    expect(replaces(notice('order.answer-chased'), notice('order.answer-asked'))).toBe(true)
    for (const past of ['deal.book-closed', 'deal.reopened', 'deal.aborted'] as const)
      expect([past, replaces(notice(past), notice('order.answer-asked'))]).toEqual([past, true])
  })

  it('of an allocation leaves that another order got nothing, until allocations are new', () => {
    const none = notice('order.not-allocated')
    expect(replaces(notice('order.allocated'), none)).toBe(false)
    expect(replaces(none, notice('order.allocated'))).toBe(false)
    for (const later of ['order.allocation-replaced', 'order.allocation-reopened'] as const)
      expect([later, replaces(notice(later), none)]).toEqual([later, true])
  })

  it('of a changed or removed limit replaces what was said of how full it was', () => {
    const limit = '/quota/bond?deal=a'
    const over = notice('limit.over', '', limit)
    for (const later of ['limit.changed', 'limit.removed'] as const) {
      expect([later, replaces(notice(later, '', limit), over)]).toEqual([later, true])
      expect([later, replaces(notice(later, '', '/quota/bond?deal=b'), over)]).toEqual([later, false])
      expect([later, replaces(over, notice(later, '', limit))]).toEqual([later, false])
    }
  })

  it('of an account or a query replaces none', () => {
    expect(replacedSubjects(notice('account.welcome'))).toEqual([])
    expect(replacedSubjects(notice('alloc.asked'))).toEqual([])
  })
})
