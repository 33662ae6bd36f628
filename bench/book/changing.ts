import { fork } from 'node:child_process'
import { once } from 'node:events'
import { alsoClose } from '../lib/house.ts'
import type { Template } from './fill.ts'
import type { Watched, WatchJob } from './watch.ts'

export interface ChangedBook {
  readonly dealId: string
  readonly templates: readonly Template[]
}

interface Changing {
  readonly app: { readonly port: number }
  readonly people: readonly { readonly token: string }[]
  /** Whose session watches the changes come. */
  readonly watcher: string
}

interface Pace {
  readonly perSecond: number
  readonly seconds: number
  /** How often each order has been changed before. */
  readonly changed?: number
}

/** Orders are changed at an even pace by a process of its own, and somebody watches them come. */
export const changing = async (
  { app, people, watcher }: Changing,
  { dealId, templates }: ChangedBook,
  { perSecond, seconds, changed = 0 }: Pace,
): Promise<Watched> => {
  const job: WatchJob = {
    baseUrl: `http://127.0.0.1:${app.port}`,
    dealId,
    watchers: [watcher],
    perSecond,
    seconds,
    changed,
    orders: templates.map(({ orderId }, nr) => ({ orderId, token: people[nr % people.length]!.token })),
  }
  const child = fork(new URL('./watch.ts', import.meta.url), { execArgv: [] })
  alsoClose(() => child.kill())
  child.send(job)
  const message = (await once(child, 'message')) as [Watched]
  return message[0]
}
