import { chromium } from '@playwright/test'
import { apiAs, sessionCookie } from './api.ts'
import { findBrowser } from './browser.ts'
const origin = 'http://127.0.0.1:8391'
const base = origin + '/bookbuildingweb'
const shots = '/tmp/parties-shots'
const people = { admin: 'super.admin@bookrunner.example', desk: 'desk.oc@lantern.example', system: 'system.admin@bookrunner.example' }
const browser = await chromium.launch(await findBrowser())
const desk = await apiAs(origin, people.desk)
const named = (name: string) => ({ entityId: null, name })
const { dealId } = await desk.deals.saveDeal({
  name: 'Kookaburra Rail Finance (BVI) No. 2 Limited 4.875% guaranteed senior notes due 2031',
  shared: {
    issuerName: 'Kookaburra Rail (BVI) Limited',
    guarantors: [named('Kookaburra Rail Holdings'), named('Kookaburra Western Track Company Limited')],
    support: [{ ...named('Kookaburra Rail Group'), kinds: ['keepwell'] }],
    namedBanks: [{ name: 'Wattlebird Securities', roles: ['JLM'] }],
    ratings: [
      { agency: 'moodys', agencyName: null, subject: 'guarantor', party: named('Kookaburra Rail Holdings'), grade: 'Baa1', expected: false, outlook: 'stable', notRated: false },
      { agency: 'sp', agencyName: null, subject: 'guarantor', party: null, grade: 'BBB', expected: false, outlook: null, notRated: false },
    ],
  },
})
for (const [lang, night] of [['US', false], ['CN', true]] as const) {
  for (const [who, name, path] of [
    ['desk', 'ratings', `/deal/detail?dealId=${dealId}&tab=ratings`],
    ['desk', 'issuer', `/deal/detail?dealId=${dealId}&tab=issuer`],
    ['desk', 'terms', `/deal/detail?dealId=${dealId}&tab=terms`],
    ['admin', 'names', '/system/names'],
    ['system', 'bond', '/quota/bond'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: base })
    await context.addCookies([await sessionCookie(origin, people[who])])
    const page = await context.newPage()
    if (night) await page.addInitScript(() => localStorage.setItem('bookrunner.theme', JSON.stringify({ dark: 'night', theme: 'night', mode: 'night' })))
    await page.goto(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    await page.waitForTimeout(2500)
    if (name === 'terms') await page.locator('[data-place="terms.depositories"]').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${shots}/${name}-${lang}.png` })
    if (name === 'names') {
      await page.getByRole('button', { name: /Link Wattle|Wattlebird/ }).first().click()
      await page.waitForTimeout(800)
      await page.screenshot({ path: `${shots}/link-${lang}.png` })
    }
    await context.close()
  }
}
const { list } = await desk.deals.dealList({ pageNum: 1, pageSize: 30 } as never)
console.log(list.map(({ dealId: id, name, status }) => `${id} ${name} ${status}`).join('\n'))
await browser.close()
