// Everything an operator can set, read once from the environment. A wrong value never falls back to a
// default: the start stops and names every wrong one.
import { isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Problem } from './problem.ts'
import { rules, type Rules, type SettingName } from './settings-rules.ts'
import type { z } from 'zod'

export interface Settings {
  /** 0 takes any free port; the address is known after listening. */
  port: number
  host: string
  dataDir: string
  /** null: the embedded PostgreSQL under dataDir. */
  databaseUrl: string | null
  databasePoolSize: number
  /** The demo world, and the outbox that shows the mails. */
  demo: boolean
  /** Origin that people open, without a trailing slash; links in mails start with it. */
  publicUrl: string
  /** null only in demo mode. */
  smtpUrl: string | null
  mailFrom: string
  sessionIdleMinutes: number
  apiKeyRate: number
  /** Slow calls of one kind and person that run, that wait, and of all people that run. */
  slowPerPerson: number
  slowWaiting: number
  slowAtOnce: number
  slowWaitSeconds: number
  /** Live orders of one investor on one deal. */
  ordersPerDeal: number
  sessionHours: number
  logLevel: z.infer<Rules['LOG_LEVEL']['value']>
  /** null: `/metrics` answers programs of this machine only. */
  metricsToken: string | null
  /** As Fastify takes it: proxies in front of us, or their addresses. */
  trustProxy: z.infer<Rules['TRUST_PROXY']['value']>
  /** App processes on this port. */
  processes: number
  /** True if this node runs timed work. */
  worker: boolean
  /** Threads for long calculations. */
  workerThreads: number
}

/** What is wrong, one sentence for each setting. */
export class WrongSettings extends Problem {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'WrongSettings'
    this.problems = problems
  }
}

type Environment = Record<string, string | undefined>
type SettingsInput = { [Name in SettingName]: z.infer<Rules[Name]['value']> | undefined }

/** `mail: false` is for errands at the command line, which send none. */
export function readSettings(env: Environment, need: { mail: boolean } = { mail: true }): Settings {
  const { configured, problems } = readConfigured(env)
  const settings = withDefaults(configured)
  if (need.mail && !settings.demo && !settings.smtpUrl && problems.length === 0)
    problems.push(
      'SMTP_URL is missing: outside demo mode the log-in codes are mailed. Example: smtp://user:password@mail.example.com:587',
    )
  if (settings.sessionIdleMinutes > settings.sessionHours * 60)
    problems.push(
      `SESSION_IDLE_MINUTES=${settings.sessionIdleMinutes} is longer than SESSION_HOURS=${settings.sessionHours} allows a session to last.`,
    )
  if (settings.processes > 1 && !canShareItsPort)
    problems.push('WORKERS: on this system only one app process can listen on a port. Set it to 1.')
  if (problems.length > 0) throw new WrongSettings(problems)
  return settings
}

function readConfigured(env: Environment): { configured: SettingsInput; problems: string[] } {
  const problems: string[] = []
  const entries = Object.entries(rules).map(([name, rule]) => {
    const text = env[name]?.trim()
    // Compose files pass empty strings for unset settings.
    if (!text) return [name, undefined]
    const parsed = rule.value.safeParse(text)
    if (!parsed.success) problems.push(`${name}${rule.secret ? '' : `="${text}"`}: expected ${rule.expects}.`)
    return [name, parsed.data]
  })
  return { configured: Object.fromEntries(entries) as SettingsInput, problems }
}

type Limit = 'slowPerPerson' | 'slowWaiting' | 'slowAtOnce' | 'slowWaitSeconds' | 'ordersPerDeal'

/** Limits that keep one person from holding up others. */
function limitsIn(configured: SettingsInput): Pick<Settings, Limit> {
  return {
    slowPerPerson: configured.SLOW_PER_PERSON ?? 2,
    slowWaiting: configured.SLOW_WAITING ?? 4,
    slowAtOnce: configured.SLOW_AT_ONCE ?? 4,
    slowWaitSeconds: configured.SLOW_WAIT_SECONDS ?? 30,
    ordersPerDeal: configured.ORDERS_PER_DEAL ?? 200,
  }
}

/** Elsewhere the kernel does not distribute connections among processes that listen on one port. */
const canShareItsPort = ['linux', 'freebsd'].includes(process.platform)

/** PostgreSQL and threads need the other half. */
const usualProcesses = (): number =>
  canShareItsPort ? Math.max(1, Math.floor(availableParallelism() / 2)) : 1

/** Who does the work of this node. One processor is for the requests, not for threads. */
function workIn(configured: SettingsInput): Pick<Settings, 'processes' | 'worker' | 'workerThreads'> {
  return {
    processes: configured.WORKERS ?? usualProcesses(),
    worker: configured.WORKER ?? true,
    workerThreads: configured.WORKER_THREADS ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
  }
}

function withDefaults(configured: SettingsInput): Settings {
  const port = configured.PORT ?? 8080
  const host = configured.HOST ?? '127.0.0.1'
  const databaseUrl = configured.DATABASE_URL ?? null
  const publicUrl = configured.PUBLIC_URL ?? addressOf(host, port)
  const demo = configured.DEMO ?? isAlone(configured, { host, publicUrl })
  return {
    port,
    host,
    dataDir: resolve(configured.DATA_DIR ?? 'data'),
    databaseUrl,
    databasePoolSize: configured.DATABASE_POOL_SIZE ?? 10,
    demo,
    publicUrl,
    smtpUrl: configured.SMTP_URL ?? null,
    mailFrom: configured.MAIL_FROM ?? `Bookrunner <no-reply@${new URL(publicUrl).hostname}>`,
    sessionIdleMinutes: configured.SESSION_IDLE_MINUTES ?? 30,
    sessionHours: configured.SESSION_HOURS ?? 12,
    apiKeyRate: configured.API_KEY_RATE ?? 20,
    ...limitsIn(configured),
    logLevel: configured.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    metricsToken: configured.METRICS_TOKEN ?? null,
    trustProxy: configured.TRUST_PROXY ?? false,
    ...workIn(configured),
  }
}

/**
 * True if nobody else can reach it and nothing suggests real use: only then the demo world is the default, because
 * everybody knows its passwords and reads its outbox.
 */
function isAlone({ DATABASE_URL, SMTP_URL, TRUST_PROXY }: SettingsInput, address: Address): boolean {
  return !DATABASE_URL && !SMTP_URL && !TRUST_PROXY && !isOpen(address)
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** True if this origin is on this machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))
}

type Address = Pick<Settings, 'host' | 'publicUrl'>

/** True if others can reach it, or are meant to. */
export function isOpen({ host, publicUrl }: Address): boolean {
  return !isLoopback(host) || !isLoopbackUrl(publicUrl)
}

/** The address to open in a browser here. Wildcard hosts listen everywhere and have no name of their own. */
export function addressOf(host: string, port: number): string {
  const wildcard = host === '0.0.0.0' || host === '::'
  if (wildcard || isLoopback(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Every setting with its default and meaning, for the README. */
export const settingsTable = Object.entries(rules).map(([name, { fallback, meaning }]) => ({
  name,
  fallback,
  meaning,
}))
