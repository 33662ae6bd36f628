import { Exact, refuseFields, showMm, type FaceAmount, type Rate, type Refusal } from '../../kernel/index.ts'
import { mostSize } from '../orders/index.ts'
import type { DecidedLine } from './decided-line.ts'

/** The cap in per cent, and the issue it is a share of. There is no cap until both are known. */
export interface CapBasis {
  sizeCap: Rate | null
  issue: FaceAmount | null
}

/** A line above the cap, in the words of a screen or a refusal. */
export interface CapExcess {
  size: string
  share: string
  cap: string
}

/** One decimal. Next to the cap it is two, rounded up, so that the share always reads as more than the cap. */
const shareAbove = (size: FaceAmount, issue: FaceAmount, cap: Rate): string => {
  const share = new Exact(size).times(100).div(issue)
  const short = share.toDecimalPlaces(1)
  return (short.gt(cap) ? short : share.toDecimalPlaces(2, Exact.ROUND_UP)).toFixed()
}

/** The figures of a line above the deal's size cap. */
export const capExcess = (size: FaceAmount, { sizeCap, issue }: CapBasis): CapExcess | undefined => {
  const most = mostSize({ minDenomination: null, increment: null, minOrder: null, sizeCap, issue })
  if (sizeCap === null || issue === null || most === null || size <= most) return undefined
  return { size: showMm(size), share: shareAbove(size, issue, sizeCap), cap: sizeCap }
}

/** The lines above the cap. Whoever launches the allocation acknowledges each of them. */
export const linesOverCap = (
  lines: Iterable<Pick<DecidedLine, 'orderId' | 'size'>>,
  basis: CapBasis,
): { orderId: string; excess: CapExcess }[] => {
  const found: { orderId: string; excess: CapExcess }[] = []
  for (const { orderId, size } of lines) {
    const excess = capExcess(size, basis)
    if (excess) found.push({ orderId, excess })
  }
  return found
}

/** Refuses lines above the cap that the caller did not acknowledge. */
export const capFault = (
  over: ReturnType<typeof linesOverCap>,
  acknowledged: readonly string[],
): Refusal<'alloc.cap-exceeded' | 'alloc.over-cap'> | undefined => {
  const unread = over.filter(({ orderId }) => !acknowledged.includes(orderId))
  if (unread.length === 0) return undefined
  const faults = unread.map(({ orderId, excess }) => ({
    field: `lines.${orderId}`,
    reason: 'alloc.over-cap' as const,
    params: { ...excess },
  }))
  return refuseFields('alloc.cap-exceeded', faults)
}
