/** Why an institution, a type or a group cannot be named where it is; their records decide. */
export type EntityReason =
  | 'record.unknown'
  | 'deal.not-issuer'
  | 'deal.not-underwriter'
  | 'deal.not-investor'
  | 'deal.not-reviewed'
