import type { Rights } from '../../access/index.ts'
import type { Shared, SyndicateMember } from '../announcement.ts'
import { isActiveBank } from './syndicate.ts'

/** Columns of the matrix: OC includes JGC, JLM includes JBR; BND is billing and delivery. */
export const dealColumns = ['CREATOR', 'OC', 'JLM', 'BND', 'VIEW', 'ISSUER'] as const
export type DealColumn = (typeof dealColumns)[number]

/** The people and houses with roles in a deal. */
export interface DealRoleHolders {
  creatorId: string
  creatorEntityId: string
  issuerId: string | null
  syndicate: readonly Pick<SyndicateMember, 'entityId' | 'roles'>[]
}

export interface DealRole {
  /** A super administrator: every deal, all of it. */
  everything: boolean
  /** Reads the platform's dealboard, with deals in which the own house has no role. */
  board: boolean
  columns: readonly DealColumn[]
  rights: Rights
}

/** Overall coordinator or joint global coordinator: it runs the book. */
export const isLead = ({ roles }: Pick<SyndicateMember, 'roles'>): boolean =>
  roles.includes('OC') || roles.includes('JGC')

export const hasLead = ({ syndicate }: Pick<Shared, 'syndicate'>): boolean => syndicate.some(isLead)

const columnsOfRow = (row: Pick<SyndicateMember, 'roles'> | undefined): DealColumn[] => {
  if (!row) return []
  // View-only takes a book manager's other rights away; passive roles have no others.
  if (row.roles.length > 0 && !isActiveBank(row)) return ['VIEW']
  const found: DealColumn[] = []
  if (isLead(row)) found.push('OC')
  if (row.roles.includes('JLM') || row.roles.includes('JBR')) found.push('JLM')
  if (row.roles.includes('BND')) found.push('BND')
  return found
}

const columnsOfHouse = (
  { creatorEntityId, issuerId, syndicate }: DealRoleHolders,
  entityId: string,
): DealColumn[] => {
  const row = syndicate.find((each) => each.entityId === entityId)
  // Somebody has to run it: without OC and JGC, the house that made it does.
  const acting = entityId === creatorEntityId && !syndicate.some(isLead)
  const issues: DealColumn[] = entityId === issuerId ? ['ISSUER'] : []
  if (acting) return ['OC', ...columnsOfRow(row).filter((column) => column !== 'VIEW'), ...issues]
  return [...columnsOfRow(row), ...issues]
}

/**
 * The columns somebody has in a deal. A house's roles are those of its people, its administrator among them; the
 * creator is a person. A system administrator has none: duties are separated.
 */
export const dealRoleOf = (
  roles: DealRoleHolders,
  { userId, entityId, rights }: { userId: string; entityId: string; rights: Rights },
): DealRole => {
  const { tier } = rights
  const shut = tier === 'tier4'
  const house = shut ? [] : columnsOfHouse(roles, entityId)
  // A creator who left the house is no longer the creator.
  const creates = !shut && userId === roles.creatorId && entityId === roles.creatorEntityId
  return {
    everything: tier === 'tier1',
    board: !shut && rights.roles.includes('admin') && rights.permissions.includes('dealboard'),
    columns: creates ? ['CREATOR', ...house] : house,
    rights,
  }
}

/** Does this house run the book, by its row or because nobody else does? */
export const runsBook = (roles: DealRoleHolders, entityId: string): boolean =>
  columnsOfHouse(roles, entityId).includes('OC')

/** The issuer is a bank of the syndicate: allowed, and flagged. */
export const isSelfLed = ({ issuerId, syndicate }: Pick<Shared, 'issuerId' | 'syndicate'>): boolean =>
  issuerId !== null && syndicate.some(({ entityId }) => entityId === issuerId)
