import { describe, expect, it } from 'vitest'
import { isStrongPassword } from '@bookrunner/domain/auth'
import { textOf } from '../../../platform/text.ts'
import { changesOf, faultsIn, newFields, suggestPassword, type UserFields } from './fields.ts'
import { usersText } from './text.ts'

const entity = {
  entityId: 'ent_lantern',
  name: 'Lantern',
  nameCn: '',
  nameHk: '',
  shortName: '',
  dealRoles: [],
}
const good: UserFields = {
  ...newFields('Initial-password-1', 'Asia/Hong_Kong'),
  account: 'nora@lantern.example',
  name: 'Nora',
  phone: '9123 4567',
  entity,
  roleId: 'rol_x',
}
const messagesOf = (change: Partial<UserFields>, isNew = true) =>
  faultsIn({
    fields: { ...good, ...change },
    isNew,
    storedAccount: isNew ? undefined : good.account,
    everywhere: true,
    lang: 'US',
    t: textOf(usersText),
  }).map(({ message }) => message)

describe('the form of a user', () => {
  // §5: required prompts, formats and the rule of passwords.
  it.each<[Partial<UserFields>, string]>([
    [{ account: ' ' }, 'Enter an account.'],
    [{ account: 'nora' }, 'Email format error'],
    [{ entity: null }, 'Select an entity.'],
    [{ name: '' }, 'Enter the name.'],
    [{ roleId: '' }, 'Select a group.'],
    [{ phone: '' }, 'Enter a phone number.'],
    [{ phone: '123' }, 'phone format error'],
    [{ phoneArea: '1' as '86' }, 'Area code 86, 852 or 886 is required.'],
    [{ password: '' }, 'Enter an initial password.'],
    [
      { password: 'short' },
      'enter new password (12+ chars with upper/lower case, digits and special characters)',
    ],
  ])('with %j says: %s', (change, message) => expect(messagesOf(change)).toEqual([message]))

  it('has no fault when it is complete', () => {
    expect(messagesOf({})).toEqual([])
    expect(messagesOf({ password: '', phone: '' }, false)).toEqual([])
    expect(messagesOf({ password: '', account: 'nora@' }, false)).toEqual(['Email format error'])
  })
})

describe('the changed fields', () => {
  it.each<[string, object]>([
    ['nora@lantern.example', {}],
    [' Nora@Lantern.example ', {}],
    [' Nora.Wu@lantern.example', { account: 'nora.wu@lantern.example' }],
  ])('compare the account as it is stored: %j', (account, changes) =>
    expect(changesOf({ ...good, account }, good)).toEqual(changes),
  )

  it('are trimmed', () => {
    const typed = { ...good, name: 'Nora Wu ', phone: '' }
    expect(changesOf(typed, good)).toEqual({ name: 'Nora Wu', phone: null, phoneArea: null })
  })
})

describe('a suggested password', () => {
  it('is accepted by the rule', () => {
    for (let round = 0; round < 200; round++) expect(isStrongPassword(suggestPassword())).toBe(true)
  })
})
