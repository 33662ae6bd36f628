import type { DueSource } from './due.ts'
import type { Task } from './jobs.ts'
import type { Handler } from './http/handler.ts'
import type { LiveSource } from './live/source.ts'
import type { Reactions } from './service/index.ts'

/** What an area brings to the app. */
export interface Area {
  handlers: readonly Handler[]
  /** What it watches for in areas further left. */
  react?: (reactions: Reactions) => void
  /** Queued work by name. */
  tasks?: Readonly<Record<string, Task>>
  /** When which of these tasks is done by itself, as cron says it (UTC); of all nodes, by one. */
  timed?: Readonly<Record<string, string>>
  /** What happens at times that its records keep. */
  due?: readonly DueSource[]
  live?: readonly LiveSource[]
}
