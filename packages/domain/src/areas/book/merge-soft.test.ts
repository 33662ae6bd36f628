import { expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import type { BookLine } from './line.ts'
import { mergedLine, type MergeRule } from './merge.ts'

const line = (size: number, soft: boolean): BookLine => ({
  id: `ord_${size}`,
  holder: 'ent_1',
  group: null,
  classId: null,
  region: null,
  soft,
  jlm: false,
  counting: size as FaceAmount,
  accepted: size as FaceAmount,
  steps: [{ from: 0, size: size as FaceAmount }],
})
const merged = (rule: MergeRule, ...lines: BookLine[]) => {
  const { soft, softBeside, counting, steps } = mergedLine({ id: 'mrg_1', rule, size: null }, lines)
  return { soft, softBeside, counting, takes: steps.at(-1)?.size }
}

it.each(['sum', 'largest'] as const)('by %s, what turned soft underneath is in no firm figure', (rule) => {
  const firm = { soft: false, softBeside: 40, counting: 10, takes: 10 }
  expect(merged(rule, line(10, false), line(40, true))).toEqual(firm)
})

it('what is soft altogether stays one soft order', () => {
  const soft = { soft: true, softBeside: undefined, counting: 50, takes: 50 }
  expect(merged('sum', line(10, true), line(40, true))).toEqual(soft)
})
