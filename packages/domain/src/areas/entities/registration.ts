import { type FieldRefusal, type Machine } from '../../kernel/index.ts'
import { emptyEntity, entityFaults, type EntityFields, type EntityReason } from './check-entity.ts'

/** What an applicant fills in: the institution, and its first contact. The rest of §3 is the reviewer's. */
export const registrationFields = [
  'name',
  'nameCn',
  'nameHk',
  'shortName',
  'lei',
  'classId',
  'region',
  'jurisdiction',
  'dealRoles',
  'idType',
  'idNumber',
  'idAddress',
  'registeredAddress',
  'officeAddress',
  'website',
  'contact',
  'position',
  'phoneArea',
  'phone',
] as const satisfies readonly (keyof EntityFields)[]
export type RegistrationFields = Pick<EntityFields, (typeof registrationFields)[number]>

const required = ['name', 'region', 'jurisdiction', 'dealRoles', 'contact', 'phone'] as const

const isEmpty = (value: string | readonly string[] | null): boolean => value === null || value.length === 0

/** Every field that is missing or wrong: the rules of each institution, and what nobody can be reviewed without. */
export function registrationFaults(
  fields: RegistrationFields,
): FieldRefusal<EntityReason | 'field.required'>[] {
  const missing = required.filter((field) => isEmpty(fields[field]))
  const phoneless = missing.includes('phone')
  const area = fields.phoneArea === null ? [{ field: 'phoneArea', reason: 'phone.area' as const }] : []
  const wrong = entityFaults({ ...emptyEntity, ...fields }).filter(
    ({ field }) => field !== 'phoneArea' && !(field === 'phone' && phoneless),
  )
  return [...missing.map((field) => ({ field, reason: 'field.required' as const })), ...area, ...wrong]
}

/** §4: a registration waits for its review. A refused one can still be approved, as a pending institution can. */
export const registrationStates = ['waiting', 'refused', 'approved'] as const
export type RegistrationState = (typeof registrationStates)[number]
export type RegistrationMove = 'approve' | 'refuse'

export const registrationMachine: Machine<RegistrationState, RegistrationMove> = {
  states: registrationStates,
  starts: ['waiting'],
  finals: ['approved'],
  moves: [
    { from: 'waiting', move: 'approve', to: 'approved' },
    { from: 'waiting', move: 'refuse', to: 'refused' },
    { from: 'refused', move: 'approve', to: 'approved' },
    { from: 'refused', move: 'refuse', to: 'refused' },
  ],
}

export const registrationRules = {
  /** After its code, an address stays confirmed this long: people look up numbers while they fill in the form. */
  confirmedHours: 24,
  /** The link of an invitation works this long; afterwards "Forgot password?" does the same. */
  invitationDays: 7,
  /** A refused applicant's personal data are erased after this long. */
  erasedAfterDays: 30,
} as const

export const confirmedUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: registrationRules.confirmedHours })

export const invitationUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: registrationRules.invitationDays * 24 })
