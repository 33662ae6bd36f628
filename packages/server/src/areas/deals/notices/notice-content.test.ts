import { expect, it } from 'vitest'
import type { DealEvent } from '../moves/lifecycle-events.ts'
import { noticeContentFor, type NoticeReader } from './notice-content.ts'

const about = {
  announcementId: 'ann_x',
  dealId: 'deal_x',
  name: 'X',
  timeZone: 'UTC',
  by: null,
  currency: null,
  announced: true,
}
const at = '2026-11-21T08:30:00Z'
const subject = (region: 'EUROPE' | null): DealEvent => ({ type: 'deal.subject', region, at, ...about })
const readers = {
  manager: { side: 'mine', region: null, ownSubject: false },
  european: { side: 'investor', region: 'EUROPE', ownSubject: true },
  asian: { side: 'investor', region: 'APAC', ownSubject: false },
} as const satisfies Record<string, NoticeReader>

it('an investor reads its region’s subject time, or else the deal’s', () => {
  const heard = (event: DealEvent) =>
    Object.values(readers).map((reader) => noticeContentFor(event, reader)?.code)
  expect(heard(subject('EUROPE'))).toEqual(['deal.subject-region', 'deal.subject', undefined])
  expect(heard(subject(null))).toEqual(['deal.subject-managers', undefined, 'deal.subject'])
})

it('a return to IPG names its close time, or that none is set', () => {
  const params = (closesAt: string | null) => {
    const event = { ...subject(null), type: 'deal.reopened', level: null, closesAt } as never
    return noticeContentFor(event, readers.manager)?.params?.['closes']
  }
  expect(params('2026-11-20T09:00:00Z')).toMatchObject({ US: expect.stringContaining('09:00') })
  expect(params(null)).toMatchObject({ US: 'not set' })
})
