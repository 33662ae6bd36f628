// Files by role: the lists after a launch, the fill report, and the pack of a deal that was aborted or expired.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client, ReceivedFile } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { closedWith, releasable, type Entered } from '../../../test/allocation.ts'
import { setSoon, submitted, why } from '../../../test/lifecycle.ts'
import { rate, sharedWithBnd } from '../../../test/deals.ts'
import { until } from '../../../test/until.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80, { hedge: 'benchmark' }],
  ['ent_kestrelpeak', 50, { account: 'Fund 7', hedge: 'own' }],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]
const hedge = { instrument: 'UST 4 02/28', ratio: rate('95'), deadline: null, durationManager: null }
const overrides = {
  name: 'Glasswing 3y 琉璃翼',
  terms: { isin: 'XS2529520715', hedge },
  shared: sharedWithBnd,
}

const { app, desk } = openTestWorld({ desk: 'deskoc' }, { timedWork: true })
let dealId: string
let versionId: string
beforeAll(async () => {
  ;({ dealId } = await closedWith(desk, { orders, overrides }))
  versionId = await releasable(desk, dealId)
})

const textOf = async (file: ReceivedFile): Promise<string> => {
  const { text } = await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))
  return text.replaceAll(/\s+/g, ' ')
}
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    async () => (await refusalOf(call)).reason,
  )

type Kind = 'settlement' | 'hedge' | 'league' | 'justification'
const paperOf = async (kind: Kind, client = desk) => {
  const { fileId, name } = await client.allocation.export({ dealId, kind, format: 'pdf' })
  return { name, text: await textOf(await client.allocation.download({ fileId })) }
}

describe('a list on paper', () => {
  it.each([
    ['settlement', ['31,203,750.00', '18,722,250.00', 'Total', '100', '99,852,000.00', 'XS2529520715']],
    ['hedge', ['UST 4 02/28', '47.5', '81.25', 'Total']],
    ['league', ['Lantern Harbour Securities', 'Quillstone Bank', '81.3']],
    ['justification', ['Pro rata', 'Fund 7', '62.5', 'Edmund Fong']],
  ] as const)('%s: its version, every line and its figures, as text', async (kind, parts) => {
    const { name, text } = await paperOf(kind)
    expect(name).toMatch(/Glasswing 3y 琉璃翼\.pdf$/)
    for (const part of ['Glasswing 3y 琉璃翼 · Version 1', 'Page 1 of 1', ...parts])
      expect(text).toContain(part)
    if (kind === 'league') return
    const { lines } = await desk.allocation.justification({ dealId })
    expect(text).toContain(lines[0]!.number)
  })

  it.each([
    ['CN', '交割清单', '第 1 页，共 1 页'],
    ['HK', '交收清單', '第 1 頁，共 1 頁'],
  ] as const)('in %s', async (lang, title, page) => {
    const { text } = await paperOf('settlement', await clientOf(app, 'deskoc', lang))
    for (const part of [title, page, '31,203,750.00']) expect(text).toContain(part)
  })

  it('contains only what its reader may export', async () => {
    const lead = await clientOf(app, 'deskjlm')
    const { text } = await paperOf('settlement', lead)
    expect(text).toContain('18,722,250.00')
    expect(text).not.toContain('31,203,750.00')
    const ask = (who: Client, kind: Kind) => outcomeOf(who.allocation.export({ dealId, kind, format: 'pdf' }))
    expect([await ask(lead, 'league'), await ask(lead, 'justification')]).toEqual([
      'deal.not-yours',
      'deal.not-yours',
    ])
    expect(await ask(await clientOf(app, 'issuer'), 'settlement')).toBe('deal.not-yours')
    expect(await ask(await clientOf(app, 'investor'), 'settlement')).toBe('access.denied')
  })

  it('does not exist for a workbook or a pack', async () => {
    for (const kind of ['workbook', 'pack'] as const) {
      const refusal = await refusalOf(desk.allocation.export({ dealId, kind, format: 'pdf' }))
      expect([refusal.reason, refusal.fields?.map(({ field }) => field)]).toEqual(['input.invalid', ['kind']])
    }
  })
})

