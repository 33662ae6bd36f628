import { capExcess, type CapExcess } from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { sized } from '../../../kit/amounts.ts'
import { apartOf, bucketsOf, faultIn } from '../rows/running.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

export type MarkKind = 'fault' | 'over'

export interface Mark {
  readonly kind: MarkKind
  readonly text: string
  readonly title: string
}

/** Cached by both arguments: a grid calls this for every cell it draws. */
const known = new WeakMap<OrderLine, { readonly tools: Tools; readonly marks: readonly Mark[] }>()

/** What all orders of the investor get, with the unsaved size of this line. */
function excessOf(
  { row, size }: OrderLine,
  { alloc, sizeCap, investorTotals }: Tools,
): CapExcess | undefined {
  if (size === null || size === 0) return undefined
  const saved = row.size ?? 0
  const total = investorTotals.get(row.holder)
  const together = {
    size: ((total?.size ?? 0) - saved + size) as FaceAmount,
    orders: (total?.orders ?? 0) + (saved === 0 ? 1 : 0),
  }
  return capExcess(together, { sizeCap, issue: alloc.summary.issue })
}

/** The marks of a line: its faults first, then the size cap and its buckets above target. */
export function marksOf(line: OrderLine, tools: Tools): readonly Mark[] {
  const cached = known.get(line)
  if (cached?.tools === tools) return cached.marks
  const { row, size } = line
  const { t, alloc, targets, grid, bucket } = tools
  const fault = faultIn(row, size, grid)
  const message = fault && t(`fault.${fault}`)
  const marks: Mark[] = message ? [{ kind: 'fault', text: message, title: message }] : []
  const excess = excessOf(line, tools)
  if (excess)
    marks.push({
      kind: 'over',
      text: t('mark.cap', { ...excess }),
      title: t(excess.orders > 1 ? 'mark.cap.together' : 'mark.cap.full', { ...excess }),
    })
  if ((size ?? 0) > 0)
    for (const { target, by } of apartOf(bucketsOf(row, size, alloc.holders), targets)) {
      if (by < 0n) continue
      const params = { bucket: bucket(target.by, target.key), by: sized(by) }
      marks.push({ kind: 'over', text: t('mark.over', params), title: t('mark.over.full', params) })
    }
  known.set(line, { tools, marks })
  return marks
}

export const worstOf = (line: OrderLine, tools: Tools): MarkKind | undefined => marksOf(line, tools)[0]?.kind
