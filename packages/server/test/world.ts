// The app and the people that a file of tests is about.
import { afterAll, beforeAll } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts'
import { clientOf } from './session.ts'

/**
 * Starts an app before the first test of a file and closes it after the last: `{ desk: 'deskoc' }` is a client of this person of
 * the demo world. The objects are empty until then, so take nothing out of them outside of tests and hooks.
 */
export const openTestWorld = <Name extends string>(
  people: Readonly<Record<Name, string>>,
  options: TestAppOptions = {},
): { app: TestApp } & Record<Name, Client> => {
  const app = {} as TestApp
  const names = Object.keys(people) as Name[]
  const clients = Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, Client>
  beforeAll(async () => {
    Object.assign(app, await startTestApp(options))
    for (const name of names) Object.assign(clients[name], await clientOf(app, people[name]))
  })
  afterAll(() => app.close())
  return { app, ...clients }
}
