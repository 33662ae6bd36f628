import { Workbook } from '@cj-tech-master/excelts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract/kernel'
import { setSoon } from '../../../../test/lifecycle.ts'
import { until } from '../../../../test/until.ts'
import { announce, makeDraft } from '../../../../test/deals.ts'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { logRows } from './log-rows.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp({ timedWork: true })))
afterAll(() => app.close())

const download = async (dealId: string, filter: object = {}, language: Language = 'US') => {
  const client = await clientOf(app, 'deskoc', language)
  const file = await client.deals.downloadDealLog({ dealId, ...filter })
  const book = new Workbook()
  await book.xlsx.load(await (await file.blob()).arrayBuffer())
  const sheet = book.worksheets[0]!
  const rows: string[][] = []
  sheet.eachRow((row) => {
    const cells: string[] = []
    for (let at = 1; at <= 8; at++) cells.push(row.getCell(at).text)
    rows.push(cells)
  })
  return { file, sheet, head: rows[0]!, rows: rows.slice(1) }
}

const hostile = ['=HYPERLINK("http://x","y")', '+1+1', '-1', '@SUM(A1)', '=1\t2']

describe('the deal log as Excel', () => {
  it('has a row for each field that changed, newest first, in the deal’s zone', async () => {
    const client = await clientOf(app, 'deskoc')
    const dealId = await makeDraft(client, { name: 'Glass/wing: 3y' })
    await client.deals.saveDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      times: { closesAt: '2027-03-02T09:00:00Z' },
      terms: { mtn: true },
    })
    const { file, head, rows } = await download(dealId)
    expect([file.name, file.mediaType]).toEqual([
      'Deal log Glass wing 3y.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(head.join('|')).toBe('Time (HKT)|Who|Institution|What|Field|From|To|Hash')
    const { list } = await client.deals.getDealLog({ dealId })
    const hash = list[0]!.hash
    const at = Temporal.Instant.from(list[0]!.at).toZonedDateTimeISO('Asia/Hong_Kong')
    const time = `${at.toPlainDate()} ${at.toPlainTime().round({ smallestUnit: 'second', roundingMode: 'trunc' })}`
    const start = [time, 'Edmund Fong 方以誠', 'Lantern', 'Draft saved']
    expect(rows.slice(0, 2)).toEqual([
      [...start, 'Under an MTN programme', 'No', 'Yes', hash],
      [...start, 'Books close', '', '2027-03-02 17:00:00', hash],
    ])
    expect(rows.length).toBe(list.reduce((sum, { changes }) => sum + Math.max(1, changes.length), 0))
  })

  it('honours the filter and the reader’s language', async () => {
    const desk = await clientOf(app, 'deskoc')
    const dealId = await makeDraft(desk)
    await announce(desk, dealId)
    const { file, head, rows } = await download(dealId, { code: 'deal.submitted' }, 'HK')
    expect(file.name).toBe('項目日誌 Glasswing 3y.xlsx')
    expect(head.slice(0, 2)).toEqual(['時間（香港時間）', '操作人'])
    expect(new Set(rows.map((row) => row.slice(1, 4).join(' | ')))).toEqual(
      new Set(['Edmund Fong 方以誠 | 燈港證券 | 提交項目 · T+120 area']),
    )
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { closesAt: at }, reason: 'Early' }))
    const byClock = async () => (await download(dealId, { code: 'deal.clock' }, 'HK')).rows
    await until(async () => expect(await byClock()).not.toEqual([]))
    expect((await byClock())[0]!.slice(1, 3)).toEqual(['系統自動', ''])
    expect((await download(dealId, { actorId: 'usr_nobody' })).rows).toEqual([])
  })

  it('contains no formula, whatever people typed', async () => {
    const client = await clientOf(app, 'deskoc')
    for (const typed of hostile.filter((text) => !text.includes('\t'))) {
      const dealId = await makeDraft(client, { name: typed, terms: { remark: typed } })
      const { sheet, rows } = await download(dealId, { code: 'deal.created' })
      expect(rows.find(([, , , , field]) => field === 'Remark')![6]).toBe(typed)
      sheet.eachRow((row) => {
        for (let at = 1; at <= 8; at++) {
          expect(row.getCell(at).formula).toBeUndefined()
          expect(row.getCell(at).numFmt).toBe('@')
        }
      })
    }
  })

  it('ends at the maximum of rows, between two lines, and says so', async () => {
    const client = await clientOf(app, 'deskoc')
    const dealId = await makeDraft(client)
    for (let version = 1; version <= 3; version++)
      await client.deals.saveDeal({
        dealId,
        version,
        sharedVersion: 1,
        terms: { mtn: version % 2 === 1, noGrow: version % 2 === 1 },
      })
    const filter = {
      announcementId: `ann_${dealId.slice(5, 17)}`,
      dealId,
      codes: null,
      orders: true,
      addressees: true,
      actorId: null,
      from: null,
      until: null,
    }
    const rows = await Array.fromAsync(
      logRows(app.database.db, filter, { language: 'US', zone: 'Asia/Hong_Kong', most: 5 }),
    )
    expect(rows.map((row) => row[4])).toEqual([
      'No grow',
      'Under an MTN programme',
      'No grow',
      'Under an MTN programme',
      undefined,
    ])
    expect(rows.at(-1)![3]).toContain('Only the newest 4 rows')
  })
})
