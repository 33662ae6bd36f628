import { describe, expect, it } from 'vitest'
import { findAlike, nameKey } from './index.ts'

const entity = (name: string, more: { nameCn?: string; lei?: string } = {}) => ({
  name,
  nameCn: more.nameCn ?? '',
  nameHk: '',
  shortName: '',
  lei: more.lei ?? null,
})

describe('the key of a name', () => {
  it.each([
    ['Kestrel Peak Ltd.', 'KESTREL PEAK LIMITED'],
    ['Kestrel Peak Co., Ltd', 'Kestrel-Peak'],
    ['Ｋｅｓｔｒｅｌ　Ｐｅａｋ', 'kestrel peak'],
    ['Peak & Partners S.A.', 'Peak and Partners SA'],
    ['灯港证券有限公司', '灯港证券股份有限公司'],
    ['燈港證券（香港）有限公司', '燈港證券(香港)'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it('is never empty, not even for a name that is a legal form', () => {
    for (const name of ['Limited', '有限公司', 'Co']) expect(nameKey(name)).not.toBe('')
  })

  it('differs where names differ', () => {
    expect(nameKey('Kestrel Peak Asia Ltd')).not.toBe(nameKey('Kestrel Peak Ltd'))
  })
})

describe('institutions that may be one', () => {
  const others = [
    entity('Kestrel Peak Asset Management Ltd', { nameCn: '红隼峰资产管理', lei: '5493000IBP32UQZ0KL24' }),
    entity('Vellum Street Capital'),
    entity('AXA'),
  ]
  const alike = (one: ReturnType<typeof entity>) =>
    findAlike(one, others).map((found) => `${found.entity.name}: ${found.likeness}`)

  it('have one LEI', () => {
    expect(alike(entity('Another name', { lei: '5493000IBP32UQZ0KL24' }))).toEqual([
      'Kestrel Peak Asset Management Ltd: lei',
    ])
  })

  it('have one name in any language', () => {
    expect(alike(entity('Hong Sun Feng', { nameCn: '红隼峰资产管理有限公司' }))).toEqual([
      'Kestrel Peak Asset Management Ltd: name',
    ])
  })

  it('differ by one typing error', () => {
    for (const name of ['Velum Street Capital', 'Vellum Street Capitla', 'Vellum Streat Capital Inc'])
      expect(alike(entity(name))).toEqual(['Vellum Street Capital: name'])
  })

  it('are two if a short name differs by a letter', () => {
    expect(alike(entity('AXB'))).toEqual([])
  })
})
