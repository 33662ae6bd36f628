import type { Lang } from '../../platform/language.ts'
import type { FormFault } from './faults.ts'
import { worded } from './worded.ts'

/** The fault of a text above its limit, shown while it is typed: a pasted text is never cut. */
export const tooLong = (field: string, text: string, most: number, lang: Lang): FormFault[] =>
  text.trim().length > most
    ? [{ ...worded({ field, reason: 'field.too-long', params: { max: most } }, lang), atOnce: true }]
    : []
