// The one pipeline for writes, through HTTP, against one transaction per write by a bare process doing the same SQL.
import { cpus } from 'node:os'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtLeast, reportFigure } from './lib/verdict.ts'
import { fill } from './write-pipeline/fill.ts'
import { hasPgbench } from './lib/pgbench.ts'
import { measureByPgbench } from './write-pipeline/pgbench.ts'
import { checkStored } from './write-pipeline/check-stored.ts'
import { startWorker } from './write-pipeline/worker.ts'
import type { Job, Measured, Shape } from './write-pipeline/work.ts'

const shapes: readonly (Shape & { notices: Record<Contender, number> })[] = [
  {
    name: 'one hot lock, 8 clients',
    clients: 8,
    locks: 1,
    gate: null,
    ofTogether: 0.75,
    notices: { h: 25_000, b: 15_000, t: 40_000, p: 20_000 },
  },
  {
    name: 'one hot lock, 64 clients',
    clients: 64,
    locks: 1,
    gate: null,
    ofTogether: 2,
    notices: { h: 50_000, b: 15_000, t: 40_000, p: 20_000 },
  },
  {
    name: 'fifty locks, 8 clients',
    clients: 8,
    locks: 50,
    gate: 0.3,
    ofTogether: null,
    notices: { h: 400, b: 800, t: 0, p: 1000 },
  },
]
const rounds = 5
const seconds = 2

/** Through HTTP, by the bare process one by one and together, by pgbench. */
type Contender = 'h' | 'b' | 't' | 'p'
type Figures = Record<Contender, Measured[]>

const perSecond = ({ writes, seconds: took }: Measured): number => writes / took
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const speed = (measured: readonly Measured[]): number => median(measured.map(perSecond))
const round = (value: number): string => Math.round(value).toLocaleString('en')

const start = async () => {
  const { database, app, adminUrl } = await startHouse()
  const workers = { load: startWorker('./load.ts'), bare: startWorker('./bare.ts') }
  alsoClose(workers.load.stop, workers.bare.stop)
  return { database, app, workers, adminUrl }
}

type World = Awaited<ReturnType<typeof start>>

const measure = (world: World, contender: Contender, job: Omit<Job, 'target'>): Promise<Measured> => {
  const { database, app, workers } = world
  if (contender === 'h') return workers.load.measure({ ...job, target: `${app.port}` })
  if (contender === 'b') return workers.bare.measure({ ...job, target: database.url })
  if (contender === 't') return workers.bare.measure({ ...job, target: database.url, together: true })
  return measureByPgbench({ ...job, target: database.url })
}

/** A B A B: whatever else this machine does meets all contenders alike. The first round only warms up. */
const measureShape = async (world: World, index: number): Promise<Figures> => {
  const { clients, locks, notices, ofTogether } = shapes[index]!
  const contenders: Contender[] = ['h', 'b']
  if (ofTogether !== null) contenders.push('t')
  if (hasPgbench()) contenders.push('p')
  const runs = Array.from({ length: rounds + 1 }, (_, number) =>
    contenders.map((contender) => ({
      contender,
      run: `${index}${contender}${number}`,
      clients,
      locks,
    })),
  ).flat()
  await fill(
    world.adminUrl,
    runs.map((run) => ({ ...run, notices: notices[run.contender] })),
  )
  const figures: Figures = { h: [], b: [], t: [], p: [] }
  for (const [at, { contender, ...job }] of runs.entries()) {
    const warmingUp = at < contenders.length
    const measured = await measure(world, contender, { ...job, seconds: warmingUp ? 1 : seconds })
    if (!warmingUp) figures[contender].push(measured)
    await checkStored(world.adminUrl, job.run, measured.writes, contender !== 'p')
  }
  return figures
}

const report = (shape: Shape, { h, b, t, p }: Figures): void => {
  const busy = (measured: readonly Measured[]) =>
    `${Math.round(median(measured.map(({ cpu }) => cpu)) * 100)} %`
  console.log(`\n${shape.name}`)
  console.log(
    `  through HTTP        ${round(speed(h)).padStart(7)} writes/s   load generator's CPU ${busy(h)}`,
  )
  console.log(`  bare, one by one    ${round(speed(b)).padStart(7)} writes/s   its CPU ${busy(b)}`)
  if (t.length > 0)
    console.log(`  bare, together      ${round(speed(t)).padStart(7)} writes/s   its CPU ${busy(t)}`)
  if (p.length > 0) console.log(`  pgbench, one by one ${round(speed(p)).padStart(7)} writes/s`)
  const against = (peer: readonly Measured[], unit: string) => ({
    work: `notices read, ${shape.name}`,
    figure: speed(h) / speed(peer),
    unit,
    of: `${round(speed(h))} and ${round(speed(peer))} a second`,
  })
  const oneByOne = against(b, 'of the writes of one bare transaction each')
  if (shape.gate === null)
    reportFigure(oneByOne, {
      because: 'one lock lets them through one by one; those that share are the gate',
    })
  else judgeAtLeast(shape.gate, oneByOne)
  if (shape.ofTogether !== null)
    judgeAtLeast(shape.ofTogether, against(t, 'of the writes of bare transactions that all clients share'))
  const hasIts = p.length > 0
  reportFigure(
    {
      ...against(p, 'of the writes of pgbench with the same statements'),
      ...(!hasIts && { figure: Number.NaN }),
    },
    {
      because: hasIts
        ? 'no figure of slow code to set a limit by'
        : '`pgbench` is not installed on this machine',
    },
  )
}

const started = performance.now()
const inSeconds = (): number => Math.round((performance.now() - started) / 1000)

try {
  const world = await start()
  console.log(
    `Notices read, each once: ${cpus().length} cores shared by all; median of ${rounds} times ${seconds} s, alternating.`,
  )
  for (const [index, shape] of shapes.entries()) {
    const before = await world.app.cpu()
    report(shape, await measureShape(world, index))
    console.log(`  the app used ${((await world.app.cpu()) - before).toFixed(1)} s of CPU`)
  }
  console.log(`\n${inSeconds()} s in all`)
} finally {
  await closeAll()
}
