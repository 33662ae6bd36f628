// Small books for tests of the engine, in thousands.
import type { FaceAmount } from '../../kernel/index.ts'
import { boundOf } from './bounds.ts'
import { allocate } from './engine.ts'
import { linesOf } from './lines.ts'
import type { AllocationOrder, AllocationRequest, Rule } from './policy.ts'

export const k = (count: number) => (count * 1000) as FaceAmount
export const order = (
  id: string,
  size: FaceAmount,
  change: Partial<AllocationOrder> = {},
): AllocationOrder => ({
  id,
  size,
  minSize: null,
  reserve: null,
  holder: id,
  group: null,
  classId: null,
  tags: [],
  jlm: false,
  related: false,
  at: `2026-11-20T08:00:0${id.length}Z`,
  ...change,
})
export const proRata: readonly Rule[] = [{ kind: 'proRata' }]
export const ask = (
  orders: AllocationOrder[],
  total: FaceAmount,
  change: Partial<AllocationRequest> = {},
): AllocationRequest => ({
  orders,
  total,
  policy: proRata,
  overrides: [],
  grid: { minimum: k(200), increment: k(1) },
  ...change,
})
export const sizesOrClashes = (request: AllocationRequest) => {
  const { lines, clashes } = allocate(request)
  return clashes.length > 0 ? clashes : lines.map(({ size }) => size / 1000)
}

/** The limits of each order before a policy runs. */
export const limitsOf = (request: AllocationRequest) => {
  const lines = linesOf(request)
  return Array.from(lines.nr, (_, line) => ({
    order: lines.order(line),
    least: lines.least[line]!,
    most: lines.most[line]!,
    top: lines.top[line]!,
    bound: boundOf(lines, line),
  }))
}
