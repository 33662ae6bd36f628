import { expect, it } from 'vitest'
import { flagsOf, type FlaggedOrder } from './flags.ts'

const none: FlaggedOrder = {
  jlmInterest: false,
  xOrder: false,
  relations: [],
  omnibus: false,
  conditional: false,
}

it.each<[Partial<FlaggedOrder>, ReturnType<typeof flagsOf>]>([
  [{}, []],
  [{ jlmInterest: true }, ['jlm']],
  [{ xOrder: true }, ['x']],
  [{ relations: ['proprietary', 'issuer'] }, ['proprietary', 'issuer']],
  [{ relations: ['group'] }, ['group']],
  [{ omnibus: true }, ['omnibus']],
  [{ conditional: true }, ['conditional']],
  [
    { conditional: true, omnibus: true, relations: ['issuer'], xOrder: true, jlmInterest: true },
    ['jlm', 'x', 'issuer', 'omnibus', 'conditional'],
  ],
])('an order with %j has the flags %j', (facts, flags) => {
  expect(flagsOf({ ...none, ...facts })).toEqual(flags)
})
