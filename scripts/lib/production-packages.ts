// Which packages run or are shipped with Bookrunner, as the lockfile names them: from the workspaces'
// dependencies on, for every platform, without what only building and testing need.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

interface Entry {
  version?: string
  license?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface Shipped {
  name: string
  version: string
  licence: string
  /** Below the project's root; absent on this machine if it is for another kind. */
  folder: string
}

type Lock = Readonly<Record<string, Entry>>

const neededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
]

/** As Node finds it: in the nearest `node_modules` above. */
const folderOf = (lock: Lock, from: string, name: string): string | undefined => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock[folder] && !at.endsWith('node_modules')) return folder
    if (at === '') return undefined
  }
}

export const productionPackages = (): Shipped[] => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lock = (JSON.parse(text) as { packages: Lock }).packages
  const waiting = ['', ...Object.keys(lock).filter((path) => path.startsWith('packages/'))]
  const visited = new Set<string>()
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const name of neededBy(lock[at]!)) {
      const folder = folderOf(lock, at, name)
      if (!folder || lock[folder]!.link || visited.has(folder)) continue
      visited.add(folder)
      waiting.push(folder)
    }
  const found = [...visited].map((folder) => ({
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: lock[folder]!.version ?? '',
    licence: lock[folder]!.license ?? 'not stated',
    folder,
  }))
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}
