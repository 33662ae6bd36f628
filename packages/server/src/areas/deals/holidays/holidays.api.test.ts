import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { type Centre, centres } from '@bookrunner/domain/deals'
import { verifyLedger } from '../../../platform/service/index.ts'
import { admitted, clientOf, refusalOf, startTestApp, worded, type TestApp } from '../../../../test/index.ts'
import { calendarOf } from './calendars.ts'

let app: TestApp
let root: Client
beforeAll(async () => {
  app = await startTestApp()
  root = await clientOf(app, 'superadmin')
})
afterAll(() => app.close())

const daysOf = async (centres: string, from: number, to = from) =>
  (await root.deals.getHolidays({ centres, from, to })).centres

/** Mondays to Fridays of the lists each place publishes; weekends close nothing. */
const published: [Centre, number, string][] = [
  // gov.hk, General holidays.
  ['HK', 2024, '01-01 02-12 02-13 03-29 04-01 04-04 05-01 05-15 06-10 07-01 09-18 10-01 10-11 12-25 12-26'],
  ['HK', 2025, '01-01 01-29 01-30 01-31 04-04 04-18 04-21 05-01 05-05 07-01 10-01 10-07 10-29 12-25 12-26'],
  ['HK', 2026, '01-01 02-17 02-18 02-19 04-03 04-06 04-07 05-01 05-25 06-19 07-01 10-01 10-19 12-25'],
  // mom.gov.sg, Public holidays.
  ['SG', 2023, '01-02 01-23 01-24 04-07 05-01 06-02 06-29 08-09 09-01 11-13 12-25'],
  ['SG', 2024, '01-01 02-12 03-29 04-10 05-01 05-22 06-17 08-09 10-31 12-25'],
  ['SG', 2025, '01-01 01-29 01-30 03-31 04-18 05-01 05-12 10-20 12-25'],
  ['SG', 2026, '01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25'],
  // cao.go.jp, national holidays; banks also rest from 31 December to 3 January.
  [
    'JP',
    2024,
    '01-01 01-02 01-03 01-08 02-12 02-23 03-20 04-29 05-03 05-06 07-15 08-12 09-16 09-23 10-14 11-04 12-31',
  ],
  [
    'JP',
    2025,
    '01-01 01-02 01-03 01-13 02-11 02-24 03-20 04-29 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-24 12-31',
  ],
  [
    'JP',
    2026,
    '01-01 01-02 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23 12-31',
  ],
  // nsw.gov.au, public holidays and the bank holiday in August.
  ['AU', 2024, '01-01 01-26 03-29 04-01 04-25 06-10 08-05 10-07 12-25 12-26'],
  ['AU', 2025, '01-01 01-27 04-18 04-21 04-25 06-09 08-04 10-06 12-25 12-26'],
  ['AU', 2026, '01-01 01-26 04-03 04-06 04-27 06-08 08-03 10-05 12-25 12-28'],
  // employment.govt.nz, with the anniversary days of Wellington and Auckland.
  ['NZ', 2024, '01-01 01-02 01-22 01-29 02-06 03-29 04-01 04-25 06-03 06-28 10-28 12-25 12-26'],
  ['NZ', 2025, '01-01 01-02 01-20 01-27 02-06 04-18 04-21 04-25 06-02 06-20 10-27 12-25 12-26'],
  ['NZ', 2026, '01-01 01-02 01-19 01-26 02-06 04-03 04-06 04-27 06-01 07-10 10-26 12-25 12-28'],
  // gov.cn, the State Council's yearly notice: all days off that are no weekends.
  [
    'CN',
    2025,
    '01-01 01-28 01-29 01-30 01-31 02-03 02-04 04-04 05-01 05-02 05-05 06-02 10-01 10-02 10-03 10-06 10-07 10-08',
  ],
  [
    'CN',
    2026,
    '01-01 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-06 05-01 05-04 05-05 06-19 09-25 10-01 10-02 10-05 10-06 10-07',
  ],
]

describe('holidays', () => {
  it.each(published)('of %s in %i equal the published ones', async (centre, year, days) => {
    const [found] = await daysOf(centre, year)
    expect(found?.days.join(' ')).toBe(
      days
        .split(' ')
        .map((day) => `${year}-${day}`)
        .join(' '),
    )
  })

  it('include mainland working weekends', async () => {
    const [found] = await daysOf('CN', 2026)
    expect(found?.workdays).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ])
  })

  it('cover every centre, once each, over a bond’s years', async () => {
    const all = await daysOf(centres.join(','), 2026, 2030)
    expect(all.map(({ centre }) => centre)).toEqual([...centres])
    for (const { centre, days } of all) expect([centre, days.length >= 5 * 4]).toEqual([centre, true])
    expect(await daysOf('HK,HK', 2026)).toHaveLength(1)
    expect(await daysOf('HK,US', 2026, 2085)).toHaveLength(2)
  })

  it('are readable by anyone signed in, within bounds', async () => {
    const ask = (client: Client) => client.deals.getHolidays({ centres: 'HK', from: 2026, to: 2026 })
    expect(await refusalOf(ask(app.client()))).toMatchObject({ code: 401 })
    expect((await ask(await clientOf(app, 'investor'))).centres).toHaveLength(1)
    for (const [from, to] of [
      [2027, 2026],
      [2026, 2086],
    ] as const) {
      const refused = (client: Client) => client.deals.getHolidays({ centres: 'HK', from, to })
      expect(await refusalOf(refused(root))).toMatchObject({ reason: 'holiday.years', code: 400 })
      expect(new Set(await worded(app, 'superadmin', refused)).size).toBe(3)
    }
    for (const centres of ['', 'XX', 'HK;US', 'HK,'])
      expect(await refusalOf(root.deals.getHolidays({ centres, from: 2026, to: 2026 }))).toMatchObject({
        code: 400,
      })
  })
})

