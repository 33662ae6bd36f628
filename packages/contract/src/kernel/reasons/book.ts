import type { Code } from '../codes.ts'

/** Why something is refused that is done to a book. */
export const bookReasons = {
  'book.sizes-wrong': 400,
  'book.size-over-order': 400,
  'book.order-twice': 400,
  'book.allocated': 409,
  'book.message-empty': 409,
  'book.message-superseded': 409,
  'book.message-sent': 409,
  'book.message-untrue': 409,
  'book.message-of-test': 409,
  'book.nobody-to-chase': 409,
  'book.chased-just-now': 409,
  'merge.too-few': 400,
  'merge.wrong-choice': 409,
  'merge.wrong': 400,
  'merge.size-missing': 400,
  'merge.size-over': 400,
  'merge.reason-missing': 400,
  'merge.lead-unknown': 400,
  'merge.unknown': 404,
  'merge.allocated': 409,
  'finding.gone': 409,
  'finding.moved': 409,
  'finding.leave-some': 400,
} as const satisfies Record<string, Code>
