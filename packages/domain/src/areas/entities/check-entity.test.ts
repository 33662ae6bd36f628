import { describe, expect, it } from 'vitest'
import {
  changedFields,
  emptyEntity,
  entityFaults,
  isCreditCode,
  tidyEntity,
  type EntityFields,
} from './index.ts'

const entity = (more: Partial<EntityFields> = {}): EntityFields => ({
  ...emptyEntity,
  name: 'Kestrel Peak',
  ...more,
})
const faultsOf = (more: Partial<EntityFields>) =>
  entityFaults(entity(more)).map(({ field, reason }) => `${field} ${reason}`)

describe('an institution', () => {
  it('needs a name alone', () => {
    expect(faultsOf({})).toEqual([])
  })

  it('has all faults at once', () => {
    expect(
      faultsOf({ lei: '5493000IBP32UQZ0KL25', idNumber: '12345', website: 'kestrel', phone: '91234567' }),
    ).toEqual(['lei lei.wrong', 'idType id.type-missing', 'website website.wrong', 'phoneArea phone.area'])
    expect(faultsOf({ phoneArea: '852', phone: '123' })).toEqual(['phone phone.format'])
    expect(faultsOf({ phoneArea: '86' })).toEqual(['phone phone.format'])
  })

  it.each(['https://kestrel.example', 'http://www.kestrel.example/en?a=b'])(
    'may have the website %s',
    (website) => {
      expect(faultsOf({ website })).toEqual([])
    },
  )

  it.each(['javascript:alert(1)', 'ftp://kestrel.example', 'https://u:p@kestrel.example', 'https://kestrel'])(
    'cannot have the website %s',
    (website) => {
      expect(faultsOf({ website })).toEqual(['website website.wrong'])
    },
  )

  it('has a mainland licence with its check character', () => {
    // The example of GB 32100, and one character swapped.
    expect(isCreditCode('91350100M000100Y43')).toBe(true)
    expect(isCreditCode('91350100M00010Y043')).toBe(false)
    const licence = { idType: 'licence', jurisdiction: 'CN' } as const
    expect(faultsOf({ ...licence, idNumber: '91350100M000100Y34' })).toEqual(['idNumber id.wrong'])
    expect(faultsOf({ ...licence, jurisdiction: 'HK', idNumber: '12345678-000' })).toEqual([])
    expect(faultsOf({ idType: 'other', idNumber: '=1+1' })).toEqual(['idNumber id.wrong'])
  })

  it('is stored with each tag once and a phone of digits', () => {
    const tidy = tidyEntity(
      entity({ tags: ['long-only', 'anchor', 'anchor'], phoneArea: '852', phone: '9123 4567' }),
    )
    expect([tidy.tags, tidy.phone]).toEqual([['anchor', 'long-only'], '91234567'])
  })

  it('names the fields that changed', () => {
    expect(changedFields(entity(), entity({ region: 'APAC', tags: ['anchor'] }))).toEqual(['region', 'tags'])
  })
})
