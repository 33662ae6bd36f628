import { Validator } from '@seriousme/openapi-schema-validator'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '@bookrunner/contract'
import { call, exampleOf, jsonSchemaOf, listCalls, prefix, type Call } from '@bookrunner/contract/kernel'
import { functionKeys, permissions } from '@bookrunner/domain/access'
import { createHttp } from '../src/platform/http/app.ts'
import { mount, type HttpDeps } from '../src/platform/http/mount.ts'
import { sendRaw, sessionOf, startTestApp, type TestApp } from './index.ts'
import { requestFor } from './raw.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const all = listCalls(calls)
/** Paths below the prefix that are no calls: the documents and the live socket. */
const besides = ['GET /openapi.json', 'GET /docs', 'GET /live']

/** `GET /user/info`, from the tree that the router prints: four columns a level. */
const mounted = (node: Pick<TestApp, 'http'>): string[] => {
  const above: string[] = []
  return node.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([ │]*)[├└]── (\S*) \(([A-Z, ]+)\)/.exec(line)
      if (!match) return []
      const [, indent = '', part = '', methods = ''] = match
      above.splice(indent.length / 4, Infinity, part)
      const path = above.join('').replace(/^\/\//, '/')
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
    .filter((route) => !route.startsWith('HEAD ') && route.includes(` ${prefix}`))
    .map((route) => route.replace(prefix, ''))
}
const routeOf = ({ method, path }: Call) => `${method} ${path}`

describe('the calls of the contract', () => {
  it('are mounted once each, and nothing else is', () => {
    expect(mounted(app).toSorted()).toEqual([...all.map(routeOf), ...besides].toSorted())
  })

  it('exclude the demo’s calls outside demo mode', async () => {
    const plain = await startTestApp({ content: 'migrated', settings: { demo: false } })
    const expected = all.filter(({ demoOnly }) => !demoOnly).map(routeOf)
    expect(mounted(plain).toSorted()).toEqual([...expected, ...besides].toSorted())
    await plain.close()
  })

  it('have the name of their area', () => {
    const names = Object.entries(calls).flatMap(([area, book]) =>
      Object.keys(book).map((name) => `${area}.${name}`),
    )
    expect(all.map(({ name }) => name)).toEqual(names)
  })

  it('are open, for anybody signed in, or require existing rights', () => {
    const rights = new Set<string>([...permissions, ...functionKeys])
    const required = all.flatMap(({ access }) => (typeof access === 'string' ? [] : access))
    expect(required.filter((right) => !rights.has(right))).toEqual([])
  })

  it('declare all they answer: no reply has an untyped part', () => {
    const open = (schema: unknown, path: string): string[] => {
      if (typeof schema !== 'object' || schema === null) return []
      const record = schema as Record<string, unknown>
      const loose =
        record['additionalProperties'] !== undefined && record['additionalProperties'] !== false ? [path] : []
      const inside = Object.entries(record).flatMap(([name, value]) => open(value, `${path}.${name}`))
      const says = ['type', 'anyOf', 'oneOf', 'const', 'enum', '$ref', 'allOf']
      const isSchema = /\.(items|\d+)$|\.properties\.\w+$/.test(path)
      return isSchema && !says.some((word) => word in record) ? [path, ...inside] : [...loose, ...inside]
    }
    for (const { name, reply } of all) expect(open(jsonSchemaOf(reply, 'output'), name)).toEqual([])
  })
})

describe('examples', () => {
  it.each(all)('of $name fit', ({ input }) => {
    expect(input.safeParse(exampleOf(jsonSchemaOf(input, 'input'))).error).toBeUndefined()
  })

  /** For somebody with every right each call runs, and its answer fits the contract. */
  it.each(all)('of $name answer as the contract declares', async (one) => {
    const token = await sessionOf(app, 'superadmin')
    const example = exampleOf(jsonSchemaOf(one.input, 'input')) as Record<string, unknown>
    const { status, envelope } = await sendRaw(app.url, requestFor(one, example, { token }))
    expect(status).toBeLessThan(500)
    expect([undefined, ...one.refusals]).toContain(envelope?.reason)
  })
})

describe('an undeclared field of a reply', () => {
  const secret = { secret: 'never' }
  const inner = z.object({ name: z.string() })
  const declared = call({
    name: 'test.declared',
    method: 'GET',
    path: '/test/declared',
    access: 'open',
    input: z.strictObject({}),
    reply: z.object({
      one: inner,
      list: z.array(inner),
      nullable: inner.nullable(),
      optional: inner.optional(),
      deep: z.array(z.object({ rows: z.array(inner) })),
      either: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), a: inner }),
        z.object({ kind: z.literal('b'), b: inner }),
      ]),
      pair: z.tuple([inner, z.string()]),
      byName: z.record(z.string(), inner),
    }),
    refusals: [],
    summary: 'Only for this test',
  })
  const part = { name: 'declared', ...secret }
  const reply = {
    ...secret,
    one: part,
    list: [part, part],
    nullable: part,
    optional: part,
    deep: [{ ...secret, rows: [part] }],
    either: { kind: 'b', b: part, a: part, ...secret },
    pair: [part, 'x'],
    byName: { a: part },
  }

  it('is never sent, however deep it is', async () => {
    const http = await createHttp(app.settings, pino({ level: 'silent' }))
    const deps = { ...app, actorOf: async () => ({ refused: true, reason: 'session.missing' }) }
    mount(http, { call: declared, run: async () => ({ reply }) }, deps as unknown as HttpDeps)
    const answer = await http.inject(`${prefix}/test/declared`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/never|secret/)
    const bare = { name: 'declared' }
    expect(answer.json<{ data: unknown }>().data).toEqual({
      one: bare,
      list: [bare, bare],
      nullable: bare,
      optional: bare,
      deep: [{ rows: [bare] }],
      either: { kind: 'b', b: bare },
      pair: [bare, 'x'],
      byName: { a: bare },
    })
    await http.close()
  })
})

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string
    'x-permission': unknown
    summary: string
    parameters: { name: string; in: string; example?: unknown }[]
    requestBody?: { content: Record<string, { example: unknown }> }
  }
  interface Document {
    paths: Record<string, Record<string, Operation>>
    tags: { name: string; description: string }[]
  }
  let document: Document
  beforeAll(async () => {
    document = (await (await fetch(`${app.url}${prefix}/openapi.json`)).json()) as Document
  })

  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it.each(all)('has $name with its permission, its input and an example', (one) => {
    const operation = document.paths[`${prefix}${one.path}`]?.[one.method.toLowerCase()]
    expect(operation).toMatchObject({
      operationId: one.name,
      'x-permission': one.access,
      summary: one.summary,
    })
    const body = Object.values(operation?.requestBody?.content ?? {})[0]
    // A file has no example; the schema says which field it is.
    if (one.travels === 'multipart') expect(JSON.stringify(body)).toContain('"format":"binary"')
    else if (body) expect(one.input.safeParse(body.example).success).toBe(true)
    const query = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? []
    for (const { example } of query) expect(example).toBeDefined()
    const fields = Object.keys((jsonSchemaOf(one.input, 'input')['properties'] as object | undefined) ?? {})
    if (one.travels === 'query') expect(query.map(({ name }) => name)).toEqual(fields)
  })

  it('has an area for each call, with a description', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(calls))
    for (const { description } of document.tags) expect(description).toMatch(/\w/)
  })
})

describe('the page of calls', () => {
  it('names every call and every refusal, and runs no script', async () => {
    const answer = await fetch(`${app.url}${prefix}/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    for (const { name, path } of all) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(`>${path}<`)
    }
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i)
  })
})
