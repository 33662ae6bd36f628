// At least one deal in every status, made with the calls of a desk, so that logs, numbers and hashes are real.
import { sql } from 'kysely'
import { startWork, type WorkDeps } from '../at-work.ts'
import { setLimits } from '../limits.ts'
import { amberfallDeals } from './amberfall.ts'
import { glasswingDeals } from './glasswing.ts'
import { quillstoneDeals } from './quillstone.ts'
import { seventhTerraceDeals } from './seventh-terrace.ts'
import { Stage } from './stage.ts'

const scenes = [...glasswingDeals, ...amberfallDeals, ...seventhTerraceDeals, ...quillstoneDeals]

/** Makes all deals in parallel: each has its own ledger. Close times count from now. */
export const playDeals = async (deps: WorkDeps): Promise<void> => {
  const { db } = deps.database
  const { rows } = await sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`.execute(db)
  const work = startWork(deps)
  const stage = new Stage(db, work, rows[0]!.now)
  await Promise.all(scenes.map((play) => play(stage)))
  await setLimits(db, work.ask)
}
