// `npm run check`: everything that can be known without running the app. One line a check, all of them even
// when one fails. `npm run check -- types lint` runs some.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { keepFailures } from './failures/failures.ts'
import { root } from './lib/root.ts'

interface Check {
  name: string
  /** A program of ours or of a tool, run by this Node. */
  command: readonly [string, ...string[]]
  environment?: Readonly<Record<string, string>>
}

const tool = (path: string) => join('node_modules', path)
const tsc = tool('typescript/bin/tsc')
/**
 * The caches of earlier runs, so that only changes since are checked again. One thread each: several would check what
 * they share once each, and other checks run beside. Memory is collected seldom: a run ends before it has used much.
 */
const typesOf = (name: string, config: string): Check => ({
  name: `types ${name}`,
  command: [
    tsc,
    '-p',
    config,
    '--incremental',
    '--tsBuildInfoFile',
    join('.cache/types', `${name.replaceAll(' ', '-')}.tsbuildinfo`),
    '--singleThreaded',
  ],
  environment: { GOGC: '400' },
})

const typesOfPackage = (name: string): Check => typesOf(name, `packages/${name}`)

/** The longest first, so that two at a time end together. */
const checks: readonly Check[] = [
  {
    name: 'lint',
    command: [tool('oxlint/bin/oxlint'), '--deny-warnings', '--ignore-pattern', 'scripts/checks/breach/**'],
  },
  typesOfPackage('server'),
  typesOfPackage('web'),
  // Journeys, scripts and benches together: each imports much of what the others do.
  typesOf('beside the packages', '.'),
  typesOfPackage('contract'),
  typesOfPackage('domain'),
  { name: 'unused code', command: [tool('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'format', command: [tool('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'fences', command: ['scripts/checks/fences.ts'] },
  { name: 'styles', command: ['scripts/checks/styles.ts'] },
  { name: 'texts', command: ['scripts/checks/texts.ts'] },
  { name: 'notices', command: ['scripts/checks/notices.ts'] },
  { name: 'docs', command: ['scripts/checks/docs.ts'] },
]

interface Result {
  passed: boolean
  seconds: number
  output: string
}

const run = ({ command, environment }: Check): Promise<Result> => {
  const started = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve({ passed: code === 0, seconds: (performance.now() - started) / 1000, output: output.trim() }),
    )
  })
}

const show = ({ name }: Check, { passed, seconds, output }: Result): void => {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`)
  if (passed) return
  console.log(output.replace(/^/gm, '      '))
  keepFailures([{ name, message: output }])
}

const selected = process.argv.slice(2)
const chosen = checks.filter(
  ({ name }) => selected.length === 0 || selected.some((want) => name.startsWith(want)),
)
if (chosen.length === 0) {
  console.error(`There are: ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const waiting = [...chosen]
let failed = 0
const worker = async (): Promise<void> => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const result = await run(check)
    show(check, result)
    if (!result.passed) failed += 1
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
process.exitCode = failed > 0 ? 1 : 0
