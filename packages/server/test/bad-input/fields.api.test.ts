// Every field of every call with every wrong value: a 400 that names the field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { exampleOf, jsonSchemaOf, listCalls, type Call } from '@bookrunner/contract/kernel'
import { sessionOf, startTestApp, type TestApp } from '../index.ts'
import { requestFor, type RawAnswer, type RawRequest } from '../raw.ts'
import { asker, namedIn } from './refused.ts'

type Json = Record<string, unknown>

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await sessionOf(app, 'superadmin')
})
afterAll(() => app.close())
const ask = asker(() => app.url)

const all = listCalls(calls)
const schemaOf = (call: Call): { properties?: Record<string, Json>; required?: string[] } =>
  jsonSchemaOf(call.input, 'input')
const exampleFor = (call: Call): Json => exampleOf(schemaOf(call)) as Json
const fieldsOf = (call: Call): string[] => Object.keys(schemaOf(call).properties ?? {})

const send = (call: Call, input: Json, what: string): Promise<RawAnswer> =>
  ask(requestFor(call, input, { token }), `${call.name} with ${what}`)

const wrong: Readonly<Record<string, unknown>> = {
  'a number': 1234567.5,
  'a text': 'neither one nor the other',
  'an empty text': '',
  true: true,
  null: null,
  'an object': { a: { b: { c: [1] } } },
  'a list': ['a', 'b'],
  'a list in a list': [[[]]],
  'ten thousand characters': 'x'.repeat(10_000),
  SQL: `name; drop table "user_account" --`,
  'a quote': `' or '1'='1`,
  'a number too large': 1e21,
  'less than nothing': -1,
}

/** True if the contract accepts the value as it would travel, so that it is no bad input. */
const takes = ({ input, travels }: Call, sent: Json): boolean => {
  const texts = (value: unknown) =>
    typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value)
  const arrived =
    travels === 'json'
      ? sent
      : Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, texts(value)]))
  return input.safeParse(arrived).success
}

describe.each(all)('$name', (call) => {
  it('names each field that is of the wrong kind', async () => {
    for (const field of fieldsOf(call)) {
      for (const [what, value] of Object.entries(wrong)) {
        const sent = { ...exampleFor(call), [field]: value }
        if (takes(call, sent)) continue
        const answer = await send(call, sent, `${what} as ${field}`)
        expect(answer.envelope?.reason).toBe('input.invalid')
        expect(namedIn(answer).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
      }
    }
  })

  it('names each field that is missing', async () => {
    for (const field of schemaOf(call).required ?? []) {
      const { [field]: _, ...rest } = exampleFor(call)
      const answer = await send(call, rest, `no ${field}`)
      expect(answer.envelope?.fields).toMatchObject([{ field, reason: 'field.required' }])
    }
  })

  it('names each field it does not know, pollution of prototypes among them', async () => {
    for (const field of ['userid', 'constructor', 'toString', 'hasOwnProperty', 'a.b', 'a[b]', '𝒳', ' ']) {
      const answer = await send(call, { ...exampleFor(call), [field]: '1' }, `the field “${field}”`)
      expect(answer.envelope?.fields).toMatchObject([{ field, reason: 'field.unknown' }])
    }
    await ask(pollution(call), `${call.name} with __proto__`)
    expect(({} as Json)['polluted']).toBeUndefined()
  })

  it('refuses and names values that no database can store', async () => {
    for (const field of fieldsOf(call)) {
      const unstorable = {
        'a NUL': 'a\u0000b',
        ...(call.travels === 'json' && { 'half a letter': 'a\ud800b' }),
      }
      for (const [what, value] of Object.entries(unstorable)) {
        const answer = await send(call, { ...exampleFor(call), [field]: value }, `${what} in ${field}`)
        expect(namedIn(answer)).toContain(field)
      }
    }
  })

  it('refuses repeated fields', async () => {
    if (call.travels === 'json') return
    for (const field of fieldsOf(call)) {
      const answer = await ask(twice(call, field), `${call.name} with ${field} twice`)
      expect(namedIn(answer)).toContain(field)
    }
  })
})

const encoded = (pairs: [string, unknown][]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()

const carrying = (call: Call, text: string): RawRequest => {
  const empty = requestFor(call, {}, { token })
  if (call.travels === 'multipart') return { ...empty, body: formWith(call, [...new URLSearchParams(text)]) }
  return call.travels === 'query'
    ? { ...empty, path: `${empty.path.split('?')[0]}?${text}` }
    : { ...empty, body: text }
}

/** The pairs, and a file last unless they have one. */
const formWith = (call: Call, pairs: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  for (const [name, value] of Object.entries(exampleFor(call)))
    if (value instanceof Blob && !form.has(name)) form.append(name, value)
  return form
}

const twice = (call: Call, field: string): RawRequest => {
  const pairs = Object.entries(exampleFor(call))
  const value = exampleFor(call)[field] ?? '1'
  return carrying(
    call,
    encoded([...pairs.filter(([name]) => name !== field), [field, value], [field, value]]),
  )
}

const pollution = (call: Call): RawRequest => {
  const { travels } = call
  const json = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  return carrying(call, travels === 'json' ? json : '__proto__=1&__proto__[polluted]=1&__proto__.polluted=1')
}

const paged = all.filter((call) => fieldsOf(call).includes('pageSize'))
describe.each(paged)('the page of $name', (call) => {
  const sizes = [
    '0',
    '-1',
    '501',
    '1.5',
    '1e3',
    'NaN',
    'Infinity',
    '',
    ' ',
    '15 or 1=1',
    '١٥',
    '0x10',
    '9'.repeat(30),
  ]
  it.each(['pageSize', 'pageNum'].filter((field) => fieldsOf(call).includes(field)))(
    'is not bent by %s',
    async (field) => {
      for (const size of field === 'pageSize' ? sizes : sizes.filter((text) => text !== '501')) {
        const answer = await send(call, { ...exampleFor(call), [field]: size }, `${field} “${size}”`)
        expect(namedIn(answer)).toEqual([field])
      }
    },
  )

  it('is sorted only by declared fields', async () => {
    if (!fieldsOf(call).includes('sortField')) return
    const tries = [
      'name; drop table session',
      'name desc',
      '(select 1)',
      '1',
      '__proto__',
      'password_hash',
      '"id"',
    ]
    for (const text of tries) {
      const answer = await send(call, { ...exampleFor(call), sortField: text }, `sortField “${text}”`)
      expect(answer.envelope?.fields).toMatchObject([{ field: 'sortField', reason: 'field.choice' }])
    }
    const order = await send(call, { ...exampleFor(call), sortOrder: 'asc, (select 1)' }, 'sortOrder')
    expect(namedIn(order)).toEqual(['sortOrder'])
  })
})

it('continues to serve afterwards', async () => {
  const info = await fetch(`${app.url}/bookbuildingweb/api/user/info`, { headers: { authorization: token } })
  expect(info.status).toBe(200)
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
})
