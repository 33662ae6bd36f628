import { chromium } from '@playwright/test'
import { apiAs, sessionCookie } from './api.ts'
import { findBrowser } from './browser.ts'
const origin = 'http://127.0.0.1:8391'
const base = origin + '/bookbuildingweb'
const desk = await apiAs(origin, 'desk.oc@lantern.example')
const { list } = await desk.deals.dealList({ pageNum: 1, pageSize: 30 } as never)
const id = list.find(({ status, name }) => status === 'FPG' || name.startsWith('Kookaburra Rail Fin'))!.dealId
const live = list.filter(({ status }) => status === 'FPG')[0]!.dealId
const d = await desk.deals.bookDealDetail({ dealId: live })
await desk.deals.editDeal({ dealId: live, version: d.version, sharedVersion: d.sharedVersion, name: 'Seventh Terrace International Finance (BVI) No. 2 Limited 4.875% guaranteed senior notes due 2031', reason: 'x' }).catch(console.error)
const browser = await chromium.launch(await findBrowser())
for (const [name, path] of [['book', `/deal/order-book?dealId=${live}`], ['alloc', `/deal/alloc?dealId=${live}`], ['detail', `/deal/detail?dealId=${live}&tab=ratings`]] as const)
  for (const lang of ['US', 'CN']) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    await context.addCookies([await sessionCookie(origin, 'desk.oc@lantern.example')])
    const page = await context.newPage()
    await page.goto(`${base}${path}&lang=${lang}`)
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `/tmp/parties-shots/h-${name}-${lang}.png`, clip: { x: 172, y: 80, width: 1194, height: 260 } })
    await context.close()
  }
await browser.close()
