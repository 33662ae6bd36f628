import { sql } from 'kysely'
import type { PhoneArea, RegistrationState } from '@bookrunner/domain/entities'
import type { Language, LocalizedNames } from '@bookrunner/domain/kernel'
import { query, type Db, type Transaction } from '../../platform/db/index.ts'

/** The first contact of an institution that registered itself. */
export interface Applicant {
  account: string
  contact: string
  position: string
  phoneArea: PhoneArea
  phone: string
}

export interface Registration {
  entityId: string
  state: RegistrationState
  /** Of the applicant's mails. */
  language: Language
  appliedAt: Temporal.Instant
  /** Null once it is a user, or was erased. */
  applicant: Applicant | null
}

interface RegistrationRow extends Applicant, Omit<Registration, 'applicant'> {}

const columns = sql`
  entity_id as "entityId", state, language, applied_at as "appliedAt", account, contact, position,
  phone_area as "phoneArea", phone`

const byId = (entityId: string) =>
  sql<RegistrationRow>`select ${columns} from registration where entity_id = ${entityId}`

const registrationOf = (row: RegistrationRow | undefined): Registration | undefined => {
  if (!row) return undefined
  const { entityId, state, language, appliedAt, ...applicant } = row
  return { entityId, state, language, appliedAt, applicant: applicant.account === '' ? null : applicant }
}

export const readRegistration = async (db: Db, entityId: string): Promise<Registration | undefined> =>
  registrationOf((await byId(entityId).execute(db)).rows[0])

export const loadRegistration = async (
  { run }: Transaction,
  entityId: string,
): Promise<Registration | undefined> =>
  registrationOf((await run(sql<RegistrationRow>`${byId(entityId)} for update`))[0])

export const hasWaiting = async ({ run }: Transaction, account: string): Promise<boolean> => {
  const rows = await run(sql`select from registration where account = ${account} and state = 'waiting'`)
  return rows.length > 0
}

export const insertRegistration = (
  { run }: Transaction,
  { entityId, language, appliedAt }: Registration,
  { account, contact, position, phoneArea, phone }: Applicant,
): Promise<unknown> =>
  run(
    query.insertInto('registration').values({
      entity_id: entityId,
      state: 'waiting',
      language,
      account,
      contact,
      position,
      phone_area: phoneArea,
      phone,
      applied_at: appliedAt,
    }),
  )

const erased = { account: '', contact: '', position: '', phone_area: '', phone: '' } as const

/** An approved applicant is a user now, so the registration forgets the person. */
export const decideRegistration = (
  { run }: Transaction,
  entityId: string,
  state: RegistrationState,
  now: Temporal.Instant,
): Promise<unknown> =>
  run(
    query
      .updateTable('registration')
      .set({ state, decided_at: now, ...(state === 'approved' && erased) })
      .where('entity_id', '=', entityId),
  )

export const eraseApplicant = (db: Db, entityId: string): Promise<unknown> =>
  db
    .updateTable('registration')
    .set(erased)
    .where('entity_id', '=', entityId)
    .where('state', '=', 'refused')
    .execute()

/** Refused applicants of long ago, whose personal data nobody needs any more. */
export const eraseApplicantsBefore = (db: Db, before: Temporal.Instant): Promise<unknown> =>
  db
    .updateTable('registration')
    .set(erased)
    .where('state', '=', 'refused')
    .where('decided_at', '<', before)
    .execute()

interface Refused extends LocalizedNames {
  account: string
  language: string
  reason: string
}

/** Who reads the reason of a refusal, while the institution is refused. */
export const readRefused = async (db: Db, entityId: string): Promise<Refused | undefined> => {
  const { rows } = await sql<Refused>`
    select r.account, r.language, e.refusal as reason,
      e.name, e.name_cn as "nameCn", e.name_hk as "nameHk"
    from registration r join entity e on e.id = r.entity_id
    where r.entity_id = ${entityId} and r.state = 'refused' and r.account <> '' and e.refusal <> ''`.execute(
    db,
  )
  return rows[0]
}
