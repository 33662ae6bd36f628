import type { Shared } from './announcement.ts'
import type { Terms } from './terms.ts'

/** The desk's own: no investor sees them, in no reply and no live message. */
export const managersTerms = [
  ...(['bookType', 'addressed', 'issuerSeesNames', 'issuerSignsOff', 'waiverReason', 'silence'] as const),
  ...(['testPrice', 'ipg', 'feeDisclosure', 'remark', 'stabilisationManagerId'] as const),
] as const satisfies (keyof Terms)[]
export const managersShared = ['roadshowCode'] as const satisfies (keyof Shared)[]

const managersFields: readonly string[] = [
  ...managersTerms.map((name) => `terms.${name}`),
  ...managersShared.map((name) => `shared.${name}`),
]

/**
 * Whether investors see a field once the deal is announced. What they see of the syndicate is its banks and their
 * roles; a code that was changed closes the documents again, which they see as well.
 */
export const isPublished = (field: string): boolean =>
  field === 'shared.roadshowCode' || field === 'terms.addressed' || !managersFields.includes(field)
