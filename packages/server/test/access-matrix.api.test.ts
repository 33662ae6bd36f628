import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { codeOf, listCalls, type Call, type Reason } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { grantsOf, rightsOf, seededRoles, type SeededRole } from '@bookrunner/domain/roles'
import { houses } from '../seeds/demo-world/houses.ts'
import { people } from '../seeds/demo-world/people.ts'
import { sendRaw, sessionOf, startTestApp, type TestApp } from './index.ts'
import { requestFor } from './raw.ts'

/**
 * Every call as every role: allowed or not, as the contract and the seeded roles say. The input has an unknown field,
 * so an allowed caller gets that refusal, and others never get so far.
 */
const roles = Object.keys(seededRoles) as SeededRole[]
const personOf = (role: SeededRole) =>
  people.find((person) => person.role === role && !person.frozen && !person.mustChangePassword)!

/** The rights of the role in this person's house. */
const rightsIn = (role: SeededRole) => {
  const house = houses.find(({ key }) => key === personOf(role).house)
  return rightsOf({ ...seededRoles[role], grants: grantsOf(role) }, house?.roles ?? [])
}

const mayCall = ({ access, tiers }: Call, role: SeededRole): boolean => {
  if (access === 'open') return true
  const { tier } = seededRoles[role]
  if (tiers && !(tiers as readonly string[]).includes(tier)) return false
  return access === 'signedIn' || access.some((right) => mayUse(rightsIn(role), right))
}

let app: TestApp
const tokens = {} as Record<SeededRole | 'mustChange' | 'frozen', string>
beforeAll(async () => {
  app = await startTestApp()
  for (const role of roles) tokens[role] = await sessionOf(app, personOf(role).key)
  tokens.mustChange = await sessionOf(app, people.find(({ mustChangePassword }) => mustChangePassword)!.key)
  tokens.frozen = await sessionOf(app, people.find(({ frozen }) => frozen)!.key)
})
afterAll(() => app.close())

const probe = async (call: Call, token?: string): Promise<Reason> => {
  const { status, envelope } = await sendRaw(app.url, requestFor(call, { noSuchField: '1' }, { token }))
  expect(status, `${call.name} answered`).toBeLessThan(500)
  expect(codeOf(envelope?.reason as Reason)).toBe(envelope?.code)
  return envelope?.reason as Reason
}

describe.each(listCalls(calls))('$name', (call) => {
  it('is refused without a session, or open', async () => {
    expect(await probe(call)).toBe(call.access === 'open' ? 'input.invalid' : 'session.missing')
  })

  it.each(roles)('as %s', async (role) => {
    expect(await probe(call, tokens[role])).toBe(mayCall(call, role) ? 'input.invalid' : 'access.denied')
  })

  it('is refused to the frozen, with an unknown token, and before a required change of password', async () => {
    const open = call.access === 'open'
    expect(await probe(call, tokens.frozen)).toBe(open ? 'input.invalid' : 'session.frozen')
    expect(await probe(call, 'x'.repeat(43))).toBe(open ? 'input.invalid' : 'session.unknown')
    if (open || call.beforePasswordChange) expect(await probe(call, tokens.mustChange)).toBe('input.invalid')
    else expect(await probe(call, tokens.mustChange)).toBe('session.password-must-change')
  })
})
