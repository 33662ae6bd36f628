import type { DueSource } from './due.ts'
import type { Task } from './jobs.ts'
import type { Handler } from './http/handler.ts'
import type { LiveSource } from './live/source.ts'
import type { Reactions } from './service/index.ts'

/** What an area adds to the app. */
export interface Area {
  handlers: readonly Handler[]
  /** Its reactions to events of areas to the left. */
  react?: (reactions: Reactions) => void
  /** Queued work by name. */
  tasks?: Readonly<Record<string, Task>>
  /** Cron times (UTC) of tasks, each run by one node. */
  timed?: Readonly<Record<string, string>>
  /** Work at times that its records store. */
  due?: readonly DueSource[]
  live?: readonly LiveSource[]
}
