// Allocation work of a desk on a priced book: a plain version, a preferred version and a policy template.
import { bookCalls } from '@bookrunner/contract/book'
import { ordersCalls } from '@bookrunner/contract/orders'
import { type AllocRow, allocationCalls } from '@bookrunner/contract/allocation'
import { defaultPolicy } from '@bookrunner/domain/allocation'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { Ask } from '../at-work.ts'
import { million } from './deal-figures.ts'

const rate = (text: string): Rate => text as Rate
/** In whole millions. */
const partOf = (size: FaceAmount, part: number, of: number): FaceAmount =>
  million(Math.floor((size * part) / of / 1_000_000))
const usual = [...defaultPolicy]

const run = async (ask: Ask, person: string, versionId: string, expectedSeq: number, keep: boolean) => {
  const policy = [{ kind: 'capAccount' as const, most: million(60) }, ...usual]
  return ask(person, allocationCalls.allocSubmit, { versionId, expectedSeq, keep, policy })
}

/** Proposes three quarters of their size to the largest orders, in whole millions. */
const propose = async (ask: Ask, person: string, dealId: string, largest: readonly AllocRow[]) => {
  const sizes = []
  for (const { orderId, inSize } of largest) {
    const { order } = await ask(person, ordersCalls.getOrderDetailForBook, { orderId })
    sizes.push({ orderId, expectedVersion: order.version, size: partOf(inSize, 3, 4) })
  }
  await ask(person, bookCalls.allocSize, { dealId, sizes })
}

/** Targets within reach: a little less to hedge funds, more to official institutions and Europe. */
const targets = [
  { by: 'type' as const, key: 'cls_official', size: million(150), rate: rate('30') },
  { by: 'type' as const, key: 'cls_hedgefund', size: million(45), rate: rate('9') },
  { by: 'region' as const, key: 'EUROPE', size: million(120), rate: rate('24') },
]

/** Makes two versions and a template. Nothing is launched, so that a visitor of the demo can do every step. */
export const allocate = async (ask: Ask, person: string, dealId: string): Promise<void> => {
  await ask(person, allocationCalls.savePolicy, {
    name: 'Whole millions, small orders in full',
    rules: usual,
  })
  const plain = await ask(person, allocationCalls.saveVersion, { dealId, name: 'Pro rata' })
  const { versionId } = plain.version
  await ask(person, allocationCalls.allocSubmit, {
    versionId,
    expectedSeq: plain.seq,
    keep: false,
    policy: usual,
  })
  const { rows } = await ask(person, allocationCalls.allocOrderList, { dealId, versionId })
  const largest = rows.toSorted((one, other) => other.inSize - one.inSize)
  await propose(ask, person, dealId, largest.slice(0, 8))
  const own = await ask(person, allocationCalls.saveVersion, {
    dealId,
    copyOf: versionId,
    name: 'Core accounts first',
    targets,
  })
  const preferred = own.version.versionId
  const lines = largest.slice(0, 3).map(({ orderId, inSize }) => ({
    orderId,
    size: partOf(inSize, 9, 10),
    note: 'Core account',
  }))
  const edited = await ask(person, allocationCalls.alloc, {
    versionId: preferred,
    expectedSeq: own.seq,
    lines,
  })
  const done = await run(ask, person, preferred, edited.seq, true)
  await ask(person, allocationCalls.saveVersion, { dealId, versionId: done.versionId, current: true })
}
