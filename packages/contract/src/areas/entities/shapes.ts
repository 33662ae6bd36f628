import { z } from 'zod'
import {
  dealRoles,
  idTypes,
  likenesses,
  phoneAreas,
  regions,
  reviews,
  sources,
} from '@bookrunner/domain/entities'
import { account, id, instant, line, text } from '../../kernel/fields.ts'
import { entityNames, names } from '../../kernel/names.ts'

const optionalLine = (max: number) => z.union([z.literal(''), line(max)])

/** What people fill in about an institution (§3). */
export const entityInput = {
  name: line(200),
  nameCn: optionalLine(200),
  nameHk: optionalLine(200),
  shortName: optionalLine(60),
  lei: z
    .string()
    .trim()
    .toUpperCase()
    .max(30)
    .nullable()
    .meta({ examples: ['5493000IBP32UQZ0KL24'] }),
  groupId: id.nullable(),
  classId: id.nullable(),
  region: z.enum(regions).nullable(),
  /** ISO 3166. */
  jurisdiction: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .meta({ examples: ['HK'] }),
  dealRoles: z.array(z.enum(dealRoles)).max(3),
  idType: z.enum(idTypes).nullable(),
  idNumber: optionalLine(40),
  idAddress: optionalLine(300),
  registeredAddress: optionalLine(300),
  officeAddress: optionalLine(300),
  website: optionalLine(200),
  email: z.union([z.literal(''), account]),
  contact: optionalLine(100),
  position: optionalLine(100),
  phoneArea: z.enum(phoneAreas).nullable(),
  phone: z.string().trim().max(30).nullable(),
  remark: z.union([z.literal(''), text(2000)]),
  tags: z.array(line(40)).max(20),
  /** An upload of the purpose "logo". */
  logoId: id.nullable(),
} as const

export const named = z.object({ id: z.string(), ...names })

/** An institution as the caller may read it. Null in `identity`: administrators alone read it. */
export const entityView = z.object({
  entityId: z.string(),
  ...entityNames.shape,
  lei: z.string().nullable(),
  group: named.nullable(),
  type: named.nullable(),
  region: z.enum(regions).nullable(),
  jurisdiction: z.string().nullable(),
  dealRoles: z.array(z.enum(dealRoles)),
  registeredAddress: z.string(),
  officeAddress: z.string(),
  website: z.string(),
  email: z.string(),
  contact: z.string(),
  position: z.string(),
  phoneArea: z.enum(phoneAreas).nullable(),
  phone: z.string().nullable(),
  tags: z.array(z.string()),
  logoId: z.string().nullable(),
  identity: z
    .object({
      idType: z.enum(idTypes).nullable(),
      idNumber: z.string(),
      idAddress: z.string(),
      remark: z.string(),
    })
    .nullable(),
  source: z.enum(sources),
  review: z.enum(reviews),
  /** Why its review was refused; empty otherwise. */
  refusal: z.string(),
  users: z.int(),
  /** The institution it was merged into, and when. */
  mergedInto: named.nullable(),
  mergedAt: instant.nullable(),
  /** Sent with a change, so that nobody overwrites the change of another. */
  version: z.int(),
  createTime: instant,
})

/** An institution that may be the same. */
export const alikeEntity = z.object({
  entityId: z.string(),
  ...entityNames.shape,
  lei: z.string().nullable(),
  review: z.enum(reviews),
  likeness: z.enum(likenesses),
})

/** What an institution is used by. Deals count once for each way in which they name it. */
export const entityUses = z.object({
  users: z.int(),
  orders: z.int(),
  /** As issuer. */
  issues: z.int(),
  /** As bank of the syndicate, or as the house that created them. */
  runs: z.int(),
  /** As one of the chosen addressees. */
  addressed: z.int(),
  /** In another role: guarantor, stabilisation manager. */
  supports: z.int(),
  /** Allocation policies of a bank. */
  policies: z.int(),
  apiKeys: z.int(),
  loans: z.int(),
  /** Institutions that were merged into it. */
  absorbed: z.int(),
})

/** An institution that was merged into another. */
export const absorbedEntity = z.object({ ...named.shape, at: instant })
