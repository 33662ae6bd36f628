import { dealLogTexts, kindOfLine, type DealLogCode, type DealLogKind } from '@bookrunner/contract/deals'

const codes = Object.keys(dealLogTexts) as readonly DealLogCode[]

/** Lines of these kinds as the call takes them: comma separated codes. */
export const codesOf = (kinds: readonly DealLogKind[]): string | undefined =>
  kinds.length === 0 ? undefined : codes.filter((code) => kinds.includes(kindOfLine(code))).join(',')
