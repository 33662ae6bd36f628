import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefix, type Call } from '@bookrunner/contract'
import { authCalls } from '@bookrunner/contract/auth'
import { languages, langHeader } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import { signIn, startTestApp, type SignedInClient, type TestApp } from '../../../test/index.ts'

/** One person for each role, and those with a special way of signing in. */
const people = {
  superAdmin: 'super.admin@bookrunner.example',
  systemAdmin: 'system.admin@bookrunner.example',
  bankAdmin: 'bank.admin@lantern.example',
  deskManager: 'desk.oc@lantern.example',
  deskViewer: 'desk.viewer@lantern.example',
  investorAdmin: 'investor.admin@kestrelpeak.example',
  investor: 'investor@kestrelpeak.example',
  mustChange: 'new.user@kestrelpeak.example',
}
type Who = keyof typeof people
const signedIn = {} as Record<Who, SignedInClient>

let app: TestApp
let frozenToken: string
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  for (const who of Object.keys(people) as Who[]) signedIn[who] = await signIn(app, people[who])
  const someone = await app.database.db
    .selectFrom('user_account')
    .select(['id', 'account'])
    .where('account', 'like', 'investor@%')
    .where('account', '!=', people.investor)
    .executeTakeFirstOrThrow()
  frozenToken = (await signIn(app, someone.account)).token
  await app.database.db
    .updateTable('user_account')
    .set({ status: 'frozen' })
    .where('id', '=', someone.id)
    .execute()
  app.channel.tell({ topic: 'actor', id: someone.id })
})
afterAll(() => app.close())

const sealedForm = 'a..b.c.d'
/** API keys and registrations have tests of their own. */
type Name = Exclude<keyof typeof authCalls, `key${string}` | `register${string}`>
const inputs: Record<Name, Record<string, string>> = {
  passwordKey: {},
  login: { account: 'nobody@lantern.example', password: sealedForm },
  resendCode: { ticket: '0'.repeat(40) },
  authenticate: { ticket: '0'.repeat(40), code: '000000' },
  logout: {},
  resetRequest: { account: 'nobody@lantern.example' },
  resetConfirm: { account: 'nobody@lantern.example', code: '000000', password: sealedForm },
  changePassword: { oldpwd: sealedForm, newpwd: sealedForm },
  sessionList: {},
  sessionEnd: { sessionId: 'ses_nobodys' },
  sessionEndOthers: {},
}

const send = async (call: Call, input: Record<string, unknown>, token?: string, headers = {}) => {
  const query = call.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const body =
    call.method === 'GET'
      ? undefined
      : call.travels === 'form'
        ? new URLSearchParams(input as Record<string, string>)
        : JSON.stringify(input)
  const reply = await fetch(`${app.url}${prefix}${call.path}${query}`, {
    method: call.method,
    body,
    headers: {
      ...(call.travels === 'json' && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  })
  return {
    status: reply.status,
    ...((await reply.json()) as { code: number; reason?: string; message: string }),
  }
}

const open: Partial<Record<Name, [number, string | undefined]>> = {
  passwordKey: [200, undefined],
  login: [400, 'auth.seal-broken'],
  resendCode: [400, 'auth.code-over'],
  authenticate: [400, 'auth.code-over'],
  logout: [200, undefined],
  resetRequest: [200, undefined],
  resetConfirm: [400, 'auth.seal-broken'],
}
const own: Partial<Record<Name, [number, string | undefined]>> = {
  changePassword: [400, 'auth.seal-broken'],
  sessionList: [200, undefined],
  sessionEnd: [404, 'record.unknown'],
  sessionEndOthers: [200, undefined],
}
const names = Object.keys(inputs) as Name[]

describe.each(names.filter((name) => open[name]))('%s is open', (name) => {
  it('without a session, and with an ended one', async () => {
    for (const token of [undefined, 'made-up']) {
      const { code, reason } = await send(authCalls[name], inputs[name], token)
      expect([code, reason]).toEqual(open[name])
    }
  })
})

describe.each(names.filter((name) => own[name]))('%s is about the own account', (name) => {
  it.each(Object.keys(people) as Who[])('for %s', async (who) => {
    const { code, reason } = await send(authCalls[name], inputs[name], signedIn[who].token)
    expect([code, reason]).toEqual(own[name])
  })

  it('and refused without a session, with a made-up one, and to the frozen', async () => {
    const answers = await Promise.all(
      [undefined, 'made-up', frozenToken].map((token) => send(authCalls[name], inputs[name], token)),
    )
    expect(answers.map(({ status, code, reason }) => [status, code, reason])).toEqual([
      [401, 401, 'session.missing'],
      [401, 400101, 'session.unknown'],
      [403, 610101, 'session.frozen'],
    ])
  })

  it.runIf(authCalls[name].writes)('and refused without a key', async () => {
    const { code, reason } = await send(authCalls[name], inputs[name], signedIn.deskManager.token, {
      'idempotency-key': '',
    })
    expect([code, reason]).toEqual([400, 'input.header'])
  })
})

describe('a dry run, which would be a guess without a trace,', () => {
  it.each(names.filter((name) => authCalls[name].writes))('is refused to %s', async (name) => {
    const token = open[name] ? undefined : signedIn.deskManager.token
    const { code, reason } = await send(authCalls[name], inputs[name], token, { 'x-dry-run': 'true' })
    expect([code, reason]).toEqual([400, 'write.no-dry-run'])
  })
})

describe('input', () => {
  it.each(names)('of %s is refused with its fields named, in the language of the caller', async (name) => {
    const call: Call = authCalls[name]
    const input = { ...inputs[name], hostile: 'x'.repeat(10_000) }
    const token = call.access === 'open' ? undefined : signedIn.deskManager.token
    for (const language of languages) {
      const answer = await send(call, input, token, { lang: langHeader[language] })
      expect(answer).toMatchObject({
        status: 400,
        reason: 'input.invalid',
        message: refusalMessage(language, 'input.invalid'),
        fields: [
          { field: 'hostile', reason: 'field.unknown', message: refusalMessage(language, 'field.unknown') },
        ],
      })
    }
  })

  it.each([
    ['login', { account: 'not an e-mail', password: sealedForm }, 'account', 'field.email'],
    [
      'login',
      { account: `${'x'.repeat(10_000)}@x.example`, password: sealedForm },
      'account',
      'field.too-long',
    ],
    ['login', { password: sealedForm }, 'account', 'field.required'],
    ['authenticate', { ticket: "' or 1=1", code: '000000' }, 'ticket', 'field.format'],
    ['authenticate', { ticket: '0', code: '12345' }, 'code', 'field.format'],
    ['authenticate', { ticket: '0', code: '１２３４５６' }, 'code', 'field.format'],
    [
      'resetConfirm',
      { account: 'a@b.example', code: 'x'.repeat(41), password: sealedForm },
      'code',
      'field.format',
    ],
    ['changePassword', { oldpwd: 'plain', newpwd: sealedForm }, 'oldpwd', 'field.format'],
    ['sessionEnd', { sessionId: '../x' }, 'sessionId', 'field.format'],
  ] as const)('%s %o', async (name, input, field, reason) => {
    const call: Call = authCalls[name]
    const answer = await send(call, input, call.access === 'open' ? undefined : signedIn.deskManager.token)
    expect(answer).toMatchObject({ status: 400, reason: 'input.invalid', fields: [{ field, reason }] })
  })
})
