import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { isDoubt, problemOf } from './refused.ts'

const refused = (reason: string, fields: { field: string; reason: string; message: string }[] = []) =>
  new CallRefused({ code: 400, message: 'No.', reason, fields, traceId: 'trc' })
const fields = { 'deal.time-past': 'closesAt', 'final.size': 'size', 'final.price': 'price' }

describe('a refusal in a dialog', () => {
  it('is said beside the field it is about', () => {
    expect(problemOf(refused('deal.time-past'), fields)).toEqual({
      beside: { closesAt: 'No.' },
      words: undefined,
      elsewhere: [],
    })
  })

  it('marks every field that was named, in its own words', () => {
    const both = refused('deal.final-missing', [
      { field: 'final.size', reason: 'field.required', message: 'Needed.' },
      { field: 'final.price', reason: 'field.required', message: 'Needed too.' },
    ])
    expect(problemOf(both, fields)).toEqual({
      beside: { size: 'Needed.', price: 'Needed too.' },
      words: undefined,
      elsewhere: [],
    })
  })

  it('is said of the whole where the dialog has no such field, with the way to it', () => {
    const missing = { field: 'terms.dayCount', reason: 'field.required', message: 'Needed.' }
    expect(problemOf(refused('deal.final-missing', [missing]), fields)).toEqual({
      beside: {},
      words: 'No.',
      elsewhere: [missing],
    })
  })

  it('of a level that looks like a slip names no field of the deal, and is known as one', () => {
    const doubt = {
      field: 'levelConfirmed',
      reason: 'deal.level-far',
      message: 'T+120 holds: T+1 is 119 bp away.',
    }
    const fault = refused('deal.level-doubtful', [doubt])
    expect(problemOf(fault, fields)).toEqual({ beside: {}, words: 'No.', elsewhere: [] })
    expect([fault, refused('deal.time-past'), new Error('lost')].map(isDoubt)).toEqual([true, false, false])
  })

  it('is said of the whole where no field is meant at all', () => {
    expect(problemOf(refused('deal.confirmed'), fields)).toMatchObject({ beside: {}, words: 'No.' })
  })
})
