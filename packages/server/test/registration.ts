// An institution that registers itself, with the code from the demo outbox.
import type { Language, SentOf } from '@bookrunner/contract/kernel'
import type { authCalls } from '@bookrunner/contract/auth'
import { randomText } from '../src/platform/ids.ts'
import type { TestApp } from './app.ts'
import { codeIn, nextMail } from './sign-in.ts'

type Sent = Omit<SentOf<typeof authCalls.register>, 'proof'>

export const applicant: Sent = {
  name: 'Harbour Lane Asset Management Limited',
  region: 'APAC',
  jurisdiction: 'HK',
  dealRoles: ['investor'],
  contact: 'Ada Lau',
  position: 'Portfolio manager',
  phoneArea: '852',
  phone: '2345 6789',
}

export const freshAddress = (): string => `applicant.${randomText(8)}@harbourlane.example`

/** Confirms an address; the result is sent with the registration. */
export const confirmAddress = async (app: TestApp, account: string): Promise<string> => {
  const mail = await nextMail(app, account)
  const { ticket } = await app.client().auth.registerCode({ account })
  const { proof } = await app.client().auth.registerConfirm({ ticket, code: codeIn(await mail()) })
  return proof
}

/** Registers and returns the id of the institution. */
export const registerInstitution = async (
  app: TestApp,
  account: string,
  more: Partial<Sent> = {},
  lang: Language = 'US',
): Promise<string> => {
  await app.database.db.deleteFrom('attempt').execute()
  const proof = await confirmAddress(app, account)
  await app.client(lang).auth.register({ ...applicant, ...more, proof })
  const row = await app.database.db
    .selectFrom('registration')
    .select('entity_id')
    .where('account', '=', account)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return row.entity_id
}

/** Asks for a code: the answer, and the mail. */
export const registrationCode = async (app: TestApp, account: string, lang: Language = 'US') => {
  const mail = await nextMail(app, account.toLowerCase())
  const sent = await app.client(lang).auth.registerCode({ account })
  return { sent, text: await mail() }
}

export const otherThan = (code: string, by: number): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')
