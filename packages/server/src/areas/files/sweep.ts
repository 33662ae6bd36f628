import type { Task } from '../../platform/jobs.ts'
import { deleteForgotten } from './file.repo.ts'
import { deleteEnded } from './prepared.repo.ts'

/** Uploads end after five minutes at most. */
const forgotten = { arrivingMinutes: 30, waitingDays: 7 }
const atOnce = 20

/** Deletes leftovers of killed nodes, unused files, and expired prepared ones. */
export const sweep: Task = async (_payload, { db }) => {
  while ((await deleteForgotten(db, forgotten, atOnce)) === atOnce);
  while ((await deleteEnded(db, atOnce)) === atOnce);
}
