// `npm test`: every kind of test, a table of seconds, and what failed once more. `npm test -- e2e`, `npm test -- unit api`
// run some kinds; what follows them goes to the tool: `npm test -- unit src/areas/book`, `npm test -- e2e --headed`.
// `npm test -- changed` runs what this branch's changes affect.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { affectedBy, type Extent } from './checks/affected.ts'
import { failuresFile, formatFailures, readFailures } from './failures/failures.ts'
import { changedFiles } from './lib/changed-files.ts'
import { root } from './lib/root.ts'
import { onStop } from './lib/until-stopped.ts'

interface Kind {
  describes: string
  /** A script of ours or of a tool, with its arguments. */
  command: readonly [string, ...string[]]
}

const vitest = (...projects: string[]): Kind['command'] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./scripts/failures/vitest.ts',
  ...projects.map((name) => `--project=${name}`),
]

const kinds = {
  check: { describes: 'types, lint, format, fences, texts', command: ['scripts/check.ts'] },
  unit: {
    describes: 'rules and properties',
    command: vitest('domain', 'contract', 'web', 'checks'),
  },
  api: { describes: 'calls on a real database, starting, crashes', command: vitest('server') },
  e2e: {
    describes: 'journeys in a browser',
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--add-reporter=./scripts/failures/playwright.ts',
    ],
  },
} as const satisfies Record<string, Kind>
type KindName = keyof typeof kinds

/** Those of one group run beside each other: they need processors and nothing else. */
const groups: readonly (readonly KindName[])[] = [['check', 'unit'], ['api'], ['e2e']]

/** A kind to run, with what is handed to its tool. */
type Plan = Partial<Record<KindName, readonly string[]>>

interface Result {
  kind: KindName
  passed: boolean
  seconds: number
  failures: string
}

const isKind = (name: string | undefined): name is KindName => name !== undefined && name in kinds

const allOf = (names: readonly KindName[], extra: readonly string[] = []): Plan =>
  Object.fromEntries(names.map((name) => [name, extra]))

function planOfChange(): Plan {
  const files = changedFiles()
  const affected = affectedBy(files)
  const selected = Object.entries(affected) as [KindName, Extent][]
  const plan: Plan = { check: [] }
  for (const [kind, extent] of selected)
    if (extent === true) plan[kind] = []
    // A folder may have no tests, and a test that changed may be gone.
    else if (extent.length > 0)
      plan[kind] = [kind === 'e2e' ? '--pass-with-no-tests' : '--passWithNoTests', ...extent]
  console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}. To run:`)
  for (const [kind, parts] of Object.entries(plan))
    console.log(`  ${kind.padEnd(6)} ${parts.length > 0 ? parts.join(' ') : 'all of it'}`)
  return plan
}

function planOf(args: readonly string[]): Plan {
  if (args.length === 0) return allOf(Object.keys(kinds) as KindName[])
  if (args.length === 1 && args[0] === 'changed') return planOfChange()
  const firstOther = args.findIndex((arg) => !isKind(arg))
  const names = (firstOther < 0 ? args : args.slice(0, firstOther)).filter(isKind)
  if (names.length > 0) return allOf(names, args.slice(names.length))
  console.error(`Unknown kind of test: ${args[0]}. There are: ${Object.keys(kinds).join(', ')}, changed.`)
  process.exit(1)
}

const running = new Set<ChildProcess>()
onStop(async () => running.forEach((child) => child.kill('SIGTERM')))

const folder = mkdtempSync(join(tmpdir(), 'bookrunner-failures-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs one kind. Its output is shown at once, or once `shown` is over: two that talk at once are not understood. */
async function run(kind: KindName, extra: readonly string[], shown?: Promise<unknown>): Promise<Result> {
  const [script, ...args] = kinds[kind].command
  if (!existsSync(join(root, script))) throw new Error(`${script} is missing.`)
  const started = performance.now()
  const failures = join(folder, kind)
  const colours = shown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [script, ...args, ...extra], {
    cwd: root,
    env: { ...process.env, ...colours, [failuresFile]: failures },
    stdio: shown ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  running.add(child)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  running.delete(child)
  const seconds = (performance.now() - started) / 1000
  await shown
  process.stdout.write(Buffer.concat(output))
  return { kind, passed: code === 0, seconds, failures }
}

const plan = planOf(process.argv.slice(2))
const results: Result[] = []
for (const group of groups) {
  let before: Promise<Result> | undefined
  const runs: Promise<Result>[] = []
  for (const kind of group) {
    const extra = plan[kind]
    if (extra) runs.push((before = run(kind, extra, before)))
  }
  results.push(...(await Promise.all(runs)))
}

console.log('')
for (const { kind, passed, seconds } of results)
  console.log(
    `  ${passed ? 'passed' : 'FAILED'}  ${kind.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${kinds[kind].describes}`,
  )
console.log('')
for (const { kind, passed, failures } of results)
  if (!passed) console.log(`${formatFailures(kind, readFailures(failures))}\n`)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
