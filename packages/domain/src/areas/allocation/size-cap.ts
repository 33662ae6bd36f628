import { Exact, refuseFields, showMm, type FaceAmount, type Rate, type Refusal } from '../../kernel/index.ts'
import { capSize } from '../orders/index.ts'

/** The cap in per cent, and the issue it is a share of. There is no cap until both are known. */
export interface CapBasis {
  sizeCap: Rate | null
  issue: FaceAmount | null
}

/** What the orders of one investor get together. */
export interface InvestorTotal {
  size: FaceAmount
  /** Orders with an allocation. */
  orders: number
}

/** The lines of an investor above the cap, in the words of a screen or a refusal. */
export interface CapExcess {
  size: string
  orders: number
  share: string
  cap: string
}

interface CappedLine {
  orderId: string
  holder: string
  size: FaceAmount
}

/** One decimal. Next to the cap it is two, rounded up, so that the share always reads as more than the cap. */
const shareAbove = (size: FaceAmount, issue: FaceAmount, cap: Rate): string => {
  const share = new Exact(size).times(100).div(issue)
  const short = share.toDecimalPlaces(1)
  return (short.gt(cap) ? short : share.toDecimalPlaces(2, Exact.ROUND_UP)).toFixed()
}

/** Several orders of one investor count together, so that nobody exceeds the cap by splitting an order. */
export const totalsByInvestor = (
  lines: Iterable<{ holder: string; size: FaceAmount | null }>,
): Map<string, InvestorTotal> => {
  const totals = new Map<string, InvestorTotal>()
  for (const { holder, size } of lines) {
    if (size === null || size === 0) continue
    const before = totals.get(holder)
    totals.set(holder, {
      size: ((before?.size ?? 0) + size) as FaceAmount,
      orders: (before?.orders ?? 0) + 1,
    })
  }
  return totals
}

/** The figures of an investor above the deal's size cap. */
export const capExcess = (
  { size, orders }: InvestorTotal,
  { sizeCap, issue }: CapBasis,
): CapExcess | undefined => {
  const most = capSize({ minDenomination: null, increment: null, minOrder: null, sizeCap, issue })
  if (sizeCap === null || issue === null || most === null || size <= most) return undefined
  return { size: showMm(size), orders, share: shareAbove(size, issue, sizeCap), cap: sizeCap }
}

/** The lines of investors above the cap. Whoever launches the allocation acknowledges each of them. */
export const linesOverCap = (
  lines: readonly CappedLine[],
  basis: CapBasis,
): { orderId: string; excess: CapExcess }[] => {
  const totals = totalsByInvestor(lines)
  return lines.flatMap(({ orderId, holder, size }) => {
    const excess = size === 0 ? undefined : capExcess(totals.get(holder)!, basis)
    return excess ? [{ orderId, excess }] : []
  })
}

/** Refuses lines above the cap that the caller did not acknowledge. */
export const capFault = (
  over: ReturnType<typeof linesOverCap>,
  acknowledged: readonly string[],
): Refusal<'alloc.cap-exceeded' | 'alloc.over-cap' | 'alloc.together-over-cap'> | undefined => {
  const unread = over.filter(({ orderId }) => !acknowledged.includes(orderId))
  if (unread.length === 0) return undefined
  const faults = unread.map(({ orderId, excess }) => ({
    field: `lines.${orderId}`,
    reason: excess.orders > 1 ? ('alloc.together-over-cap' as const) : ('alloc.over-cap' as const),
    params: { ...excess },
  }))
  return refuseFields('alloc.cap-exceeded', faults)
}
