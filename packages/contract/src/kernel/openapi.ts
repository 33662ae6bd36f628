import { z } from 'zod'
import { listCalls, type Call, type CallBook } from './call.ts'
import { refusalEnvelope } from './envelope.ts'
import { exampleOf } from './example.ts'
import { statusOf } from './codes.ts'
import { reasons, type Reason } from './errors.ts'
import { commonRefusals } from './refusals.ts'
import { prefix } from './route.ts'

/** What an `Idempotency-Key` looks like. */
export const keyPattern = /^[\w.:-]{8,64}$/

type Json = Record<string, unknown>
interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

/** JSON Schema of what a call takes or gives; `$schema` says nothing inside an OpenAPI document. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

export const replySchema = (call: Call): Json => ({
  type: 'object',
  required: ['code', 'message', 'data', 'traceId'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: jsonSchemaOf(call.reply, 'output'),
    traceId: { type: 'string' },
  },
})

const header = (name: string, description: string, schema: Json, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

/** A query's fields, each with what it is when it is left out. */
const queryOf = ({ input, travels }: Call): Json[] => {
  if (travels !== 'query') return []
  const { properties = {}, required = [] } = jsonSchemaOf(input, 'input') as ObjectSchema
  const filled = (jsonSchemaOf(input, 'output') as ObjectSchema).properties ?? {}
  return Object.entries(properties).map(([name, { examples: _, ...schema }]) => {
    const standard = filled[name]?.['default']
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema: standard === undefined ? schema : { ...schema, default: standard },
      example: exampleOf(properties[name]!),
    }
  })
}

const parametersOf = (call: Call): Json[] => {
  return [
    ...queryOf(call),
    header('lang', 'Language of messages: 1 CN, 2 HK, 3 US', { type: 'string', enum: ['1', '2', '3'] }),
    ...(call.access === 'open'
      ? []
      : [header('X-Consumer-Username', "The session's own account", { type: 'string' })]),
    ...(call.writes && call.access !== 'open'
      ? [
          header(
            'Idempotency-Key',
            'Same key, same answer, done once',
            { type: 'string', minLength: 8, maxLength: 64, pattern: keyPattern.source },
            true,
          ),
        ]
      : []),
    ...(call.dryRuns
      ? [header('X-Dry-Run', 'Decide and answer, keep nothing', { type: 'string', enum: ['true'] })]
      : []),
  ]
}

export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const bodyOf = ({ travels, input }: Call): Json => {
  if (travels === 'query') return {}
  const schema = jsonSchemaOf(input, 'input')
  // An example of a file is not to be written down.
  const example = travels === 'multipart' ? {} : { example: exampleOf(schema) }
  const content = { [mediaTypes[travels]]: { schema, ...example } }
  return { requestBody: { required: true, content } }
}

const refusalsOf = (call: Call): Reason[] => [...new Set([...call.refusals, ...commonRefusals(call)])]

const jsonAnswer = (call: Call): Json => ({
  description: 'Done',
  content: { 'application/json': { schema: replySchema(call) } },
})

const fileAnswer: Json = {
  description: 'The file',
  headers: {
    'Content-Disposition': { schema: { type: 'string' }, description: 'attachment, with its name' },
  },
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

const responsesOf = (call: Call): Json => {
  const byStatus = Map.groupBy(refusalsOf(call), (reason) => statusOf[reasons[reason]])
  const refusals = [...byStatus].map(([status, list]): [string, Json] => [
    String(status),
    {
      description: list.map((reason) => `${reasons[reason]} \`${reason}\``).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return {
    200: call.replies === 'file' ? fileAnswer : jsonAnswer(call),
    ...Object.fromEntries(refusals),
  }
}

const rightsOf = ({ access, tiers }: Call): string => {
  const who =
    access === 'open'
      ? 'Open'
      : access === 'signedIn'
        ? 'Anybody signed in'
        : `Permission: ${access.join(' or ')}`
  return tiers ? `${who}; ${tiers.join(', ')} only` : who
}

/** One of them will do. */
const securityOf = ({ access, keyScope }: Call): Json[] => {
  if (access === 'open') return []
  return [{ session: [] }, { token: [] }, ...(keyScope ? [{ key: [keyScope] }] : [])]
}

const operationOf = (call: Call): Json => ({
  operationId: call.name,
  tags: [call.name.split('.')[0]],
  summary: call.summary,
  description: `${rightsOf(call)}.`,
  'x-permission': call.access,
  'x-refusals': refusalsOf(call).map((reason) => ({ reason, code: reasons[reason] })),
  security: securityOf(call),
  ...(call.keyScope && { 'x-key-scope': call.keyScope }),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
})

export interface DocumentOptions {
  version: string
  /** With the calls that exist in demo mode only. */
  demo?: boolean
  /** What the browser keeps the session under. */
  cookieName: string
  /** What each area is for. */
  areas: Readonly<Record<string, string>>
}

/** The whole contract as an OpenAPI 3.1 document. */
export const openApiDocument = (
  book: CallBook,
  { version, demo = false, cookieName, areas }: DocumentOptions,
): Json => {
  const paths: Record<string, Json> = {}
  for (const call of listCalls(book).filter(({ demoOnly }) => demo || !demoOnly)) {
    const path = (paths[`${prefix}${call.path}`] ??= {})
    path[call.method.toLowerCase()] = operationOf(call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bookrunner', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    tags: Object.keys(book)
      .filter((area) => demo || Object.values(book[area]!).some(({ demoOnly }) => !demoOnly))
      .map((name) => ({ name, description: areas[name] })),
    paths,
    components: {
      schemas: { Refusal: jsonSchemaOf(refusalEnvelope, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: "A person's API key, for the calls that name its scope; sessions reach all calls",
        },
      },
    },
  }
}
