import { describe, expect, it } from 'vitest'
import { fieldsOf, readLoan, type LoanFields } from './loan-fields.ts'

const typed = (own: Partial<LoanFields> = {}): LoanFields => ({
  ...fieldsOf(undefined, '2026-11-20'),
  entityId: 'ent_kestrelpeak',
  isin: 'xs23 3356 2713',
  bondName: 'Probe 2031',
  face: '10',
  loanAmount: '7mm',
  haircut: '30%',
  price: '100',
  ...own,
})

describe('a loan deal as it is typed', () => {
  it('is read as people write figures, with half of the haircut as its maintenance margin', () => {
    const { sent, proposed, doubts } = readLoan(typed())
    expect(proposed).toBe('82.353')
    expect(doubts).toEqual([])
    expect(sent).toMatchObject({
      isin: 'XS2333562713',
      face: 10_000_000,
      loanAmount: 7_000_000,
      haircut: '30',
      maintenance: '15',
      marginCallPrice: null,
      userId: null,
      endDay: null,
    })
  })

  it('has its faults at its fields, and its doubts once there are none', () => {
    const { faults, sent } = readLoan(
      typed({ isin: 'XS2333562714', face: 'much', entityId: '', haircut: '' }),
    )
    expect(sent).toBeUndefined()
    expect(faults.map(({ field }) => field)).toEqual(['entityId', 'isin', 'face', 'haircut'])
    expect(readLoan(typed({ haircut: '100' })).faults).toMatchObject([{ field: 'haircut' }])
    expect(readLoan(typed({ price: '80' })).doubts.map(({ reason }) => reason)).toEqual([
      'call-above-price',
      'loan-above-advance',
    ])
  })
})
