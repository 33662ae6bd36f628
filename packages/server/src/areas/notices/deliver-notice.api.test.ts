// What the transaction of an event leaves behind for its readers: jobs in portions, and mails behind every other job.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/index.ts'
import { reading } from '../../platform/db/index.ts'
import type { TaskContext } from '../../platform/jobs.ts'
import { deliverNotice } from './deliver-notice.ts'
import { raiseNotice } from './index.ts'

let app: TestApp
beforeAll(async () => {
  // Without a worker, so that jobs stay where they are.
  app = await startTestApp()
})
afterAll(() => app.close())

const jobs = async (task: string) =>
  (
    await sql<{ payload: { userIds: string[] }; priority: number }>`
      select payload, j.priority from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task}
      order by j.id`.execute(app.database.db)
  ).rows
const guidance = {
  code: 'deal.guidance-changed',
  params: { deal: 'Crowd', level: 'T+100', before: 'T+120' },
} as const

it('a notice to two hundred people is no more than portions to deliver later', async () => {
  const crowd = Array.from({ length: 220 }, (_, at) => `usr_${at}`)
  await raiseNotice(reading(app.database.db), guidance, crowd)
  const portions = (await jobs('notices.deliver')).map(({ payload }) => payload.userIds)
  expect(portions.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([50, 50, 50, 50, 20])
  expect(portions.flat().toSorted()).toEqual(crowd.toSorted())
  const { rows } = await app.database.pool.query(`
    select from notice_delivery d join notice n on n.id = d.notice_id where n.code = 'deal.guidance-changed'`)
  expect(rows).toEqual([])
})

it('each person who wants it gets one mail, behind every other job, though a portion runs again', async () => {
  const { db } = app.database
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  const { rows: people } = await sql<{ id: string }>`
    select id from user_account where status = 'active' order by id`.execute(db)
  await sql`update user_account set mail_choices = '{"deals": true}' where id <> 'usr_deskoc'`.execute(db)
  await raiseNotice(
    reading(db),
    guidance,
    people.map(({ id }) => id),
  )
  expect(await jobs('notices.mail')).toEqual([])
  const context = { db, pipeline: app.pipeline } as TaskContext
  const portions = await jobs('notices.deliver')
  for (const { payload } of [...portions, ...portions]) await deliverNotice(payload, context)
  const mails = await jobs('notices.mail')
  expect(mails).toHaveLength(people.length - 1)
  expect(new Set(mails.map(({ priority }) => priority))).toEqual(new Set([100]))
}, 60_000)
