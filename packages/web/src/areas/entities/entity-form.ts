import {
  emptyEntity,
  entityFaults,
  entityFields,
  tidyEntity,
  type EntityFields,
} from '@bookrunner/domain/entities'
import { isAccount, isSame } from '@bookrunner/domain/kernel'
import { worded, wrong, type FormFault } from '../../kit/form/index.ts'
import type { Lang } from '../../platform/language.ts'
import type { EntityRow } from './use-entities.ts'

const blank: EntityFields = { ...emptyEntity, name: '' }

/** The values of the form; a new institution starts with what is known of it. */
export const valuesOf = (row: EntityRow | undefined, start: Partial<EntityFields> = {}): EntityFields => {
  if (!row) return { ...blank, ...start }
  const { group, type, identity } = row
  return {
    ...emptyEntity,
    ...Object.fromEntries(Object.entries(row).filter(([field]) => entityFields.includes(field as 'name'))),
    ...identity,
    name: row.name,
    groupId: group?.id ?? null,
    classId: type?.id ?? null,
  }
}

/** As it is sent: without spaces around, codes in capitals, a phone as digits. */
export const trimmed = (values: EntityFields): EntityFields => {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : (value as unknown),
  ])
  const tidy = { ...values, ...Object.fromEntries(entries) } as EntityFields
  const { lei, phone, jurisdiction } = tidy
  return tidyEntity({
    ...tidy,
    lei: lei ? lei.toUpperCase() : null,
    jurisdiction: jurisdiction ? jurisdiction.toUpperCase() : null,
    phone: phone || null,
    // A number without its area is a fault; an area without a number is no phone.
    phoneArea: phone ? tidy.phoneArea : null,
  })
}

/** The fields that differ from the stored record, as the call takes them. */
export const sentOf = (values: EntityFields, base: EntityFields = blank): Partial<EntityFields> => {
  const [after, before] = [trimmed(values), trimmed(base)]
  const changed = entityFields.filter((field) => !isSame(after[field], before[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}

type FormMessage = 'name.required' | 'email.format' | 'jurisdiction.hint'

/** The rules of the domain, while the user types. */
export const faultsOf = (
  values: EntityFields,
  lang: Lang,
  t: (message: FormMessage) => string,
): readonly FormFault[] => [
  ...(values.name.trim() ? [] : [wrong('name', t('name.required'))]),
  ...(values.email.trim() && !isAccount(values.email.trim()) ? [wrong('email', t('email.format'))] : []),
  ...(/^([a-z]{2})?$/i.test(values.jurisdiction?.trim() ?? '')
    ? []
    : [wrong('jurisdiction', t('jurisdiction.hint'))]),
  ...entityFaults(trimmed(values)).map((refusal) => worded(refusal, lang)),
]
