import type { FieldRefusal } from '../../../../kernel/index.ts'
import { faultAt } from '../fault.ts'
import { capitalRules, type OddCapital } from './capital-rules.ts'
import { creditRules, type OddCredit } from './credit-rules.ts'
import { formatRules, type OddFormat } from './format-rules.ts'
import { levelRules, type OddLevel } from './level-rules.ts'
import { optionRules, type OddOption } from './option-rules.ts'
import type { OddContent, OddRule } from './rule.ts'

export type { OddContent } from './rule.ts'
export type OddReason = OddCapital | OddCredit | OddFormat | OddLevel | OddOption

const rules: readonly OddRule<OddReason>[] = [
  ...formatRules,
  ...capitalRules,
  ...levelRules,
  ...optionRules,
  ...creditRules,
]

/** Combinations that are possible and rarely meant. */
export const oddCombinations = (content: OddContent): FieldRefusal<OddReason>[] =>
  rules.flatMap(({ reason, field, isOdd }) => {
    const found = isOdd(content)
    if (found === false) return []
    return [found === true ? faultAt(field, reason) : faultAt(field, reason, found)]
  })

/** Fields that an odd combination rests on besides its own. */
export const placesBehind = (reason: string): readonly string[] =>
  rules.find((rule) => rule.reason === reason)?.with ?? []
