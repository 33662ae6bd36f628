// `npm run bench` names the benches; `npm run bench -- write-pipeline` runs one, `npm run bench -- all` runs one after
// the other and ends with a table, which `--keep` writes to docs/benchmarks.md.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  benchPage,
  benchTable,
  hasFailed,
  machineOf,
  type BenchRun,
  type Result,
  type ResultMessage,
} from './lib/bench-table.ts'
import { root } from './lib/root.ts'

const folder = join(root, 'bench')
const benches = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const [name, ...parts] = process.argv.slice(2)
let running: ChildProcess | undefined
let stopped = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
process.once('disconnect', () => stop('SIGTERM'))
process.channel?.unref()

if (name === 'all') process.exitCode = await runAll(parts.includes('--keep'))
else if (name && benches.includes(name)) process.exitCode = (await run(name, parts)).code ?? 1
else {
  const firstLine = (name: string) => readFileSync(join(folder, `${name}.ts`), 'utf8').split('\n')[0]!
  console.log('npm run bench -- <name>, or all [--keep]\n')
  for (const name of benches) console.log(`  ${name}  ${firstLine(name).replace(/^\/\/ /, '')}`)
  process.exitCode = name ? 1 : 0
}

function stop(signal: NodeJS.Signals): void {
  stopped = true
  running?.kill(signal)
}

async function run(name: string, parts: string[]): Promise<BenchRun> {
  const results: Result[] = []
  const begun = performance.now()
  const child = fork(join(folder, `${name}.ts`), parts, { cwd: root })
  running = child
  child.on('message', ({ result }: ResultMessage) => results.push(result))
  // The last results may arrive after the exit, but not after the end of the channel.
  const [[code]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
    [number | null],
    [],
  ]
  return { name, results, code, seconds: (performance.now() - begun) / 1000 }
}

async function runAll(keeps: boolean): Promise<number> {
  const runs: BenchRun[] = []
  for (const name of benches) {
    if (stopped) return 1
    console.log(`\n== ${name}`)
    runs.push(await run(name, []))
  }
  console.log(`\n${benchTable(runs).join('\n')}\n\n${machineOf()}`)
  if (keeps) {
    const day = new Date().toISOString().slice(0, 10)
    writeFileSync(join(root, 'docs/benchmarks.md'), benchPage(runs, { day, machine: machineOf() }))
  }
  return hasFailed(runs) ? 1 : 0
}
