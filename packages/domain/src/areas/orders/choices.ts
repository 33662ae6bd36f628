// Allowed values of the fields of an order (§3, §4). Codes travel and are stored; screens have the texts.

/** §4, as screens show them; never stored, always derived (`statusOf`). FPG is FPG/Pricing. */
export const orderStatuses = [
  'Draft',
  'Submitted',
  'Testing',
  'FPG',
  'Allocated',
  'Unallocated',
  'Withdrawn',
  'Aborted',
  'IssueFailed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * What an order is by its own record. An intention was sent in a test opened from a draft: it counts while that
 * test runs, and is a draft to be submitted afterwards.
 */
export const orderStages = ['draft', 'intention', 'live', 'withdrawn'] as const
export type OrderStage = (typeof orderStages)[number]

export const commitments = ['firm', 'soft'] as const
export type Commitment = (typeof commitments)[number]

/** Whether the investor swaps the benchmark with the banks, hedges by itself, or not at all. */
export const hedgeChoices = ['none', 'benchmark', 'own'] as const
export type HedgeChoice = (typeof hedgeChoices)[number]

/** What an investor is to the deal, where that must be flagged. */
export const relations = ['proprietary', 'group', 'issuer'] as const
export type Relation = (typeof relations)[number]

/** How a write came: a screen, an investor's system, a file or a paste, the desk on the investor's behalf. */
export const channels = ['screen', 'api', 'import', 'desk'] as const
export type Channel = (typeof channels)[number]

/** Who writes. */
export const sides = ['investor', 'desk'] as const
export type Side = (typeof sides)[number]

/** Against the last guidance or push (§4's filter; ALL is the screen's). */
export const orderChanges = ['NEW', 'MOD', 'SAME', 'CANCEL'] as const
export type OrderChange = (typeof orderChanges)[number]

/** What may be done to an order. `accept` makes a conditional one unconditional. */
export const orderActions = [
  'saveDraft',
  'submit',
  'edit',
  'withdraw',
  'answerTest',
  'answerFpg',
  'accept',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What an investor says at FPG; an edit and a new order are answers, too. */
export const fpgAnswers = ['reconfirm', 'reduce', 'increase', 'drop'] as const
export type FpgAnswerKind = (typeof fpgAnswers)[number]

export const limitKinds = ['minYield', 'minSpread', 'maxPrice'] as const
export type LimitKind = (typeof limitKinds)[number]