describe('an administrator', () => {
  const typhoon = { centre: 'HK', day: '2027-09-08', kind: 'holiday', name: 'Typhoon' } as const

  it('alone enters and removes days', async () => {
    const edit = (client: Client) => client.deals.editHoliday({ ...typhoon, kind: null })
    expect(await admitted(app, edit)).toEqual(['superadmin', 'systemadmin'])
    const list = (client: Client) => client.deals.getHolidayEntries({ centre: 'HK', year: 2027 })
    expect(await admitted(app, list)).toEqual(['superadmin', 'systemadmin'])
  })

  it('closes a day and opens it again, while rule and almanac stay underneath', async () => {
    const days = async () => (await daysOf('HK', 2027))[0]?.days
    const before = await days()
    await root.deals.editHoliday(typhoon)
    expect(await days()).toEqual([...before!, typhoon.day].toSorted())
    expect((await root.deals.getHolidayEntries({ centre: 'HK', year: 2027 })).list).toEqual([typhoon])
    expect(await refusalOf(root.deals.editHoliday(typhoon))).toMatchObject({ reason: 'write.no-changes' })
    await root.deals.editHoliday({ ...typhoon, kind: null })
    expect(await days()).toEqual(before)
    await root.deals.editHoliday({ centre: 'HK', day: '2027-10-01', kind: 'workday' })
    expect(await days()).toEqual(before!.filter((day) => day !== '2027-10-01'))
    expect(await verifyLedger(app.database.pool, 'holidays:all')).toBeUndefined()
  })

  it('enters a holiday of several days at once, without its weekend, and removes it again', async () => {
    const newYear = { centre: 'SG', day: '2027-12-24', until: '2027-12-28' } as const
    const entered = { ...newYear, kind: 'holiday', name: 'Year end' } as const
    expect(await root.deals.editHoliday(entered)).toEqual({
      centre: 'SG',
      kind: 'holiday',
      days: ['2027-12-24', '2027-12-27', '2027-12-28'],
    })
    expect(await refusalOf(root.deals.editHoliday(entered))).toMatchObject({ reason: 'write.no-changes' })
    const longer = { ...entered, until: '2027-12-29' }
    expect((await root.deals.editHoliday(longer)).days).toEqual(['2027-12-29'])
    expect((await root.deals.editHoliday({ ...longer, kind: null })).days).toHaveLength(4)
    expect((await root.deals.getHolidayEntries({ centre: 'SG', year: 2027 })).list).toEqual([])
    expect(await verifyLedger(app.database.pool, 'holidays:all')).toBeUndefined()
  })

  it('cannot enter a period that ends before it starts', async () => {
    const refused = { centre: 'HK', day: '2027-03-03', until: '2027-03-02', kind: 'holiday' } as const
    expect(await refusalOf(root.deals.editHoliday(refused))).toMatchObject({ reason: 'holiday.range' })
  })

  it('makes a weekend a business day', async () => {
    await root.deals.editHoliday({ centre: 'CN', day: '2027-02-20', kind: 'workday', name: '调休上班' })
    expect((await daysOf('CN', 2027))[0]?.workdays).toEqual(['2027-02-20'])
  })

  it('cannot enter a day outside the supported years', async () => {
    const refused = { centre: 'HK', day: '1999-12-31', kind: 'holiday' } as const
    expect(await refusalOf(root.deals.editHoliday(refused))).toMatchObject({ reason: 'holiday.years' })
  })

  it('stores nothing of a dry run', async () => {
    const entry = { centre: 'US', day: '2027-01-05', kind: 'holiday' } as const
    await root.deals.editHoliday(entry, { dryRun: true })
    expect((await root.deals.getHolidayEntries({ centre: 'US', year: 2027 })).list).toEqual([])
  })
})

describe('a joint calendar', () => {
  it('works in the bond arithmetic', async () => {
    const [hk, us] = await calendarOf(app.database.db, ['HK', 'US'], 2026, 2026)
    expect([hk?.holidays.has('2026-10-19'), us?.holidays.has('2026-11-26')]).toEqual([true, true])
  })
})
