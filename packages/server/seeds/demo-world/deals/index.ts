// One deal at least in every status, made through the calls a desk makes them through: logs, numbers and hashes are true.
import { sql } from 'kysely'
import { startWork, type WorkDeps } from '../at-work.ts'
import { amberfallDeals } from './amberfall.ts'
import { glasswingDeals } from './glasswing.ts'
import { quillstoneDeals } from './quillstone.ts'
import { seventhTerraceDeals } from './seventh-terrace.ts'
import { Stage } from './stage.ts'

const scenes = [...glasswingDeals, ...amberfallDeals, ...seventhTerraceDeals, ...quillstoneDeals]

/** All at once: each deal has a ledger of its own. Close times count from now. */
export const playDeals = async (deps: WorkDeps): Promise<void> => {
  const { db } = deps.database
  const { rows } = await sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`.execute(db)
  const stage = new Stage(db, startWork(deps), rows[0]!.now)
  await Promise.all(scenes.map((play) => play(stage)))
}
