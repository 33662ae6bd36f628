// `npm run bench` names the benches; `npm run bench -- write-pipeline` runs one and ends with its verdict.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.ts'

const folder = join(root, 'bench')
const benches = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const [name, ...parts] = process.argv.slice(2)

if (!name || !benches.includes(name)) {
  const firstLine = (name: string) => readFileSync(join(folder, `${name}.ts`), 'utf8').split('\n')[0]!
  console.log('npm run bench -- <name>\n')
  for (const name of benches) console.log(`  ${name}  ${firstLine(name).replace(/^\/\/ /, '')}`)
  process.exit(name ? 1 : 0)
}

const bench = spawn(process.execPath, [join(folder, `${name}.ts`), ...parts], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal))
process.once('disconnect', () => bench.kill())
bench.once('exit', (code) => process.exit(code ?? 1))
