import { reasonTexts, refusalMessage } from '@bookrunner/contract/text'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import type { Lang } from '../../platform/language.ts'
import { faultOf, type FormFault } from './faults.ts'

type Reason = Parameters<typeof refusalMessage>[1]
const isReason = (reason: string): reason is Reason => Object.hasOwn(reasonTexts.US, reason)

/** A refusal of the domain's rules in the reader's language; `otherwise` returns the text of reasons that only the screen knows. */
export const worded = (
  { field, reason, params }: FieldRefusal,
  lang: Lang,
  otherwise: (reason: string) => string = String,
): FormFault => {
  const message = isReason(reason) ? refusalMessage(lang, reason, params) : otherwise(reason)
  return faultOf({ field, reason, message })
}
