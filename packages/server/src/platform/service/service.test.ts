import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '@bookrunner/contract/auth'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { actor, tally } from '../../../test/tally.ts'
import type { RequestContext } from '../http/handler.ts'
import { accept, service } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

/** Any call will do, because `service` treats all alike. */
const adding = (key: string, after?: () => Promise<void>) =>
  service(authCalls.sessionEndOthers, {
    on: tally,
    key: () => key,
    decide: ({ actor: { rights } }) =>
      accept({
        reply: { ended: rights.permissions.length },
        changes: [1],
        line: { code: 'added', params: {} },
      }),
    after,
  })
const contextOf = (more: Partial<RequestContext>) =>
  ({ actor: actor(), pipeline: world, dryRun: false, ...more }) as RequestContext

test('a fault after the commit is logged, and the write is answered', async () => {
  const logged: unknown[] = []
  const handler = adding('after', () => Promise.reject(new Error('the limiter is away')))
  const log = { error: (what: unknown) => void logged.push(what) }
  expect(await handler.run({}, contextOf({ log }))).toEqual({
    reply: { ended: 0 },
  })
  expect(logged).toMatchObject([{ err: { message: 'the limiter is away' } }])
  expect(await world.sum('after')).toBe(1)
})

test('a write that found other rights is decided again with the current ones', async () => {
  world.changed.add('ses_moved')
  const earlierActor = actor('ses_moved')
  const now = {
    ...earlierActor,
    rightsVersion: 'later',
    rights: { ...earlierActor.rights, permissions: ['my_deal'] },
  }
  const context = contextOf({ actor: earlierActor, actorNow: async () => now })
  expect(await adding('moved').run({}, context)).toEqual({ reply: { ended: 1 } })
  const twice = contextOf({
    actor: earlierActor,
    actorNow: async () => ({ ...now, rightsVersion: 'in between' }),
  })
  expect(await adding('moved').run({}, twice)).toMatchObject({ reason: 'access.changed' })
  expect(await world.sum('moved')).toBe(1)
})

test('an unstored field is in the first answer, and in no other', async () => {
  let count = 0
  const handler = service(authCalls.sessionEndOthers, {
    on: tally,
    prepare: async () => ({ mine: ++count }),
    key: () => 'secret',
    decide: ({ prepared: { mine } }) =>
      accept({ reply: { ended: mine }, changes: [1], line: { code: 'added', params: {} } }),
    complete: (stored, { prepared: { mine } }) => (stored.ended === mine ? { ended: 1000 + mine } : stored),
  })
  const context = contextOf({ idempotencyKey: 'the-same-key' })
  expect(await handler.run({}, context)).toEqual({ reply: { ended: 1001 } })
  expect(await handler.run({}, context)).toEqual({ reply: { ended: 1 } })
  expect(await world.sum('secret')).toBe(1)
})
