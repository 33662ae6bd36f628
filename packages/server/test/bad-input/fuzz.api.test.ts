// Any input to any call gets an envelope, never a fault. The seed is fixed, so that findings repeat; FUZZ_RUNS sets
// more runs.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { exampleOf, jsonSchemaOf, listCalls, type Call } from '@bookrunner/contract/kernel'
import { sendRaw, sessionOf, startTestApp, type TestApp } from '../index.ts'
import { requestFor } from '../raw.ts'
import { expectAnswered } from './refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const runs = Number(process.env.FUZZ_RUNS ?? 40)
const milliseconds = 100 * runs

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    '%',
    "'",
    '"',
    '\\',
    '${x}',
    '{{x}}',
    '../',
    '-0',
    '1e400',
    'null',
  ),
  fc.integer().map(String),
)
const values = fc.oneof(
  texts,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>,
)

/** The call's own fields, some right and some wrong, and sometimes an unknown one. */
const inputFor = ({ input }: Call): fc.Arbitrary<Record<string, unknown>> => {
  const schema = jsonSchemaOf(input, 'input') as { properties?: Record<string, unknown> }
  const example = exampleOf(schema) as Record<string, unknown>
  const fields = Object.keys(schema.properties ?? {}).map((name) => [
    name,
    fc.oneof({ weight: 2, arbitrary: fc.constant(example[name]) }, { weight: 3, arbitrary: values }),
  ])
  const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  })
  return fc
    .tuple(
      known,
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.dictionary(texts, values, { maxKeys: 2 })),
    )
    .map(([own, strange]) => ({ ...own, ...strange }))
}

describe.each(listCalls(calls))('$name', (call) => {
  it(
    'answers whatever it is sent',
    async () => {
      const token = await sessionOf(app, 'superadmin')
      const property = fc.asyncProperty(inputFor(call), async (input) => {
        const answer = await sendRaw(app.url, requestFor(call, input, { token }))
        expectAnswered(answer, `${call.name} ${JSON.stringify(input)}`)
      })
      const plugins = [fc.interruptAfterTimeLimit(milliseconds)]
      await fc.assert(property, { seed: 20261120, numRuns: runs, plugins })
    },
    20_000 + milliseconds,
  )
})

it('continues to serve afterwards', async () => {
  expect((await sendRaw(app.url, { path: '/healthz' })).status).toBe(200)
})
