import { mayUse } from '@bookrunner/domain/access'
import {
  abilitiesIn,
  maySeeDeal,
  dealRoleOf,
  viewerOf,
  type Abilities,
  type House,
} from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { Runner } from '../../../platform/db/index.ts'
import { peopleOfHouses } from '../../auth/index.ts'
import { loadInvestors, loadOwners } from './audience.repo.ts'

/** A recipient of notices: an investor, or a manager with the screens of the role. */
export interface Recipient {
  id: string
  side: 'investor' | 'mine' | 'viewer'
  entityId: string
  /** Only for an investor: the region, and whether the book has a subject time of its own there. */
  region: Region | null
  ownSubject: boolean
  /** Only for an investor: the house, as deals address it. */
  house: House | null
}

/** A manager with the rights of the role in the deal. */
export interface ManagerRecipient extends Recipient {
  abilities: Abilities
}

/** People of the syndicate, the issuer and the creator's house who may see each deal. */
const readManagersOf = async (
  transaction: Runner,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, ManagerRecipient[]>> => {
  const deals = await loadOwners(transaction, dealIds)
  const housesOf = ({ creatorEntityId, issuerId, syndicate }: (typeof deals)[number]) =>
    new Set([creatorEntityId, issuerId, ...syndicate.map(({ entityId }) => entityId)])
  const houses = new Set(deals.flatMap((owners) => [...housesOf(owners)]))
  const people = (
    await peopleOfHouses(
      transaction,
      [...houses].filter((id) => id !== null),
    )
  )
    .filter((person) => mayUse(person.rights, 'my_deal'))
    .map(
      (person) =>
        ({ person, side: mayUse(person.rights, 'mydeal_order_assign') ? 'mine' : 'viewer' }) as const,
    )
  const managersOf = (owners: (typeof deals)[number]): ManagerRecipient[] => {
    const own = housesOf(owners)
    return people
      .filter(({ person }) => own.has(person.entityId))
      .filter(({ person }) => maySeeDeal(viewerOf(person, person.department), owners, true))
      .map(({ person, side }) => ({
        id: person.userId,
        entityId: person.entityId,
        region: null,
        ownSubject: false,
        house: null,
        side,
        abilities: abilitiesIn(dealRoleOf(owners, person), owners),
      }))
  }
  return new Map(deals.map((owners) => [owners.dealId, managersOf(owners)]))
}

/** Those of one deal. */
export const readManagers = async (transaction: Runner, dealId: string): Promise<ManagerRecipient[]> =>
  (await readManagersOf(transaction, [dealId])).get(dealId) ?? []

/** All recipients of each deal: managers, and people of the addressed houses. As many statements as for one deal. */
export const readRecipients = async (
  transaction: Runner,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient[]>> => {
  const [managers, investors] = await Promise.all([
    readManagersOf(transaction, dealIds),
    loadInvestors(transaction, dealIds),
  ])
  const investorsOf = Map.groupBy(
    investors.map((each) => ({ ...each, entityId: each.house.entityId, side: 'investor' as const })),
    ({ dealId }) => dealId,
  )
  return new Map(
    dealIds.map((dealId) => [dealId, [...(managers.get(dealId) ?? []), ...(investorsOf.get(dealId) ?? [])]]),
  )
}

const sideOrder: Record<Recipient['side'], number> = { mine: 0, viewer: 1, investor: 2 }

/** Each person once, as a manager before an investor. */
export const onceEach = (all: readonly Recipient[]): Recipient[] => {
  const sorted = all.toSorted((one, other) => sideOrder[one.side] - sideOrder[other.side])
  return [...new Map(sorted.toReversed().map((each) => [each.id, each])).values()]
}

/** Who reads a deal for a bank or the issuer, and who as an investor alone. */
export const readAudience = async (
  runner: Runner,
  dealId: string,
): Promise<Record<'managers' | 'investors', string[]>> => {
  const all = onceEach((await readRecipients(runner, [dealId])).get(dealId)!)
  const idsOf = (investors: boolean) =>
    all.filter(({ side }) => (side === 'investor') === investors).map(({ id }) => id)
  return { managers: idsOf(false), investors: idsOf(true) }
}
