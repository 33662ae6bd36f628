import { CallRefused } from '@bookrunner/contract'
import { faultMessage } from '../platform/failed.ts'
import type { Lang } from '../platform/language.ts'
import { sentences } from './format.ts'

interface Refused {
  readonly message: string
  readonly fields: readonly { readonly message: string }[]
}

/** What a refusal says of its fields, which is more precise, else of the whole call. */
export const problemText = ({ message, fields }: Refused, lang: Lang): string =>
  fields.length > 0 ? sentences([...new Set(fields.map((field) => field.message))], lang) : message

/** The same of a call that failed for any reason. */
export const refusalText = (fault: unknown, lang: Lang): string =>
  problemText(
    { message: faultMessage(fault), fields: fault instanceof CallRefused ? fault.fields : [] },
    lang,
  )
