import { describe, expect, it } from 'vitest'
import { publishedAmong, termsForInvestors } from './fields.ts'
import { shared, terms } from './lifecycle/world.ts'
import type { Shared } from './announcement.ts'
import type { Approval, Terms } from './terms.ts'

const approval: Approval = {
  kind: 'ndrc',
  reference: 'No. 88',
  issuedOn: '2026-03-23',
  validUntil: null,
  quota: null,
  reportDue: null,
}
const hedge = { instrument: 'Treasuries', ratio: null, deadline: null, durationManager: null }
const before = { terms: { ...terms, approvals: [approval], hedge }, shared }
const among = (fields: string[], after: { terms?: Partial<Terms>; shared?: Partial<Shared> }) =>
  publishedAmong(fields, before, {
    terms: { ...before.terms, ...after.terms },
    shared: { ...shared, ...after.shared },
  })

describe('changed fields in which investors see a difference', () => {
  it('are published ones alone', () => {
    expect(among(['terms.mtn', 'terms.remark'], { terms: { mtn: true, remark: 'Internal' } })).toEqual([
      'terms.mtn',
    ])
  })

  it('are no figures of the desk inside a published field', () => {
    const quota = [{ ...approval, quota: 'USD 800mm', validUntil: '2027-03-23' }]
    expect(among(['terms.approvals'], { terms: { approvals: quota } })).toEqual([])
    const numbered = [{ ...approval, reference: 'No. 89' }]
    expect(among(['terms.approvals'], { terms: { approvals: numbered } })).toEqual(['terms.approvals'])
    expect(among(['terms.hedge'], { terms: { hedge: { ...hedge, durationManager: 'Desk' } } })).toEqual([])
  })

  it('are the roles of a bank, not the day of its appointment', () => {
    const [bank] = shared.syndicate
    const changed = (change: object) =>
      among(['shared.syndicate'], { shared: { syndicate: [{ ...bank!, ...change }] } })
    expect(changed({ appointedOn: '2026-11-01' })).toEqual([])
    expect(changed({ roles: ['JLM'] })).toEqual(['shared.syndicate'])
  })

  it('are the code and the addressees, because a gate or a deal may follow from them', () => {
    const fields = ['shared.roadshowCode', 'terms.addressed']
    expect(among(fields, { shared: { roadshowCode: 'lantern' } })).toEqual(fields)
  })
})

describe('terms as investors read them', () => {
  it('have no figures of the desk', () => {
    const read = termsForInvestors({ ...before.terms, approvals: [{ ...approval, quota: 'USD 800mm' }] })
    expect(read.approvals).toEqual([approval])
    expect(read).not.toHaveProperty('grossFee')
  })
})
