import { z } from 'zod'
import {
  agencies,
  outlooks,
  ratingSubjects,
  supportKinds,
  syndicateRoles,
  type Shared,
} from '@bookrunner/domain/deals'
import { day, id, line, text } from '../../kernel/fields.ts'

/** An institution of the platform, or a name only. */
const party = z.strictObject({ entityId: id.nullable(), name: line(200) })

export const syndicateMember = z.strictObject({
  entityId: id,
  roles: z.array(z.enum(syndicateRoles)).max(syndicateRoles.length),
  appointedOn: day.nullable(),
})

/** A bank that is a name only. */
export const namedBank = z.strictObject({
  name: line(200),
  roles: z.array(z.enum(syndicateRoles)).max(syndicateRoles.length),
})

export const rating = z.strictObject({
  agency: z.enum(agencies),
  agencyName: line(60).nullable(),
  subject: z.enum(ratingSubjects),
  /** Which guarantor or provider; null where there is only one. */
  party: party.nullable(),
  grade: line(20).nullable(),
  expected: z.boolean(),
  outlook: z.enum(outlooks).nullable(),
  notRated: z.boolean(),
})

/** What the tranches of one announcement share (§3). */
export const sharedShape = {
  issuerId: id.nullable(),
  issuerName: line(200).nullable(),
  issuerLei: line(20).nullable(),
  guarantors: z.array(party).max(20),
  support: z.array(party.extend({ kinds: z.array(z.enum(supportKinds)).max(supportKinds.length) })).max(10),
  issuerNote: text(4000).nullable(),
  roadshowCode: line(40).nullable(),
  syndicate: z.array(syndicateMember).max(60),
  namedBanks: z.array(namedBank).max(60),
  ratings: z.array(rating).max(32),
  issueNotRated: z.boolean(),
  unrated: z.boolean(),
} as const

export const shared = z.strictObject(sharedShape) satisfies z.ZodType<Shared>
