import { expect, it } from 'vitest'
import { rateOf } from '../../kernel/index.ts'
import { rateDoubt, showMove, type QuotaRate } from './rates.ts'

const rate = (text: string): QuotaRate => ({ currency: 'CNH', day: '2026-11-27', rate: rateOf(text) })
const doubt = (next: string, before: string, confirmed?: boolean) =>
  rateDoubt(rate(next), rate(before), confirmed)?.params

it('a rate says how far it is from the one before', () => {
  const moves = [
    ['0.1308', '0.1282'],
    ['0.1282', '0.1308'],
    ['0.1282', '0.1282'],
    ['0.12825', '0.1282'],
    ['0.12815', '0.1282'],
    ['0.1000000001', '0.1'],
    ['1.00049', '1'],
    ['1.0005', '1'],
    ['1.000049', '1'],
    ['1.000051', '1'],
    ['1.00996', '1'],
  ].map(([next = '', before = '']) => showMove(rateOf(next), rateOf(before)))
  expect(moves).toEqual([
    '+2.0',
    '-2.0',
    '0.0',
    '+0.039',
    '-0.039',
    '+0.0000001',
    '+0.049',
    '+0.05',
    '+0.0049',
    '+0.0051',
    '+1.0',
  ])
})

it('a rate more than a tenth away from the one before is asked about, up and down', () => {
  expect(['0.11', '0.09'].map((next) => doubt(next, '0.1'))).toEqual([undefined, undefined])
  expect(doubt('0.1100000001', '0.1')).toEqual({
    currency: 'CNH',
    was: '0.1',
    is: '0.1100000001',
    move: '+10.0',
  })
  expect(doubt('0.0899', '0.1')).toMatchObject({ move: '-10.1' })
  expect(doubt('13.92', '0.1392')).toMatchObject({ move: '+9900.0' })
})

it('a confirmed rate, and the first of a currency, pass', () => {
  expect(doubt('13.92', '0.1392', true)).toBeUndefined()
  expect(rateDoubt(rate('13.92'), undefined, undefined)).toBeUndefined()
})
