// `npm test`: every kind of test, a summary, and what failed once more. `npm test -- e2e`, `npm test -- unit api` run some kinds;
// what follows them goes to the tool: `npm test -- unit src/areas/book`, `npm test -- e2e --headed`.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresFile, inWords, keepFailures, keptIn } from './failures/failures.ts'
import { explain } from './lib/explain.ts'
import { root } from './lib/root.ts'
import { onStop } from './lib/until-stopped.ts'
import { buildWebIfChanged } from './lib/web.ts'

interface Step {
  name: string
  run: (extra: string[]) => Promise<boolean>
}

const vitest = 'node_modules/vitest/vitest.mjs'
const runVitest = (projects: readonly string[], extra: readonly string[]) => {
  const reporters = ['--reporter', 'default', '--reporter', './scripts/failures/vitest.ts']
  return node(vitest, ['run', ...reporters, ...projects.flatMap((name) => ['--project', name]), ...extra])
}
const steps: Record<string, Step> = {
  check: { name: 'types, lint, format, fences, texts', run: (extra) => node('scripts/check.ts', extra) },
  unit: {
    name: 'rules and properties',
    run: (extra) => runVitest(['domain', 'contract', 'web', 'checks'], extra),
  },
  api: {
    name: 'calls on a real database, starting, crashes',
    run: (extra) => runVitest(['server'], extra),
  },
  e2e: {
    name: 'journeys in a browser',
    run: async (extra) => {
      await buildWebIfChanged(console.log)
      return node('node_modules/@playwright/test/cli.js', [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--add-reporter',
        './scripts/failures/playwright.ts',
        ...extra,
      ])
    },
  },
}

let running: ChildProcess | undefined
onStop(async () => running?.kill('SIGTERM'))

const args = process.argv.slice(2)
const firstOther = args.findIndex((arg) => !(arg in steps))
const kinds = firstOther < 0 ? args : args.slice(0, firstOther)
const extra = args.slice(kinds.length)
const chosen = kinds.length > 0 ? kinds : Object.keys(steps)
if (extra.length > 0 && kinds.length === 0) {
  console.error(`Unknown kind of test: ${extra[0]}. There are: ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}

const kept = mkdtempSync(join(tmpdir(), 'bookrunner-failures-'))
process.once('exit', () => rmSync(kept, { recursive: true, force: true }))

const results: { kind: string; passed: boolean; seconds: number; failures: string }[] = []
for (const kind of chosen) {
  const started = performance.now()
  const failures = (process.env[failuresFile] = join(kept, kind))
  const passed = await steps[kind]!.run(extra).catch((error: unknown) => {
    console.error(explain(error))
    keepFailures([{ name: 'before any test', said: explain(error) }])
    return false
  })
  results.push({ kind, passed, seconds: (performance.now() - started) / 1000, failures })
}

console.log('')
for (const { kind, passed, seconds } of results)
  console.log(
    `  ${passed ? 'passed' : 'FAILED'}  ${kind.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${steps[kind]!.name}`,
  )
console.log('')
for (const { kind, passed, failures } of results)
  if (!passed) console.log(`${inWords(kind, keptIn(failures))}\n`)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)

function node(script: string, args: string[]): Promise<boolean> {
  if (!existsSync(join(root, script))) throw new Error(`${script} is missing.`)
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  running = child
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}
