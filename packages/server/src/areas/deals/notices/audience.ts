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
import type { Runner, Transaction } from '../../../platform/db/index.ts'
import { peopleOfHouses } from '../../auth/index.ts'
import { loadInvestors, loadOwners } from './audience.repo.ts'

/** Somebody to be told: as an investor, or as one of the deal's managers and with which screens. */
export interface Recipient {
  id: string
  side: 'investor' | 'mine' | 'viewer'
  /** An investor's, and whether the book is subject there at a time of its own. */
  region: Region | null
  ownSubject: boolean
  /** An investor's house, by what deals are addressed to. */
  house: House | null
}

/** One of a deal's managers, and what the role in it gives. */
export interface ToldManager extends Recipient {
  abilities: Abilities
}

/** People of its syndicate, its issuer and the house that made it, as far as each of them sees the deal. */
export const managersTold = async (transaction: Runner, dealId: string): Promise<ToldManager[]> => {
  const owners = await loadOwners(transaction, dealId)
  const houses = [
    owners.creatorEntityId,
    owners.issuerId,
    ...owners.syndicate.map(({ entityId }) => entityId),
  ]
  const people = await peopleOfHouses(
    transaction,
    houses.filter((id) => id !== null),
  )
  return people
    .filter((person) => mayUse(person.rights, 'my_deal'))
    .filter((person) => maySeeDeal(viewerOf(person, person.department), owners, true))
    .map((person) => ({
      id: person.userId,
      region: null,
      ownSubject: false,
      house: null,
      side: mayUse(person.rights, 'mydeal_new_deal') ? 'mine' : 'viewer',
      abilities: abilitiesIn(dealRoleOf(owners, person), owners),
    }))
}

/** Everyone concerned: its managers, and the people of the houses it is addressed to. */
export const toldOf = async (transaction: Transaction, dealId: string): Promise<Recipient[]> => {
  const managers = await managersTold(transaction, dealId)
  const investors = await loadInvestors(transaction, dealId)
  return [...managers, ...investors.map((each) => ({ ...each, side: 'investor' as const }))]
}
