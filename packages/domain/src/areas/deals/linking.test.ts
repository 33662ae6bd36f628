import { describe, expect, it } from 'vitest'
import { emptyShared, type Shared } from './announcement.ts'
import { linkedShared } from './linking.ts'

const shared: Shared = {
  ...emptyShared,
  issuerName: 'Kookaburra Rail (BVI) Limited',
  syndicate: [{ entityId: 'ent_lantern', roles: ['OC'], appointedOn: null }],
  namedBanks: [
    { name: 'Heron Securities', roles: ['JLM'] },
    { name: 'Egret Bank', roles: ['CM'] },
  ],
}
const link = (kind: 'issuer' | 'bank', name: string) => ({ kind, name, entityId: 'ent_new' })

describe('a name that becomes an institution', () => {
  it('keeps its roles as a bank, after the others', () =>
    expect(linkedShared(shared, link('bank', 'heron securities '), null)).toEqual({
      syndicate: [...shared.syndicate, { entityId: 'ent_new', roles: ['JLM'], appointedOn: null }],
      namedBanks: [{ name: 'Egret Bank', roles: ['CM'] }],
    }))

  it('brings its LEI as an issuer, where none was typed', () => {
    const issuer = link('issuer', 'Kookaburra Rail (BVI) Limited')
    expect(linkedShared(shared, issuer, 'LEI1')).toEqual({
      issuerId: 'ent_new',
      issuerName: null,
      issuerLei: 'LEI1',
    })
    expect(linkedShared({ ...shared, issuerLei: 'TYPED' }, issuer, 'LEI1')).toMatchObject({
      issuerLei: 'TYPED',
    })
    expect(linkedShared(shared, issuer, null)).toMatchObject({ issuerLei: null })
  })

  it('is nothing of a deal that does not name it', () => {
    expect(linkedShared(shared, link('bank', 'Somebody else'), null)).toBeUndefined()
    expect(linkedShared(shared, link('issuer', 'Heron Securities'), null)).toBeUndefined()
  })
})
