import { closeOf, nextDue, type Addressed } from '@bookrunner/domain/deals'
import { tranchesOf, type Announced, type LoadedDeal, type Tranche } from './deal-state.ts'

const announcementRow = ({ announcement }: Announced, updated_at: string) => ({
  shared: announcement.shared,
  version: announcement.version,
  creator_id: announcement.creatorId,
  creator_entity_id: announcement.creatorEntityId,
  created_at: announcement.createdAt,
  updated_at,
})

const memberRows = ({ announcement }: Announced) =>
  announcement.shared.syndicate.map(({ entityId, roles }, position) => ({
    entity_id: entityId,
    position,
    roles,
  }))

const trancheRow = (tranche: Tranche, issuer_id: string | null) => ({
  id: tranche.id,
  position: tranche.position,
  name: tranche.name,
  version: tranche.version,
  terms: tranche.terms,
  lifecycle: tranche.lifecycle,
  status: tranche.lifecycle.status,
  issuer_id,
  currency: tranche.terms.currency,
  pricing_date: tranche.terms.pricingDate,
  closes_at: closeOf(tranche.lifecycle),
  due_at: nextDue(tranche.lifecycle),
  updated_at: tranche.updatedAt,
})

/** Everybody: no rows. */
const addressedRow = (deal_id: string, addressed: Addressed) => {
  switch (addressed.kind) {
    case 'all':
      return { deal_id, chosen: [], classes: [], groups: [] }
    case 'chosen':
      return { deal_id, chosen: addressed.entityIds, classes: [], groups: [] }
    case 'types':
      return { deal_id, chosen: [], classes: addressed.classIds, groups: [] }
    case 'groups':
      return { deal_id, chosen: [], classes: [], groups: addressed.groupIds }
  }
}

/** The rows to write, by table. */
export const rowsOf = (state: Announced, now: string) => {
  const { announcement, dirty } = state
  const tranches = tranchesOf(state).filter(({ id }) => dirty.tranches.has(id))
  const guidance = dirty.guidance.map(({ dealId, by, ...version }) => ({
    ...version,
    deal_id: dealId,
    by_id: by,
  }))
  return {
    announcement: dirty.announcement ? [announcementRow(state, now)] : [],
    members: dirty.announcement ? memberRows(state) : [],
    tranches: tranches.map((tranche) => trancheRow(tranche, announcement.shared.issuerId)),
    guidance,
    addressed: tranchesOf(state)
      .filter(({ id }) => dirty.addressed.has(id))
      .map(({ id, terms }) => addressedRow(id, terms.addressed)),
    documents: [...dirty.documents].map((id) => documentRow(state, id)),
    texts: dirty.texts,
    entries: [...dirty.codeEntries].map(([user_id, entry]) => ({ user_id, ...entry })),
  }
}

const documentRow = ({ documents }: LoadedDeal, id: string) => {
  const document = documents.get(id)!
  return {
    id,
    file_id: document.fileId,
    description: document.description,
    valid_from: document.validFrom,
    valid_until: document.validUntil,
    audience: document.audience,
    gated: document.gated,
    downloads: document.downloads,
    uploaded_by: document.uploadedBy,
    uploaded_at: document.uploadedAt,
    removed_at: document.removedAt,
    waits_since: document.waitsSince,
  }
}
