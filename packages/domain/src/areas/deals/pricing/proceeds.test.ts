import { expect, it } from 'vitest'
import type { FaceAmount, Rate } from '../../../kernel/index.ts'
import { netPriceOf, proceedsOf } from './proceeds.ts'

const at = (size: number, price: string) => proceedsOf(size as FaceAmount, price as Rate)

it('is the size at the price, to the cent', () => {
  expect(at(500_000_000, '99.852')).toBe('499260000')
  expect(at(1000, '99.9999')).toBe('1000')
  expect(at(300_000_001, '99.557')).toBe('298671001')
  expect(at(7, '99.999')).toBe('7')
})

it('brings the net price after the fee', () => {
  expect(netPriceOf('99.34' as Rate, '0.45' as Rate)).toBe('98.89')
  expect(proceedsOf(500_000_000 as FaceAmount, netPriceOf('99.34' as Rate, '0.45' as Rate))).toBe('494450000')
})
