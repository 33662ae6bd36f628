// The real app as a process of its own, on one database.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { freePort } from '../../packages/server/src/platform/free-port.ts'

export interface RunningApp {
  port: number
  /** Seconds of CPU it has used so far. */
  cpu: () => Promise<number>
  /** Seconds of CPU that the thread of its event loop has used so far; null where the system does not say. */
  loopCpu: () => Promise<number | null>
  /** Megabytes it holds now. */
  memory: () => Promise<number>
  stop: () => Promise<void>
}

/** Benches measure one person's many calls, which the limits for people would refuse. */
const withoutLimits = {
  ORDERS_PER_DEAL: '100000',
  SLOW_PER_PERSON: '1000',
  SLOW_WAITING: '1000',
  SLOW_AT_ONCE: '1000',
}

interface Options {
  /** With the usual limits for one person. */
  limits?: boolean
  /** Does timed work and jobs. */
  worker?: boolean
}

export const startApp = async (
  databaseUrl: string,
  dataDir: string,
  { limits = false, worker = true }: Options = {},
): Promise<RunningApp> => {
  const port = await freePort('127.0.0.1')
  const child = fork(new URL('../../scripts/serve.ts', import.meta.url), {
    env: {
      ...process.env,
      ...(!limits && withoutLimits),
      PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '1',
      // The peers are one process too.
      WORKERS: '1',
      ...(!worker && { WORKER: '0' }),
    },
    execArgv: [
      ...process.execArgv,
      ...(process.env['BENCH_PROFILE']
        ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`]
        : []),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the app did not start'))),
  ])
  const metric = async (name: string): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(metrics)?.[1])
  }
  const processId = async (): Promise<number> => {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`)
    return ((await health.json()) as { process: number }).process
  }
  return {
    port,
    // Linux: nanoseconds of the first thread.
    loopCpu: async () => {
      const text = await readFile(`/proc/${await processId()}/schedstat`, 'utf8').catch(() => null)
      return text === null ? null : Number(text.split(' ')[0]) / 1e9
    },
    cpu: () => metric('process_cpu_seconds_total'),
    memory: async () => (await metric('process_resident_memory_bytes')) / 1024 / 1024,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
