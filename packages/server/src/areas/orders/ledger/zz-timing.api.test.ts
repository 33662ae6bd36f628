import { test } from 'vitest'
import { clientOf, startTestApp } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { place } from '../../../../test/orders.ts'
import { setQuota } from '../../../../test/quotas.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { loadOrderQuota } from '../../quota/index.ts'

test('timing', async () => {
  const app = await startTestApp()
  const desk = await clientOf(app, 'deskoc')
  const investor = await clientOf(app, 'investor')
  const keeper = await clientOf(app, 'superadmin')
  const dealId = await submitted(desk)
  const ann = `ann_${dealId.slice(5, 17)}`
  const { writeFileSync, appendFileSync } = await import('node:fs')
  writeFileSync('/tmp/timing.txt', '')
  const orders = async (label: string) => {
    for (let i = 0; i < 30; i++) await place(investor, dealId)
    const at = performance.now()
    for (let i = 0; i < 200; i++) await place(investor, dealId)
    appendFileSync('/tmp/timing.txt', `${label}: ${((performance.now() - at) / 200).toFixed(2)} ms per order\n`)
    for (const locks of [false, true]) {
      const one = () =>
        inTransaction(app.database.pool, async (transaction) => {
          const from = performance.now()
          await loadOrderQuota(
            transaction,
            { announcements: [ann], orders: ['ord_x'], houses: ['ent_kestrelpeak'], identifiers: [] },
            { locks },
          )
          const took = performance.now() - from
          await transaction.commit()
          return took
        })
      for (let i = 0; i < 50; i++) await one()
      let sum = 0
      for (let i = 0; i < 300; i++) sum += await one()
      appendFileSync('/tmp/timing.txt', `${label}, load locks=${locks}: ${(sum / 300).toFixed(3)} ms\n`)
    }
  }
  await orders('no limits')
  await setQuota(keeper, { entityId: 'ent_kestrelpeak', millions: 900_000 })
  await setQuota(keeper, { dealId, millions: 900_000 })
  await setQuota(keeper, { entityId: 'ent_kestrelpeak', dealId, millions: 900_000 })
  await setQuota(keeper, { millions: 900_000 })
  await orders('four limits, 260 to 490 uses')
  await app.close()
}, 120_000)
