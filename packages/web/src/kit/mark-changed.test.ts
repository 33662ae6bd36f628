import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markChanged, shadeMs } from './mark-changed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What of an element is used. */
const figure = () => ({ dataset: {} as DOMStringMap }) as HTMLElement

it('shows a strong shade, then a weak one, then none', () => {
  const element = figure()
  markChanged(element)
  expect(element.dataset['flash']).toBe('strong')
  vi.advanceTimersByTime(shadeMs)
  expect(element.dataset['flash']).toBe('weak')
  vi.advanceTimersByTime(shadeMs)
  expect(element.dataset).toEqual({})
})

it('begins again with a second change, and ends once', () => {
  const [element, other] = [figure(), figure()]
  markChanged(element)
  markChanged(other)
  vi.advanceTimersByTime(shadeMs + 1)
  markChanged(element)
  expect([element, other].map(({ dataset }) => dataset['flash'])).toEqual(['strong', 'weak'])
  vi.advanceTimersByTime(shadeMs - 1)
  expect([element.dataset['flash'], other.dataset['flash']]).toEqual(['strong', undefined])
  vi.advanceTimersByTime(1 + shadeMs)
  expect(element.dataset).toEqual({})
})
