import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  optionalDependencies?: Record<string, string>
}

// npm leaves out of the lockfile what the registry at hand does not carry, and `npm ci` then refuses the
// lockfile on every machine. Programs for other platforms are the ones that a mirror may lack.
it('names the programs of every platform, so that npm ci works on each', () => {
  const file = new URL('../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
