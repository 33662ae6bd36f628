import { z } from 'zod'
import { dealStatuses, namedPartyKinds, syndicateRoles } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { changesShared, edits, savedDeal } from './manage-calls.ts'

const kind = z.enum(namedPartyKinds)

/** A bank or an issuer that is a name only, with the deals that name it. */
const namedParty = z.object({
  kind,
  name: z.string(),
  deals: z.array(
    z.object({
      dealId: z.string(),
      name: z.string(),
      status: z.enum(dealStatuses),
      /** Of a bank, in this deal. */
      roles: z.array(z.enum(syndicateRoles)),
    }),
  ),
})
export type NamedParty = z.output<typeof namedParty>

const getNamedParties = call({
  name: 'deals.getNamedParties',
  method: 'GET',
  path: '/manage/deal/getNamedParties',
  access: ['admin'],
  /** Deals are nothing of a system administrator’s. */
  tiers: ['tier1'],
  slow: true,
  input: z.strictObject({
    ...pageQuery(['name', 'deals']),
    /** Part of the name of the party, or of a deal. */
    keyword: line(100).optional(),
    kind: kind.optional(),
  }),
  reply: pageOf(namedParty),
  refusals: [],
  summary: 'Lists the banks and issuers that are a name only, with the unfinished deals that name them',
})

const linkParty = call({
  name: 'deals.linkParty',
  method: 'POST',
  path: '/manage/deal/linkParty',
  access: edits,
  input: z.strictObject({ dealId: id, kind, name: line(200), entityId: id }),
  reply: savedDeal,
  refusals: [...changesShared, 'deal.party-gone', 'deal.over'],
  summary: 'Links a bank or the issuer of a deal, until then a name only, to an institution',
})

export const partyCalls = { getNamedParties, linkParty } as const
