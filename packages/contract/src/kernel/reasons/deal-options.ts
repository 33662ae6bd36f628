import type { Code } from '../codes.ts'

/** Options and capital terms that cannot be. */
export const dealOptionReasons = {
  'deal.option-outside': 400,
  'deal.options-order': 400,
  'deal.option-steps': 400,
  'deal.option-notice': 400,
  'deal.option-part': 400,
  'deal.capital-no-absorption': 400,
  'deal.capital-no-conversion': 400,
  'deal.capital-floor': 400,
} as const satisfies Record<string, Code>
