import { describe, expect, it } from 'vitest'
import { type Tier, tiers } from '../access/index.ts'
import {
  type Department,
  type Departments,
  type UserPosition,
  addDepartment,
  deleteDepartment,
  departmentActs,
  departmentsAfterMerge,
  longestDepartmentName,
  mostDepartments,
  renameDepartment,
  visibleDepartments,
} from './index.ts'

const by = (tier: Tier, departmentId: string | null = null, entityId = 'ent_bank'): UserPosition => ({
  userId: 'usr_by',
  tier,
  entityId,
  departmentId,
})
const department = (departmentId: string, more: Partial<Department> = {}): Department => ({
  departmentId,
  name: departmentId,
  nameCn: '',
  nameHk: '',
  ...more,
})
const sales = department('dep_sales', { nameCn: '销售部' })
const legal = department('dep_legal')
const bank: Departments = {
  entityId: 'ent_bank',
  list: [sales, legal],
  people: [
    { userId: 'usr_a', departmentId: sales.departmentId, tier: 'tier2' },
    { userId: 'usr_b', departmentId: sales.departmentId, tier: 'tier3' },
  ],
}
const root = by('tier1')
const all = ['add', 'rename', 'delete']

describe('who looks after departments', () => {
  it('is tier1 and tier4 of every entity, tier2 of the own one, tier3 of none', () => {
    const own = tiers.map((tier) => departmentActs(by(tier), 'ent_bank'))
    expect(own).toEqual([all, all, undefined, all])
    const other = tiers.map((tier) => departmentActs(by(tier, null, 'ent_other'), 'ent_bank'))
    expect(other).toEqual([all, undefined, undefined, all])
  })

  it('with a department renames that one', () => {
    const limited = by('tier2', sales.departmentId)
    expect(departmentActs(limited, 'ent_bank', sales.departmentId)).toEqual(['rename'])
    expect(departmentActs(limited, 'ent_bank', legal.departmentId)).toBeUndefined()
    expect(visibleDepartments(limited, bank)).toEqual([sales])
    expect(visibleDepartments(by('tier2'), bank)).toEqual([sales, legal])
    expect(addDepartment(limited, bank, department('dep_new'))).toMatchObject({ reason: 'access.denied' })
    expect(renameDepartment(limited, bank, { ...sales, name: 'X' })).toBe(true)
    expect(renameDepartment(limited, bank, { ...legal, name: 'X' })).toMatchObject({
      reason: 'record.unknown',
    })
    const asked = { departmentId: sales.departmentId, moveTo: legal.departmentId }
    expect(deleteDepartment(limited, bank, asked)).toMatchObject({ reason: 'access.denied' })
  })
})

describe('names of departments', () => {
  it('differ in each language, whatever their case', () => {
    const same = department('dep_new', { name: 'DEP_sales', nameCn: '销售部' })
    expect(addDepartment(root, bank, same)).toMatchObject({
      fields: [{ field: 'name' }, { field: 'nameCn' }],
    })
    expect(addDepartment(root, bank, department('dep_new'))).toBe(true)
    expect(renameDepartment(root, bank, { ...legal, nameCn: '销售部' })).toMatchObject({
      fields: [{ field: 'nameCn', reason: 'record.exists' }],
    })
    expect(renameDepartment(root, bank, legal)).toMatchObject({ reason: 'write.no-changes' })
  })

  it('are as many as a select can show', () => {
    const list = Array.from({ length: mostDepartments }, (_, at) => department(`dep_${at}`))
    expect(addDepartment(root, { ...bank, list }, department('dep_new'))).toMatchObject({
      reason: 'department.too-many',
    })
  })
})

describe('deleting a department', () => {
  const { departmentId } = sales
  it('says how many people must move, and moves them', () => {
    expect(deleteDepartment(root, bank, { departmentId })).toMatchObject({
      reason: 'record.in-use',
      fields: [{ field: 'moveTo', reason: 'department.has-people', params: { count: 2 } }],
    })
    expect(deleteDepartment(root, bank, { departmentId, moveTo: legal.departmentId })).toEqual(bank.people)
    expect(deleteDepartment(root, bank, { departmentId: legal.departmentId })).toEqual([])
  })

  it('moves them to another department of the entity', () => {
    for (const moveTo of [departmentId, 'dep_unknown'])
      expect(deleteDepartment(root, bank, { departmentId, moveTo })).toMatchObject({
        fields: [{ field: 'moveTo', reason: 'record.unknown' }],
      })
  })

  it('leaves people without one, but no administrator, who would look after the whole entity', () => {
    expect(deleteDepartment(root, bank, { departmentId, moveTo: null })).toMatchObject({
      fields: [{ reason: 'department.has-administrators', params: { count: 1 } }],
    })
    const ordinary = { ...bank, people: bank.people.filter(({ tier }) => tier === 'tier3') }
    expect(deleteDepartment(root, ordinary, { departmentId, moveTo: null })).toEqual(ordinary.people)
  })
})

describe('departments of a merged institution', () => {
  const from = { name: 'Ironmoss Life', nameCn: '铁苔人寿', nameHk: '' }
  const moved = (moving: Department[], present: Department[], of = from) =>
    departmentsAfterMerge(moving, present, of).map(({ name, nameCn, nameHk }) => [name, nameCn, nameHk])

  it('keep their names, and get the institution behind a name that is taken in its language', () => {
    const credit = department('dep_c', { name: 'Credit' })
    const other = department('dep_s', { name: 'SALES', nameCn: '销售部', nameHk: '銷售部' })
    const present = [department('dep_x', { name: 'Sales', nameCn: '销售部', nameHk: '' })]
    expect(moved([credit, other], present)).toEqual([
      ['Credit', '', ''],
      ['SALES (Ironmoss Life)', '销售部 (铁苔人寿)', '銷售部'],
    ])
  })

  it('find a free name also after another merge of the same name, and keep it short', () => {
    const present = [department('a', { name: 'Sales' }), department('b', { name: 'Sales (Ironmoss Life)' })]
    expect(moved([department('c', { name: 'Sales' })], present)).toEqual([
      ['Sales (Ironmoss Life 2)', '', ''],
    ])
    const long = 'x'.repeat(longestDepartmentName)
    const [[name]] = moved([department('d', { name: long })], [department('e', { name: long })]) as [[string]]
    expect(name).toHaveLength(longestDepartmentName)
    expect(name.endsWith(' (Ironmoss Life)')).toBe(true)
  })
})
