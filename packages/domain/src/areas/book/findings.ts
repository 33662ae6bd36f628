import { exact, type FaceAmount, type Rate } from '../../kernel/index.ts'
import type { QuotaFlag } from '../quota/index.ts'

/**
 * The same house, the same legal entity or the same group through different banks; an order larger than usual, or above
 * its house's limit.
 */
export const findingKinds = ['sameHouse', 'sameLei', 'sameGroup', 'inflated', 'aboveLimit'] as const
export type FindingKind = (typeof findingKinds)[number]

/** What was decided on it: all of it counts, or these orders are left out of what is announced. */
export const resolutions = ['counts', 'leftOut'] as const
export type ResolutionKind = (typeof resolutions)[number]

/** What of a counting order findings are made of. */
export interface Suspect {
  orderId: string
  investorId: string
  lei: string | null
  groupId: string | null
  throughId: string | null
  counting: FaceAmount
  /** Its house's average on earlier deals; null where there is none. */
  usual: FaceAmount | null
  /** A limit of its house that is exceeded with it. */
  above: QuotaFlag | null
  /** The merge it is under: what counts as one is no duplicate of itself. */
  mergeId: string | null
}

export interface Finding {
  /** Stays the same while it is about the same house, group or order. */
  key: string
  kind: FindingKind
  orderIds: string[]
  /** Of an order larger than usual: what is usual. */
  usual: FaceAmount | null
  /** Of an order above its limit: the limit and all that is used of it. */
  limit: QuotaFlag | null
}

export interface Resolution {
  key: string
  kind: ResolutionKind
  /** The orders it was decided on: with another one it is open again. */
  orderIds: string[]
  /** Of `leftOut`. */
  leftOut: string[]
  reason: string
  at: string
  by: string
}

const lines = (orders: readonly Suspect[]): Set<string | null> =>
  new Set(orders.map(({ throughId }) => throughId))
const countsAsOne = (orders: readonly Suspect[]): boolean =>
  orders[0]!.mergeId !== null && orders.every(({ mergeId }) => mergeId === orders[0]!.mergeId)

const together = (
  kind: Exclude<FindingKind, 'inflated' | 'aboveLimit'>,
  suspects: readonly Suspect[],
  nameOf: (suspect: Suspect) => string | null,
): Finding[] => {
  const groups = Map.groupBy(
    suspects.filter((each) => nameOf(each) !== null),
    (each) => nameOf(each)!,
  )
  return [...groups]
    .filter(([, orders]) => lines(orders).size > 1 && !countsAsOne(orders))
    .map(([name, orders]) => ({
      key: `${kind}:${name}`,
      kind,
      usual: null,
      limit: null,
      orderIds: orders.map(({ orderId }) => orderId).toSorted(),
    }))
}

const severalHouses = (orders: readonly Suspect[]): boolean =>
  new Set(orders.map(({ investorId }) => investorId)).size > 1

/** Usual sizes of houses are few figures, over and over. */
const thresholds = new Map<string, number>()
const mostThresholds = 5000

const mostOf = (usual: FaceAmount, times: Rate): number => {
  const key = `${times} ${usual}`
  const found = thresholds.get(key)
  if (found !== undefined) return found
  if (thresholds.size >= mostThresholds) thresholds.clear()
  // Sizes are whole numbers: larger than the product is larger than its whole part.
  const most = exact(times).times(usual).floor().toNumber()
  thresholds.set(key, most)
  return most
}

/** Larger than so many times what its house usually asks for. */
export const isInflated = (counting: FaceAmount, usual: FaceAmount | null, times: Rate): boolean =>
  usual !== null && usual > 0 && counting > mostOf(usual, times)

/** Every finding appears once, for its closest tie: a house is not reported again as its own group. */
export const findingsOf = (suspects: readonly Suspect[], times: Rate): Finding[] => {
  const byOrder = new Map(suspects.map((each) => [each.orderId, each]))
  const across = ({ orderIds }: Finding) => severalHouses(orderIds.map((id) => byOrder.get(id)!))
  const inflated = suspects.flatMap(({ orderId, counting, usual }): Finding[] =>
    isInflated(counting, usual, times)
      ? [{ key: `inflated:${orderId}`, kind: 'inflated', orderIds: [orderId], usual, limit: null }]
      : [],
  )
  const above = suspects.flatMap(({ orderId, above: limit }): Finding[] =>
    limit
      ? [{ key: `aboveLimit:${orderId}`, kind: 'aboveLimit', orderIds: [orderId], usual: null, limit }]
      : [],
  )
  const sameLei = together('sameLei', suspects, ({ lei }) => lei).filter(across)
  const found = new Set(sameLei.map(({ orderIds }) => orderIds.join(' ')))
  return [
    ...together('sameHouse', suspects, ({ investorId }) => investorId),
    ...sameLei,
    ...together('sameGroup', suspects, ({ groupId }) => groupId).filter(
      (finding) => across(finding) && !found.has(finding.orderIds.join(' ')),
    ),
    ...inflated,
    ...above,
  ]
}

/** The decision that still holds: on these very orders, or on more of which some are gone. */
export const resolutionOf = (
  { key, orderIds }: Finding,
  decided: ReadonlyMap<string, Resolution>,
): Resolution | null => {
  const found = decided.get(key)
  return found && orderIds.every((id) => found.orderIds.includes(id)) ? found : null
}

/** What an announcement leaves out: what is suspected and not decided on beyond one order of each, and what was left out. */
export const leftOutOf = (
  findings: readonly Finding[],
  decided: ReadonlyMap<string, Resolution>,
  sizeOf: (orderId: string) => FaceAmount,
): { orderId: string; kind: FindingKind; decided: boolean }[] => {
  const out = new Map<string, { orderId: string; kind: FindingKind; decided: boolean }>()
  for (const finding of findings) {
    const resolution = resolutionOf(finding, decided)
    const { kind, orderIds } = finding
    if (resolution) {
      for (const orderId of resolution.kind === 'leftOut' ? resolution.leftOut : [])
        out.set(orderId, { orderId, kind, decided: true })
      continue
    }
    // Of suspected duplicates the largest stays; the size of one order is a question, and counts until it is answered.
    if (kind === 'inflated' || kind === 'aboveLimit') continue
    const [, ...rest] = orderIds.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    for (const orderId of rest) if (!out.has(orderId)) out.set(orderId, { orderId, kind, decided: false })
  }
  return [...out.values()]
}
