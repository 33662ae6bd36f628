import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../kernel/index.ts'
import { emptyEntity } from './check-entity.ts'
import {
  confirmedUntil,
  invitationUntil,
  registrationFaults,
  registrationFields,
  registrationMachine,
  registrationStates,
  type RegistrationFields,
} from './registration.ts'

const complete: RegistrationFields = {
  ...emptyEntity,
  name: 'Harbour Lane Asset Management Limited',
  region: 'APAC',
  jurisdiction: 'HK',
  dealRoles: ['investor'],
  contact: 'Ada Lau',
  phoneArea: '852',
  phone: '2345 6789',
}
const faults = (change: Partial<RegistrationFields>) => registrationFaults({ ...complete, ...change })

describe('what an applicant fills in', () => {
  it('is enough with a name, a place, a part in deals, and a contact with a phone', () => {
    expect(faults({})).toEqual([])
  })

  it.each(['name', 'region', 'jurisdiction', 'dealRoles', 'contact', 'phone'] as const)(
    'needs %s',
    (field) => {
      const nothing = { name: '', contact: '', dealRoles: [], region: null, jurisdiction: null, phone: null }
      expect(faults({ [field]: nothing[field] })).toEqual([{ field, reason: 'field.required' }])
    },
  )

  it('marks everything that is missing at once', () => {
    const empty = { ...emptyEntity, name: '' }
    expect(registrationFaults(empty).map(({ field }) => field)).toEqual([
      'name',
      'region',
      'jurisdiction',
      'dealRoles',
      'contact',
      'phone',
      'phoneArea',
    ])
  })

  it.each([
    [{ phoneArea: null }, 'phoneArea', 'phone.area'],
    [{ phone: '123' }, 'phone', 'phone.format'],
    [{ phoneArea: '86' as const }, 'phone', 'phone.format'],
    [{ lei: '5493000IBP32UQZ0KL25' }, 'lei', 'lei.wrong'],
    [{ website: 'javascript:alert(1)' }, 'website', 'website.wrong'],
    [{ idNumber: 'HK-1' }, 'idType', 'id.type-missing'],
  ])('finds what is wrong in %o', (change, field, reason) => {
    expect(faults(change)).toEqual([{ field, reason }])
  })

  it('is part of the record of an institution', () => {
    expect(registrationFields.filter((field) => !(field in complete))).toEqual([])
  })
})

describe('the status of a registration', () => {
  it('is a complete table, and an approved one is never decided again', () => {
    expect(faultsOf(registrationMachine)).toEqual([])
    expect(registrationMachine.states).toEqual(registrationStates)
  })
})

describe('times', () => {
  const now = Temporal.Instant.from('2026-11-20T09:00:00Z')
  it('leave a day for the form and a week for the invitation', () => {
    expect(confirmedUntil(now).toString()).toBe('2026-11-21T09:00:00Z')
    expect(invitationUntil(now).toString()).toBe('2026-11-27T09:00:00Z')
  })
})
