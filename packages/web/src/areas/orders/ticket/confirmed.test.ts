import { describe, expect, it } from 'vitest'
import { isPast } from './confirmed.ts'

const orders = [{ order: { id: 'ord_a', shown: 3 } }, { order: { id: 'ord_b', shown: 9 } }]
const past = (orderId: string, shown: number | null) => isPast({ orderId, shown }, orders)

describe('a confirmation', () => {
  it('is past once its order was changed again', () => {
    expect(past('ord_a', 2)).toBe(true)
  })

  it('stands for the version it confirmed, and before that version is loaded', () => {
    expect(past('ord_a', 3)).toBe(false)
    expect(past('ord_a', 4)).toBe(false)
    expect(past('ord_new', 1)).toBe(false)
  })

  it('of a withdrawal stands', () => {
    expect(past('ord_a', null)).toBe(false)
  })
})
