import type { InvestorOrder } from '@bookrunner/contract/orders'
import { expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { orderText } from './text.ts'
import { unallocatedText } from './unallocated.ts'

const textFor = (counting: number, fpgState: InvestorOrder['fpgState'], fit: 'in' | 'partly' | 'out') =>
  unallocatedText(
    { figures: { counting }, fpgState, final: { fit } } as unknown as InvestorOrder,
    textOf(orderText),
  )

it('gives the reason of an order that got nothing from its own limits and answer', () => {
  expect(textFor(10, 'answered', 'out')).toBe('This order was not allocated: out at the final level.')
  expect(textFor(10, 'none', 'out')).toBe('This order was not allocated: out at the final level.')
  expect(textFor(0, 'answered', 'out')).toBe('This order was not allocated: dropped at FPG.')
  expect(textFor(0, 'silent', 'out')).toBe('This order was not allocated: dropped, no reply at FPG.')
})

it('gives no reason where the banks decided', () => {
  expect(textFor(10, 'answered', 'in')).toBe('This order was not allocated.')
  expect(textFor(10, 'silent', 'partly')).toBe('This order was not allocated.')
})
