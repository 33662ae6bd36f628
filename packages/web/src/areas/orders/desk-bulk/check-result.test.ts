import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { nearestIn, resultOfRefusal } from './check-result.ts'
import { bulkRow } from './rows.ts'

const refused = (code: number, message: string) => new CallRefused({ code, message, traceId: 'ab12' })

describe('the result of entering a list', () => {
  it('is a refusal if the desk may not enter orders', () => {
    expect(resultOfRefusal(refused(400403, 'Not your deal.'), [])).toEqual({
      kind: 'list',
      message: 'Not your deal.',
    })
  })

  it('is unknown after a server fault', () => {
    for (const code of [500, 503])
      expect(() => resultOfRefusal(refused(code, 'Later.'), [])).toThrow('Later.')
  })
})

it('offers the nearest name for an unknown one, and for no other fault', () => {
  const rows = [
    bulkRow(0, 2, { investor: 'Cobaltine Mining Treasry' }),
    bulkRow(1, 3, { investor: 'Kestrl Peak Capital' }),
  ]
  const fault = (reason: string, column: 'investor' | 'through' | 'leads' = 'investor') => ({
    column,
    reason,
    message: '',
  })
  const faults = new Map([
    [0, [fault('order.name-unknown')]],
    [1, [fault('order.name-several')]],
  ])
  const investor = ['Cobaltine Mining Treasury', 'Kestrel Peak Capital']
  const names = { investor, through: [], leads: [] }
  expect(nearestIn(faults, rows, names)).toEqual(
    new Map([[0, [{ column: 'investor', name: investor[0], cell: investor[0] }]]]),
  )
})

it('offers the nearest bank, and leaves the other leads of the cell', () => {
  const banks = ['Lantern Harbour Securities', 'Marrowby Bank']
  const rows = [bulkRow(0, 2, { through: 'Marowby Bank', leads: 'marrowby bank; Lantern Harbor Securities' })]
  const fault = (column: 'through' | 'leads') => ({ column, reason: 'order.name-unknown', message: '' })
  const faults = new Map([[0, [fault('through'), fault('leads')]]])
  expect(nearestIn(faults, rows, { investor: [], through: banks, leads: banks }).get(0)).toEqual([
    { column: 'through', name: 'Marrowby Bank', cell: 'Marrowby Bank' },
    {
      column: 'leads',
      name: 'Lantern Harbour Securities',
      cell: 'marrowby bank; Lantern Harbour Securities',
    },
  ])
})
