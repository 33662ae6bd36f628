import type { BondFacts } from '@bookrunner/contract/orders'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import type { OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { readNamed } from '../../deals/index.ts'

interface Days {
  settlementDate: string | null
  maturityDate: string | null
}

/** The names of a party that is a name only. */
const namesByName = (name: string | null) =>
  name === null ? null : entityNamesOf({ name, nameCn: '', nameHk: '', shortName: name })

/** What papers name of a deal. Only published terms are in it. */
export const bondFactsOf = async (
  db: Db,
  { terms, shared }: OrderDeal,
  { settlementDate, maturityDate }: Days,
): Promise<BondFacts> => {
  const delivering = shared.syndicate.find(({ roles }) => roles.includes('BND'))?.entityId ?? null
  const byName = shared.namedBanks.find(({ roles }) => roles.includes('BND'))?.name ?? null
  const named = await readNamed(
    db,
    [shared.issuerId, delivering].filter((id) => id !== null),
  )
  const namesOf = (id: string | null) => {
    const found = named.find(({ entityId }) => entityId === id)
    return found ? entityNamesOf(found) : null
  }
  return {
    issuer: namesOf(shared.issuerId) ?? namesByName(shared.issuerName),
    isin: terms.isin,
    isin144A: terms.isin144A,
    tradeDate: terms.pricingDate,
    settlementDate,
    maturityDate,
    benchmark: terms.pricingBenchmark?.name ?? null,
    clearing: terms.depositories,
    bank: namesOf(delivering) ?? namesByName(byName),
  }
}
