import { mostReasonLetters } from '@bookrunner/domain/quota'
import { tooLong, wrong, type FormFault } from '../../../kit/form/index.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { quotaText } from './words.ts'

/** A reason is required, and has a limit. */
export function useReasonFaults(reason: string): FormFault[] {
  const t = useText(quotaText)
  const lang = useStore(langStore)
  return reason.trim() === ''
    ? [wrong('reason', t('reason.required'))]
    : tooLong('reason', reason, mostReasonLetters, lang)
}
