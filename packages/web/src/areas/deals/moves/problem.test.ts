import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { isDoubt, problemOf } from './problem.ts'

const refused = (reason: string, fields: { field: string; reason: string; message: string }[] = []) =>
  new CallRefused({ code: 400, message: 'No.', reason, fields, traceId: 'trc' })
const fields = { 'deal.time-past': 'closesAt', 'final.size': 'size', 'final.price': 'price' }

describe('a refusal in a dialog', () => {
  it('is shown at its field', () => {
    expect(problemOf(refused('deal.time-past'), fields)).toEqual({
      beside: { closesAt: 'No.' },
      message: undefined,
      elsewhere: [],
    })
  })

  it('marks every named field with its own message', () => {
    const both = refused('deal.final-missing', [
      { field: 'final.size', reason: 'field.required', message: 'Needed.' },
      { field: 'final.price', reason: 'field.required', message: 'Needed too.' },
    ])
    expect(problemOf(both, fields)).toEqual({
      beside: { size: 'Needed.', price: 'Needed too.' },
      message: undefined,
      elsewhere: [],
    })
  })

  it('is shown for the whole dialog, with a link, if the dialog has no such field', () => {
    const missing = { field: 'terms.dayCount', reason: 'field.required', message: 'Needed.' }
    expect(problemOf(refused('deal.final-missing', [missing]), fields)).toEqual({
      beside: {},
      message: 'No.',
      elsewhere: [missing],
    })
  })

  it('is recognised as a doubtful level and names no field of the deal', () => {
    const doubt = {
      field: 'levelConfirmed',
      reason: 'deal.level-far',
      message: 'T+120 holds: T+1 is 119 bp away.',
    }
    const fault = refused('deal.level-doubtful', [doubt])
    expect(problemOf(fault, fields)).toEqual({ beside: {}, message: 'No.', elsewhere: [] })
    expect([fault, refused('deal.time-past'), new Error('lost')].map(isDoubt)).toEqual([true, false, false])
  })

  it('is shown for the whole dialog if it is about no field', () => {
    expect(problemOf(refused('deal.confirmed'), fields)).toMatchObject({ beside: {}, message: 'No.' })
  })
})
