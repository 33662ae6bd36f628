import type { Task } from '../../platform/jobs.ts'
import { deleteForgotten } from './file.repo.ts'
import { deleteEnded } from './prepared.repo.ts'

/** Uploads end after five minutes, one way or the other. */
const forgotten = { arrivingMinutes: 30, waitingDays: 7 }
const atOnce = 20

/** What a node left behind when it was killed, what people sent and then did not use, what was prepared and has ended. */
export const sweep: Task = async (_payload, { db }) => {
  while ((await deleteForgotten(db, forgotten, atOnce)) === atOnce);
  while ((await deleteEnded(db, atOnce)) === atOnce);
}
