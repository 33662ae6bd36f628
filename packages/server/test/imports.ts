// Imports of files: a node that works on them, and their end.
import { pino } from 'pino'
import type { ImportView } from '@bookrunner/contract/imports'
import { startDueWork, type DueSource, type DueWork } from '../src/platform/due.ts'
import type { TestApp, TestNode } from './app.ts'
import { untilThere } from './until.ts'

/** A node that works on imports. */
export const workOn = (app: TestApp, source: DueSource, node: TestNode | TestApp = app): DueWork =>
  startDueWork(app.databaseUrl, [source], {
    pipeline: node.pipeline,
    db: app.database.db,
    log: pino({ level: 'silent' }),
  })

/** A list of 20,000 rows takes a busy machine longer than anything else that is waited for. */
const ofLists = { timeout: 150_000 }

/** The import once nobody works on it any more. */
export const restOf = (progress: () => Promise<ImportView>): Promise<ImportView> =>
  untilThere(async () => {
    const view = await progress()
    return view.state === 'checking' || view.state === 'adding' ? undefined : view
  }, ofLists)
