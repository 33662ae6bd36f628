import type * as choices from './choices.ts'

/** A party that may be an entity of the platform, or a name only. */
export interface Party {
  entityId: string | null
  name: string
}

/** What the tranches of one announcement share and edit together: issuer, syndicate, ratings (and documents). */
export interface Shared {
  issuerId: string | null
  guarantor: Party | null
  keepwellProvider: Party | null
  eipuProvider: Party | null
  sblcProvider: Party | null
  issuerNote: string | null
  /** Investors type it in before they may read the documents it gates; null where none does. */
  roadshowCode: string | null
  syndicate: SyndicateMember[]
  ratings: Rating[]
  /** The express statement that this deal has no rating. */
  unrated: boolean
}

/** One bank's row. */
export interface SyndicateMember {
  entityId: string
  roles: choices.SyndicateRole[]
  /** Day of the written appointment. */
  appointedOn: string | null
}

export interface Rating {
  agency: choices.Agency
  /** Of the free fourth agency. */
  agencyName: string | null
  subject: choices.RatingSubject
  grade: string | null
  expected: boolean
  outlook: (typeof choices.outlooks)[number] | null
  notRated: boolean
}

export const emptyShared: Shared = {
  issuerId: null,
  guarantor: null,
  keepwellProvider: null,
  eipuProvider: null,
  sblcProvider: null,
  issuerNote: null,
  roadshowCode: null,
  syndicate: [],
  ratings: [],
  unrated: false,
}

/** Up to so many tranches are announced together. */
export const mostTranches = 10
