// A contender in a process of its own: takes jobs from the bench and answers what it measured.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Job, Measured } from './work.ts'

export interface Worker {
  measure: (job: Job) => Promise<Measured>
  stop: () => void
}

export const startWorker = (file: string): Worker => {
  const child = fork(new URL(file, import.meta.url), { execArgv: [] })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${file} ended`)
  })
  failed.catch(() => {})
  return {
    measure: async (job) => {
      child.send(job)
      const [answer] = (await Promise.race([once(child, 'message'), failed])) as [Measured]
      return answer
    },
    stop: () => child.kill(),
  }
}

export interface Client {
  /** An order, and a change of it: two writes, each of which calls `done`. */
  run: (run: number, done: () => void) => Promise<void>
  close: () => void
}

/** The other side: clients work until the time is over. */
export const serveJobs = (open: (job: Job) => Promise<Client[]>): void => {
  process.on('message', (job: Job) => {
    void open(job).then((clients) => measure(job, clients))
  })
}

const work = async (client: Client, until: number, took: number[]): Promise<void> => {
  for (let run = 0; performance.now() < until; run++) {
    let sentAt = performance.now()
    await client.run(run, () => {
      const now = performance.now()
      took.push(now - sentAt)
      sentAt = now
    })
  }
}

const measure = async ({ seconds }: Job, clients: readonly Client[]): Promise<void> => {
  const cpu = process.cpuUsage()
  const started = performance.now()
  const took: number[] = []
  await Promise.all(clients.map((client) => work(client, started + seconds * 1000, took)))
  const lasted = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  for (const { close } of clients) close()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const measured: Measured = {
    writes: took.length,
    seconds: lasted,
    cpu: (user + system) / 1e6 / lasted,
    p50: at(0.5),
    p99: at(0.99),
  }
  process.send!(measured)
}
