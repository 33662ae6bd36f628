import type { Task } from '../../platform/jobs.ts'
import { deleteForgotten } from './file.repo.ts'

/** Uploads end after five minutes, one way or the other. */
const forgotten = { arrivingMinutes: 30, waitingDays: 7 }
const atOnce = 20

/** What a node left behind when it was killed, and what people sent and then did not use. */
export const sweep: Task = async (_payload, { db }) => {
  while ((await deleteForgotten(db, forgotten, atOnce)) === atOnce);
}
