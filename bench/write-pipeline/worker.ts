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

/** The other side: `client` works until a stop message and answers with its counts. */
export const serveJobs = (open: (job: Job) => Promise<Client[]>): void => {
  process.on('message', (job: Job) => {
    void open(job).then((clients) => measure(job, clients))
  })
}

export interface Client {
  /** Does one write after the other until `goOn` says no. */
  work: (goOn: () => boolean) => Promise<number>
  close: () => void
}

const measure = async ({ seconds }: Job, clients: readonly Client[]): Promise<void> => {
  const cpu = process.cpuUsage()
  const started = performance.now()
  const until = started + seconds * 1000
  const writes = await Promise.all(clients.map(({ work }) => work(() => performance.now() < until)))
  const took = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  for (const { close } of clients) close()
  const measured: Measured = {
    writes: writes.reduce((sum, count) => sum + count, 0),
    seconds: took,
    cpu: (user + system) / 1e6 / took,
  }
  process.send!(measured)
}
