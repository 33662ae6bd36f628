import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { openBook } from './book/fill.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { clientWith, openPeople, openSession } from './orders/fill.ts'
try {
  const { app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  const token = await openSession(admin, 'usr_deskoc', 0)
  const people = await openPeople(admin, 64)
  const desk = clientWith(app.port, token)
  for (const [count, name] of [[40, 's'], [10_000, 'l']] as const) {
    const { dealId } = await openBook({ app, admin, desk, people }, count)
    const r = await fetch(`http://127.0.0.1:${app.port}${prefix}/order/manage/bookOrderList?dealId=${dealId}`, { headers: { authorization: token, lang: '3' } })
    writeFileSync(`/tmp/list-${name}.json`, Buffer.from(await r.arrayBuffer()))
  }
  const r = await fetch(`http://127.0.0.1:${app.port}${prefix}/openapi.json`)
  writeFileSync('/tmp/openapi.json', Buffer.from(await r.arrayBuffer()))
} finally { await closeAll() }
