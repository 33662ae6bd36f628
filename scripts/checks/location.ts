import { posix } from 'node:path'

/** The areas, left to right: each may know those to its left. */
export const areas = [
  'files',
  'access',
  'imports',
  'groups',
  'classes',
  'entities',
  'roles',
  'users',
  'auth',
  'audit',
  'notices',
  'quota',
  'loans',
  'deals',
  'orders',
  'book',
  'allocation',
] as const

export const rank = (area: string): number => areas.indexOf(area as (typeof areas)[number])

/** The location of a file: its part of the project, its area, and its path below that. */
export interface Location {
  /** `domain`, `contract`, `server`, `web`, or the top folder: `e2e`, `scripts`, `bench`. */
  part: string
  /** Present below `src/areas/<area>/`. */
  area?: string
  path: string
  file: string
  test: boolean
}

export const locationOf = (path: string): Location => {
  const [top = '', second = ''] = path.split('/')
  const area = /^packages\/\w+\/src\/areas\/([^/]+)\/./.exec(path)?.[1]
  return {
    part: top === 'packages' ? second : top,
    ...(area !== undefined && { area }),
    path,
    file: posix.basename(path),
    test: /\.(test|props|spec)\.tsx?$|^packages\/server\/test\//.test(path),
  }
}

/** What an import means: a place in the project, or a module from outside. */
export type Target = { location: Location } | { outside: string }

/** `@bookrunner/contract/notices` → `packages/contract/src/areas/notices/index.ts`, as the package files say. */
const ownPackage = (specifier: string): string | undefined => {
  const match = /^@bookrunner\/(\w+)(?:\/(.+))?$/.exec(specifier)
  if (!match) return undefined
  const [, part, rest] = match
  if (rest === undefined) return `packages/${part}/src/index.ts`
  if (part === 'server')
    return rest === 'test' ? 'packages/server/test/index.ts' : `packages/server/src/${rest}.ts`
  if (rest === 'kernel' || rest === 'text') return `packages/${part}/src/${rest}/index.ts`
  return `packages/${part}/src/areas/${rest}/index.ts`
}

export const targetOf = (importer: string, specifier: string): Target => {
  const bare = specifier.replace(/\?.*$/, '')
  const path = bare.startsWith('.') ? posix.join(posix.dirname(importer), bare) : ownPackage(bare)
  return path === undefined ? { outside: bare } : { location: locationOf(path) }
}
