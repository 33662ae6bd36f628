/** §3: Asia-Pacific, Europe, Middle East and Africa, Americas. */
export const regions = ['APAC', 'EUROPE', 'MEA', 'AMER'] as const
export type Region = (typeof regions)[number]

/** §1: what an entity may be in deals. The issuer flag of §3 is `issuer` among them. */
export const dealRoles = ['investor', 'issuer', 'underwriter'] as const
export type DealRole = (typeof dealRoles)[number]

/** §3: company registration certificate, business licence, something else. */
export const idTypes = ['incorporation', 'licence', 'other'] as const
export type IdType = (typeof idTypes)[number]

/** §3: typed by a user, or maintained by the platform. */
export const sources = ['user', 'platform'] as const
export type Source = (typeof sources)[number]

/** §4: a user's entity waits for its review. */
export const reviews = ['pending', 'reviewed'] as const
export type Review = (typeof reviews)[number]

/** A refused institution is pending still, but nobody waits for it: lists tell the two apart. */
export const reviewStates = ['pending', 'refused', 'reviewed'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewStateOf = ({ review, refusal }: { review: Review; refusal: string }): ReviewState =>
  review === 'pending' && refusal !== '' ? 'refused' : review
