import { z } from 'zod'
import { agencies, outlooks, ratingSubjects, syndicateRoles, type Shared } from '@bookrunner/domain/deals'
import { day, id, line, text } from '../../kernel/fields.ts'

const party = z.strictObject({ entityId: id.nullable(), name: line(200) }).nullable()

export const syndicateMember = z.strictObject({
  entityId: id,
  roles: z.array(z.enum(syndicateRoles)).max(syndicateRoles.length),
  appointedOn: day.nullable(),
})

export const rating = z.strictObject({
  agency: z.enum(agencies),
  agencyName: line(60).nullable(),
  subject: z.enum(ratingSubjects),
  grade: line(20).nullable(),
  expected: z.boolean(),
  outlook: z.enum(outlooks).nullable(),
  notRated: z.boolean(),
})

/** What the tranches of one announcement share (§3). */
export const sharedShape = {
  issuerId: id.nullable(),
  guarantor: party,
  keepwellProvider: party,
  eipuProvider: party,
  sblcProvider: party,
  issuerNote: text(4000).nullable(),
  roadshowCode: line(40).nullable(),
  syndicate: z.array(syndicateMember).max(60),
  ratings: z.array(rating).max(24),
  unrated: z.boolean(),
} as const

export const shared = z.strictObject(sharedShape) satisfies z.ZodType<Shared>
