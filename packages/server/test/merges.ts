// Merges of institutions, for tests.
import type { Client } from '@bookrunner/contract'
import type { TestApp } from './app.ts'

/** Makes a house of the demo world one that a user entered. */
export const typedByUser = ({ database }: Pick<TestApp, 'database'>, entityId: string): Promise<unknown> =>
  database.db.updateTable('entity').set({ source: 'user' }).where('id', '=', entityId).execute()

/** A merge with the newest version, as the screen sends it. */
export const mergeInto = async (
  admin: Client,
  entityId: string,
  intoId: string,
  options: { dryRun?: boolean; key?: string } = {},
) => {
  const { version } = await admin.entities.info({ entityId })
  return admin.entities.merge({ entityId, intoId, expectedVersion: version }, options)
}