describe('the fill report as a file', () => {
  const reportOf = (client: Client, format?: 'xlsx' | 'pdf') =>
    client.allocation.downloadFillReport({ dealId, ...(format && { format }) })

  it('waits for every confirmation, and is for managers and investors with an order', async () => {
    const investor = await clientOf(app, 'investor')
    expect(await outcomeOf(reportOf(investor))).toBe('alloc.not-released')
    expect(await outcomeOf(reportOf(desk, 'pdf'))).toBe('alloc.not-released')
    await desk.allocation.allocConfirmAll({ versionId })
    for (const who of ['deskoc', 'deskjlm', 'deskbnd', 'issuer', 'investor', 'investorironmosslife'])
      expect([who, await outcomeOf(reportOf(await clientOf(app, who), 'pdf'))]).toEqual([who, 'ok'])
    for (const who of ['investorvellumasia', 'issueramberfall'])
      expect([who, await outcomeOf(reportOf(await clientOf(app, who), 'pdf'))]).toEqual([
        who,
        'record.unknown',
      ])
    expect(await outcomeOf(reportOf(await clientOf(app, 'systemadmin')))).toBe('access.denied')
  })

  it('contains shares and rules, and nobody’s own figures', async () => {
    const investor = await clientOf(app, 'investor')
    const text = await textOf(await reportOf(investor, 'pdf'))
    for (const part of ['Fill report', 'Pro rata', 'Others', '62.5']) expect(text).toContain(part)
    const book = await readWorkbookOf(await reportOf(investor))
    const rows: unknown[][] = []
    book.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
    expect(rows.slice(-2)).toEqual([
      ['Type', 'Accounts', 'Fill (%)'],
      ['Others', 3, 62.5],
    ])
    for (const content of [text, JSON.stringify(rows)])
      expect(content).not.toMatch(/Kestrel|Ironmoss|Sundial|Version|State \d|31\.25/)
    const chinese = await textOf(await reportOf(await clientOf(app, 'investor', 'CN'), 'pdf'))
    for (const part of ['配售结果报告', '按比例', '其他']) expect(chinese).toContain(part)
  })
})

describe('the audit pack of an aborted or expired deal', () => {
  const packs = async (id: string) => {
    const who = ['deskoc', 'deskjgc', 'deskjlm', 'deskbnd', 'issuer', 'investor', 'systemadmin', 'superadmin']
    return Object.fromEntries(
      await Promise.all(
        who.map(async (each) => {
          const client = await clientOf(app, each)
          const made = client.allocation.export({ dealId: id, kind: 'pack' })
          return [
            each,
            await outcomeOf(made.then(({ fileId }) => client.allocation.download({ fileId }))),
          ] as const
        }),
      ),
    )
  }
  const may = {
    deskoc: 'ok',
    deskjgc: 'ok',
    superadmin: 'ok',
    deskjlm: 'deal.not-yours',
    deskbnd: 'deal.not-yours',
    issuer: 'deal.not-yours',
    investor: 'access.denied',
    systemadmin: 'access.denied',
  }

  it('exists for the book’s leads after an abort', async () => {
    const aborted = await submitted(desk, 'IPG', { shared: sharedWithBnd })
    await desk.deals.abort({ dealId: aborted, ...why })
    expect(await packs(aborted)).toEqual(may)
  })

  it('exists after the deal expires', async () => {
    const expired = await submitted(desk, 'IPG', { shared: sharedWithBnd })
    await setSoon((at) => desk.deals.changeTimes({ dealId: expired, times: { expiresAt: at }, ...why }))
    await until(async () =>
      expect((await desk.deals.bookDealDetail({ dealId: expired })).lifecycle.status).toBe('Expired'),
    )
    expect(await packs(expired)).toEqual(may)
  })
})
