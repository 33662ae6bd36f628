// One row for each setting: accepted values, message for a wrong one, text of the README.
import { isIP } from 'node:net'
import { z } from 'zod'

interface Rule<Value extends z.ZodType> {
  value: Value
  /** Completes "expected …" in the message about a wrong one. */
  expects: string
  /** The default, as the README words it. */
  fallback: string
  meaning: string
  /** The value contains a password and is not repeated in messages. */
  secret?: boolean
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
const yesNo = z.enum(['0', '1']).transform((text) => text === '1')
const url = (protocol: RegExp) => z.url({ protocol, normalize: false })
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i
/** Addresses, networks (10.0.0.0/8) or the names of ranges that the HTTP server knows. */
const proxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text.replace(/\/\d{1,3}$/, '')) > 0

function origin(text: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(text)
  return pathname === '/' && !search && !hash ? origin : undefined
}

const rule = <Value extends z.ZodType>(row: Rule<Value>) => row

export const rules = {
  PORT: rule({
    value: wholeNumber(0, 65_535),
    expects: 'a port number from 0 to 65535',
    fallback: '`8080`',
    meaning: 'Port to listen on; `0` takes any free one',
  }),
  HOST: rule({
    value: z.string().refine((text) => isIP(text) > 0 || hostName.test(text)),
    expects: 'an address or a host name to listen on, such as 127.0.0.1 or 0.0.0.0',
    fallback: '`127.0.0.1`',
    meaning: 'Address to listen on; `0.0.0.0` for every one of this machine',
  }),
  DATA_DIR: rule({
    value: z.string().refine((text) => !text.includes('\0')),
    expects: 'a folder',
    fallback: '`./data`',
    meaning: 'Folder of the embedded PostgreSQL; one running Bookrunner per folder',
  }),
  DATABASE_URL: rule({
    value: url(/^postgres(ql)?$/),
    expects: 'an address like postgres://user:password@host:5432/bookrunner',
    fallback: 'embedded',
    meaning: 'PostgreSQL to use instead of the embedded one, `postgres://user:password@host:5432/name`',
    secret: true,
  }),
  DATABASE_POOL_SIZE: rule({
    value: wholeNumber(2, 500),
    expects: 'a whole number from 2 to 500',
    fallback: '`10`',
    meaning:
      'Most database connections for requests of each app process; one more for news, and 6 a node for timed work',
  }),
  DEMO: rule({
    value: yesNo,
    expects: '0 or 1',
    fallback: '`1` for this machine only (see above), else `0`',
    meaning: 'Fill an empty database with the demo world, and show mails in the outbox page',
  }),
  PUBLIC_URL: rule({
    value: url(/^https?$/)
      .transform(origin)
      .pipe(z.string()),
    expects: 'the origin people open, such as https://books.example.com, without a path',
    fallback: '`http://localhost:PORT`',
    meaning: 'Origin that people open; links in mails start with it, and browsers may write from there only',
  }),
  SMTP_URL: rule({
    value: url(/^smtps?$/),
    expects: 'an address like smtp://user:password@mail.example.com:587 (or smtps://)',
    fallback: 'none in demo mode, else required',
    meaning: 'Mail server, `smtp://user:password@host:587` or `smtps://…`',
    secret: true,
  }),
  MAIL_FROM: rule({
    value: z.string().regex(/^([^<>\r\n]{1,100} )?<?[^\s<>@]+@[^\s<>@]+>?$/),
    expects: 'a sender like Bookrunner <no-reply@example.com>',
    fallback: '`Bookrunner <no-reply@…>` at the host of `PUBLIC_URL`',
    meaning: 'Sender of the mails',
  }),
  SESSION_IDLE_MINUTES: rule({
    value: wholeNumber(1, 1440),
    expects: 'a whole number from 1 to 1440',
    fallback: '`30`',
    meaning: 'A session ends after so many minutes without a request',
  }),
  SESSION_HOURS: rule({
    value: wholeNumber(1, 168),
    expects: 'a whole number from 1 to 168',
    fallback: '`12`',
    meaning: 'A session ends so many hours after the log-in, used or not',
  }),
  API_KEY_RATE: rule({
    value: wholeNumber(1, 10_000),
    expects: 'a whole number from 1 to 10000',
    fallback: '`20`',
    meaning: 'Requests a second that one API key may make of each node, counted over ten seconds',
  }),
  SLOW_PER_PERSON: rule({
    value: wholeNumber(1, 1000),
    expects: 'a whole number from 1 to 1000',
    fallback: '`2`',
    meaning: 'Slow calls of one kind (files, writes, reads) that run at once for one person',
  }),
  SLOW_WAITING: rule({
    value: wholeNumber(1, 1000),
    expects: 'a whole number from 1 to 1000',
    fallback: '`4`',
    meaning: 'Slow calls of one kind that wait for one person; further ones are refused (429)',
  }),
  SLOW_AT_ONCE: rule({
    value: wholeNumber(1, 1000),
    expects: 'a whole number from 1 to 1000',
    fallback: '`4`',
    meaning: 'Slow calls of one kind that a node runs at once; people take turns',
  }),
  SLOW_WAIT_SECONDS: rule({
    value: wholeNumber(1, 240),
    expects: 'a whole number from 1 to 240',
    fallback: '`30`',
    meaning: 'A slow call waits so long for its turn, then it is refused (429 or 503)',
  }),
  ORDERS_PER_DEAL: rule({
    value: wholeNumber(1, 100_000),
    expects: 'a whole number from 1 to 100000',
    fallback: '`200`',
    meaning: 'Live orders, and drafts, that one investor may have on one deal; ten times as many withdrawn',
  }),
  LOG_LEVEL: rule({
    value: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    expects: 'fatal, error, warn, info, debug, trace or silent',
    fallback: '`info`, in demo mode `warn`',
    meaning: 'How much is logged (JSON lines on standard output)',
  }),
  METRICS_TOKEN: rule({
    value: z.string().regex(/^[\x21-\x7e]{16,200}$/),
    expects: '16 to 200 characters without spaces',
    fallback: 'none',
    meaning: 'Bearer token that opens `/metrics`; without it, only programs of this machine may read it',
    secret: true,
  }),
  TRUST_PROXY: rule({
    value: z.union([
      wholeNumber(0, 10).transform((hops) => (hops === 0 ? (false as const) : hops)),
      z.string().refine((text) => text.split(',').every((part) => proxy(part.trim()))),
    ]),
    expects: 'the number of proxies in front, or their addresses separated by commas',
    fallback: '`0`',
    meaning: 'Proxies in front whose `X-Forwarded-*` headers count: how many, or their addresses',
  }),
  WORKERS: rule({
    value: wholeNumber(1, 64),
    expects: 'a whole number from 1 to 64',
    fallback: 'half of the processors, at least 1',
    meaning: 'App processes of this node that share its port; each has connections and memory of its own',
  }),
  WORKER: rule({
    value: yesNo,
    expects: '0 or 1',
    fallback: '`1`',
    meaning: 'Does this node run timed work? Of several nodes at least one must',
  }),
  WORKER_THREADS: rule({
    value: wholeNumber(1, 64),
    expects: 'a whole number from 1 to 64',
    fallback: 'processors less one, from 1 to 4',
    meaning: 'Threads of this node for long calculations, so that requests need not wait for them',
  }),
}

export type Rules = typeof rules
export type SettingName = keyof Rules
