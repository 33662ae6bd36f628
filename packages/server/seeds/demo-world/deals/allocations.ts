// What a desk has ready over a book that is priced: a plain version, one that it prefers, and a policy it always begins with.
import { calls } from '@bookrunner/contract'
import type { Face, Rate } from '@bookrunner/domain/kernel'
import type { Ask } from '../at-work.ts'
import { million } from './says.ts'

const rate = (text: string): Rate => text as Rate
const usual = [{ kind: 'minSize' as const }, { kind: 'proRata' as const }]

const run = async (ask: Ask, person: string, versionId: string, seen: number, keep: boolean) => {
  const policy = [{ kind: 'capAccount' as const, most: million(60) }, ...usual]
  return ask(person, calls.allocation.allocSubmit, { versionId, seen, keep, policy })
}

/** Two versions and a template; nothing is launched, so that whoever comes may do all of it. */
export const allocate = async (ask: Ask, person: string, dealId: string): Promise<void> => {
  await ask(person, calls.allocation.savePolicy, { name: 'Pro rata, minimums kept', rules: usual })
  const plain = await ask(person, calls.allocation.saveVersion, { dealId, name: 'Pro rata' })
  const { versionId } = plain.version
  await ask(person, calls.allocation.allocSubmit, { versionId, seen: plain.seq, keep: false, policy: usual })
  const targets = [
    { by: 'lead' as const, key: 'ent_lantern', size: million(300), rate: rate('60') },
    { by: 'region' as const, key: 'EUROPE', size: million(265), rate: rate('53') },
  ]
  const own = await ask(person, calls.allocation.saveVersion, {
    dealId,
    copyOf: versionId,
    name: 'Core accounts first',
    targets,
  })
  const preferred = own.version.versionId
  const { rows } = await ask(person, calls.allocation.allocOrderList, { dealId, versionId })
  const largest = rows.toSorted((one, other) => other.inSize - one.inSize).slice(0, 3)
  const lines = largest.map(({ orderId, inSize }) => ({
    orderId,
    size: wholeOf(inSize),
    note: 'Core account',
  }))
  const edited = await ask(person, calls.allocation.alloc, { versionId: preferred, seen: own.seq, lines })
  const done = await run(ask, person, preferred, edited.seq, true)
  await ask(person, calls.allocation.saveVersion, { dealId, versionId: done.versionId, current: true })
}

/** Nine tenths, in whole millions. */
const wholeOf = (size: Face): Face => million(Math.floor((size * 9) / 10 / 1_000_000))
