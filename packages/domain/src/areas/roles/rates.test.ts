import { expect, it } from 'vitest'
import { functionKeys, permissions } from '../access/index.ts'
import { grantsOf, regrant, rightsOf, seededRoles } from './index.ts'

const key = 'quota_rates|edit'
const role = { ...seededRoles.systemAdmin, grants: grantsOf('systemAdmin') }
const withKey = { ...role, grants: [...role.grants, key] }

it('a system administrator sets no rate, even if the role has it: the use after it would tell orders', () => {
  expect([role, withKey].map((each) => rightsOf(each, []).functions.includes(key))).toEqual([false, false])
})

it('nobody gives it to the role of a system administrator, and a super administrator has it', () => {
  const superRole = { ...seededRoles.superAdmin, grants: grantsOf('superAdmin') }
  const rights = rightsOf(superRole, [])
  expect(rights.functions).toContain(key)
  const known = new Set<string>([...permissions, ...functionKeys])
  expect(regrant({ rights, roleId: superRole.id }, role, withKey.grants, known)).toMatchObject({
    reason: 'role.sees-no-book',
    params: { key },
  })
})
