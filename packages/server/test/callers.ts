// One person for each kind of rights in the demo world, to test the access of a call.
import { CallRefused, type Client, type Language } from '@bookrunner/contract'
import { refusalOf } from './refusal.ts'
import { clientOf } from './session.ts'
import type { TestApp } from './app.ts'

export const callers = [
  'superadmin',
  'systemadmin',
  'bankadmin',
  'investoradmin',
  'deskoc',
  'deskviewer',
  'issuer',
  'investor',
] as const
export type Caller = (typeof callers)[number]

export const languages: readonly Language[] = ['US', 'CN', 'HK']

/** The people whom a call admits; everybody else must get `access.denied`. */
export const admitted = async (
  app: TestApp,
  call: (client: Client) => Promise<unknown>,
): Promise<Caller[]> => {
  const answers = callers.map(async (caller) => {
    const client = await clientOf(app, caller)
    try {
      await call(client)
    } catch (fault) {
      if (!(fault instanceof CallRefused)) throw fault
      if (fault.reason === 'access.denied') return []
    }
    return [caller]
  })
  return (await Promise.all(answers)).flat()
}

/** The refusal's messages in the three languages; all must differ and none may be empty. */
export const worded = (
  app: TestApp,
  caller: Caller,
  call: (client: Client) => Promise<unknown>,
): Promise<string[]> =>
  Promise.all(
    languages.map(async (lang) => {
      const { message, fields } = await refusalOf(call(await clientOf(app, caller, lang)))
      return [message, ...fields.map((field) => field.message)].join(' | ')
    }),
  )
