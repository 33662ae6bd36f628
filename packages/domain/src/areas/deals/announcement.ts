import type * as choices from './choices.ts'

/** A party that may be an entity of the platform, or a name only. */
export interface Party {
  entityId: string | null
  name: string
}

/** One provider of credit support; a provider may give several kinds. */
export interface SupportProvider extends Party {
  kinds: choices.SupportKind[]
}

/** A bank that is no institution of the platform: it is announced, and has no rights until it is linked to one. */
export interface NamedBank {
  name: string
  roles: choices.SyndicateRole[]
}

/** What the tranches of one announcement share and edit together: issuer, syndicate, ratings (and documents). */
export interface Shared {
  issuerId: string | null
  /** Of an issuer that is no institution of the platform; null once it is linked to one. */
  issuerName: string | null
  issuerLei: string | null
  guarantors: Party[]
  support: SupportProvider[]
  issuerNote: string | null
  /** Investors type it in before they may read the documents it gates; null where none does. */
  roadshowCode: string | null
  syndicate: SyndicateMember[]
  namedBanks: NamedBank[]
  ratings: Rating[]
  /** The bond itself has no rating of any agency; its issuer, guarantor or provider may have. */
  issueNotRated: boolean
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
  /** Which guarantor or provider; null for the issue, the issuer and the only party of its kind. */
  party: Party | null
  grade: string | null
  expected: boolean
  outlook: (typeof choices.outlooks)[number] | null
  notRated: boolean
}

export const emptyShared: Shared = {
  issuerId: null,
  issuerName: null,
  issuerLei: null,
  guarantors: [],
  support: [],
  issuerNote: null,
  roadshowCode: null,
  syndicate: [],
  namedBanks: [],
  ratings: [],
  issueNotRated: false,
  unrated: false,
}

/** Up to so many tranches are announced together. */
export const mostTranches = 10
