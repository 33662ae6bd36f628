import { expect, it } from 'vitest'
import { allocationGlossary } from './allocation.ts'
import { dealsGlossary } from './deals.ts'
import { generalGlossary } from './general.ts'
import { ordersGlossary } from './orders.ts'

/** A word is looked up before it is written a second time, so its place follows from its name. */
it.each([
  ['allocation', allocationGlossary],
  ['deals', dealsGlossary],
  ['general', generalGlossary],
  ['orders', ordersGlossary],
] as const)('lists the words of %s by name', (_name, words) => {
  const names = Object.keys(words).map((name) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})
