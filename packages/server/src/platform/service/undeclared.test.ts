// An undeclared refusal of a call or subject does not compile: an unused `@ts-expect-error` would be an error.
// Declared ones compile.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, subject } from '@bookrunner/contract/kernel'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { tally } from '../../../test/tally.ts'
import type { RequestContext } from '../http/handler.ts'
import { read } from '../http/handler.ts'
import { source } from '../live/source.ts'
import { refuseAndRecord, service } from './index.ts'

const common = { path: '/tally', input: z.strictObject({}), reply: z.object({}), summary: 'Adds' } as const
const adding = call({
  ...common,
  name: 'tally.add',
  method: 'POST',
  access: 'signedIn',
  refusals: ['record.unknown', 'phone.format'],
})
const joining = call({ ...common, name: 'tally.join', method: 'POST', access: 'open', refusals: [] })
const asking = call({ ...common, name: 'tally.ask', method: 'GET', access: 'signedIn', refusals: [] })
const watched = subject({
  name: 'tally',
  access: 'signedIn',
  snapshot: z.object({}),
  change: z.object({}),
  refusals: ['record.unknown'],
})

const on = { on: tally, key: () => 'any' }
const recorded = { changes: [], line: { code: 'tried', params: {} } }
const live = {
  subject: watched,
  ledger: (key: string) => `tally:${key}`,
  snapshot: async () => ({ seq: 0, data: {} }),
  changes: async () => undefined,
}

test('declared refusals compile, and those common to all calls', async () => {
  const handlers = [
    service(adding, { ...on, decide: () => refuse('record.unknown') }),
    service(adding, { ...on, decide: () => refuse('write.key-other-body') }),
    service(adding, { ...on, decide: () => refuseAndRecord(refuse('access.denied'), recorded) }),
    service(adding, {
      ...on,
      decide: () => refuseFields('input.invalid', [{ field: 'phone', reason: 'phone.format' }]),
    }),
    service(adding, {
      ...on,
      prepare: async ({ input }) => ('no' in input ? refuse('record.unknown') : { much: 1 }),
      decide: ({ prepared }) => refuse('fault', { much: prepared.much }),
    }),
    service(joining, { ...on, decide: ({ actor }) => refuse(actor ? 'fault' : 'fault.busy') }),
    read(asking, async () => refuse('session.missing')),
  ]
  expect(handlers.map(({ call: { name } }) => name)).toHaveLength(7)
  const { viewClass } = source<typeof watched>({ ...live, viewClass: async () => refuse('record.unknown') })
  expect(viewClass).toBeTypeOf('function')
})

test('undeclared refusals do not compile', async () => {
  const undeclared = [
    // @ts-expect-error it does not say that it may refuse so
    service(adding, { ...on, decide: () => refuse('menu.too-deep') }),
    // @ts-expect-error nor where that leaves a trace
    service(adding, { ...on, decide: () => refuseAndRecord(refuse('menu.too-deep'), recorded) }),
    service(adding, {
      ...on,
      // @ts-expect-error nor for a field
      decide: () => refuseFields('input.invalid', [{ field: 'a', reason: 'phone.area' }]),
    }),
    service(adding, {
      ...on,
      // @ts-expect-error nor before the lock
      prepare: async ({ input }) => ('no' in input ? refuse('menu.too-deep') : { much: 1 }),
      decide: () => refuse('record.unknown'),
    }),
    // @ts-expect-error nobody needs a session for it
    service(joining, { ...on, decide: () => refuse('session.ended') }),
    // @ts-expect-error nor may a question be refused for what it does not declare
    read(asking, async () => refuse('record.unknown')),
  ]
  const outcomes = await Promise.all(
    undeclared.slice(-1).map(({ run }) => run({}, { actor: null } as RequestContext)),
  )
  expect(outcomes).toEqual([refuse('record.unknown')])
  // @ts-expect-error nor a watch
  source<typeof watched>({ ...live, viewClass: async () => refuse('access.not-yours') })
})
