import { describe, expect, it } from 'vitest'
import { addressOf, isOpen, readSettings, settingsTable, WrongSettings } from './settings.ts'

const production = { DATABASE_URL: 'postgres://u:p@db:5432/b', SMTP_URL: 'smtp://mail:25' }

function problemsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems
    throw error
  }
  return []
}

describe('defaults', () => {
  it('is a demo on this machine when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      publicUrl: 'http://localhost:8080',
      smtpUrl: null,
      sessionIdleMinutes: 30,
      sessionHours: 12,
      logLevel: 'warn',
      trustProxy: false,
      worker: true,
    })
    expect(readSettings({}).dataDir).toMatch(/[/\\]data$/)
  })

  it('takes an empty text as not set', () => {
    expect(readSettings({ PORT: '', DEMO: ' ', SMTP_URL: '' })).toEqual(readSettings({}))
  })

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7' }, { DATABASE_URL: production.DATABASE_URL }])(
    'is no demo where others could reach it or the database is not ours: %o',
    (env) => {
      expect(readSettings({ ...env, SMTP_URL: production.SMTP_URL }).demo).toBe(false)
      expect(readSettings({ ...env, DEMO: '1' }).demo).toBe(true)
    },
  )

  it.each([
    { PUBLIC_URL: 'https://books.example.com' },
    { TRUST_PROXY: '1' },
    { SMTP_URL: production.SMTP_URL },
    { PUBLIC_URL: 'https://books.example.com', TRUST_PROXY: '1', SMTP_URL: production.SMTP_URL },
  ])('is no demo where it is run in earnest, behind a proxy say: %o', (env) => {
    expect(readSettings(env, { mail: false }).demo).toBe(false)
    expect(readSettings({ ...env, DEMO: '1' }).demo).toBe(true)
  })

  it.each(['http://localhost:9000', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is a demo on this machine by any of its names: %s',
    (PUBLIC_URL) => {
      expect(readSettings({ PUBLIC_URL, TRUST_PROXY: '0' }).demo).toBe(true)
    },
  )

  it.each([
    [{}, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://books.example.com' }, true],
  ])('knows whether others can reach it: %o %s', (env, open) => {
    expect(isOpen(readSettings({ ...env, DEMO: '1' }))).toBe(open)
  })

  it('can be without demo on this machine', () => {
    expect(readSettings({ DEMO: '0', SMTP_URL: production.SMTP_URL }).demo).toBe(false)
  })

  it('sends mail from the host that people open', () => {
    const { mailFrom } = readSettings({ ...production, PUBLIC_URL: 'https://books.example.com/' })
    expect(mailFrom).toBe('Bookrunner <no-reply@books.example.com>')
  })
})

describe('wrong settings', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'books.example.com'],
    ['PUBLIC_URL', 'https://books.example.com/path'],
    ['PUBLIC_URL', 'ftp://books.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['SESSION_IDLE_MINUTES', '0'],
    ['SESSION_HOURS', '1000'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['DATABASE_POOL_SIZE', '1'],
    ['WORKER', '2'],
  ])('%s="%s" gets its own message', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}="${value}": expected `))
  })

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'https://user:hunter2@mail'],
  ])('%s is named without its password', (name, value) => {
    const [problem] = problemsOf({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name}: expected `))
    expect(problem).not.toContain('hunter2')
  })

  it('names all of them at once', () => {
    const problems = problemsOf({ PORT: 'x', HOST: '!', LOG_LEVEL: 'loud' })
    expect(problems.map((problem) => problem.split('=')[0])).toEqual(['PORT', 'HOST', 'LOG_LEVEL'])
  })

  it('wants a mail server outside demo mode, except for errands', () => {
    expect(problemsOf({ DEMO: '0' })).toEqual([expect.stringMatching(/^SMTP_URL is missing/)])
    expect(readSettings({ DEMO: '0' }, { mail: false }).smtpUrl).toBeNull()
  })

  it('refuses an idle time longer than the session', () => {
    expect(problemsOf({ SESSION_IDLE_MINUTES: '90', SESSION_HOURS: '1' })).toHaveLength(1)
  })
})

describe('accepted forms', () => {
  it('knows proxies by number or address', () => {
    expect(readSettings({ DEMO: '1', TRUST_PROXY: '0' }).trustProxy).toBe(false)
    expect(readSettings({ DEMO: '1', TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readSettings({ DEMO: '1', TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toBe(
      '10.0.0.0/8, ::1,loopback',
    )
  })

  it('names the address to open', () => {
    expect(addressOf('::', 1)).toBe('http://localhost:1')
    expect(addressOf('2001:db8::1', 80)).toBe('http://[2001:db8::1]:80')
    expect(addressOf('books.example.com', 8080)).toBe('http://books.example.com:8080')
  })

  it('lists every setting once for the README', () => {
    expect(settingsTable.map(({ name }) => name)).toContain('DATABASE_URL')
    expect(new Set(settingsTable.map(({ name }) => name)).size).toBe(settingsTable.length)
  })
})
