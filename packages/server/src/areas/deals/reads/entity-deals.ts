import { dealsCalls, type EntityDeal } from '@bookrunner/contract/deals'
import { dealStatuses, viewerOf } from '@bookrunner/domain/deals'
import { read } from '../../../platform/http/handler.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { pageOfRows } from '../../../platform/page-of.ts'
import { readsAddressees } from '../ledger/abilities.ts'
import { headerForManager } from '../views/for-manager.ts'
import { ownersOfRow } from '../views/header.ts'
import type { HeaderRow } from '../views/header.repo.ts'
import { readDepartment } from './detail.repo.ts'
import { readIssuedOrRun, readPublishedTo } from './entity-deals.repo.ts'

/** Everybody knows of a deal for all investors. To others the addressees could name who is behind an alias (decision 074). */
const knowsAddressee = (row: HeaderRow, actor: Actor): boolean =>
  row.terms.addressed.kind === 'all' || readsAddressees(ownersOfRow(row), [row], row, actor)

const columns = {
  name: ({ deal }: EntityDeal) => deal.name.toLowerCase(),
  status: ({ deal }: EntityDeal) => dealStatuses.indexOf(deal.status),
  updatedAt: ({ deal }: EntityDeal) => Temporal.Instant.from(deal.updatedAt).epochMilliseconds,
}

const fits = ({ deal }: EntityDeal, keyword: string): boolean => {
  const { name = '', nameCn = '', nameHk = '', shortName = '' } = deal.issuer ?? {}
  return [deal.name, name, nameCn, nameHk, shortName].join(' ').toLowerCase().includes(keyword.toLowerCase())
}

const has = ({ issuer, bank, addressed }: EntityDeal, part: 'issuer' | 'bank' | 'addressed'): boolean =>
  ({ issuer, bank: bank.length > 0, addressed })[part]

/** The deals of an institution, as far as the reader sees them; the newest change first. */
export const getEntityDeals = read(dealsCalls.getEntityDeals, async ({ input, actor, db }) => {
  const { entityId, keyword, part } = input
  const viewer = viewerOf(actor, await readDepartment(db, actor.userId))
  const [own, published] = await Promise.all([
    readIssuedOrRun(db, viewer, entityId),
    readPublishedTo(db, viewer, entityId),
  ])
  const known = published.filter((row) => knowsAddressee(row, actor))
  const addressed = new Set(known.map(({ id }) => id))
  const rows = [...new Map([...own, ...known].map((row) => [row.id, row])).values()]
  const deals = rows
    .map((row) => ({
      deal: headerForManager(row, viewer),
      issuer: row.shared.issuerId === entityId,
      bank: row.shared.syndicate.find((member) => member.entityId === entityId)?.roles ?? [],
      addressed: addressed.has(row.id),
    }))
    .toSorted((a, b) => columns.updatedAt(b) - columns.updatedAt(a))
    .filter((row) => (keyword === undefined || fits(row, keyword)) && (part === undefined || has(row, part)))
  return pageOfRows(deals, input, columns)
})
