import {
  emptyEntity,
  registrationFaults,
  registrationFields,
  type EntityFields,
  type PhoneArea,
} from '@bookrunner/domain/entities'
import { worded, wrong, type FormFault } from '../../../kit/form/index.ts'
import type { api } from '../../../platform/api.ts'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import { trimmed } from '../../entities/index.ts'
import type { registerText } from './text.ts'

/** The form has an area code from the beginning. */
export interface RegistrationValues extends EntityFields {
  readonly phoneArea: PhoneArea
  readonly phone: string
}

export const emptyRegistration = (lang: Lang): RegistrationValues => ({
  ...emptyEntity,
  name: '',
  dealRoles: ['investor'],
  phoneArea: lang === 'CN' ? '86' : '852',
  phone: '',
})

type Sent = Omit<Parameters<typeof api.auth.register>[0], 'proof'>

/** As the call takes it; call it for values without faults only. */
export const sentOf = (values: RegistrationValues): Sent => {
  const tidy = trimmed(values)
  return Object.fromEntries(registrationFields.map((field) => [field, tidy[field]])) as unknown as Sent
}

const leiLength = 20

/** §5: what is missing or wrong, in the order of the form. */
export function faultsIn(
  values: RegistrationValues,
  lang: Lang,
  t: TranslateOf<typeof registerText>,
): readonly FormFault[] {
  const required: Readonly<Record<string, string>> = {
    name: t('entity.required'),
    region: t('region.required'),
    jurisdiction: t('jurisdiction.required'),
    dealRoles: t('parts.required'),
    contact: t('contact.required'),
    phone: t('phone.required'),
  }
  const found = registrationFaults({ ...trimmed(values), phoneArea: values.phoneArea }).map((refusal) =>
    refusal.reason === 'field.required'
      ? wrong(refusal.field, required[refusal.field] ?? refusal.field)
      : worded(refusal, lang),
  )
  return registrationFields
    .flatMap((field) => found.filter((fault) => fault.field === field))
    .map((fault) =>
      // A whole LEI is judged while it is typed or pasted.
      fault.field === 'lei' && (values.lei?.trim().length ?? 0) >= leiLength
        ? { ...fault, atOnce: true }
        : fault,
    )
}
