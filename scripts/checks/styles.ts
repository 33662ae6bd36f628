// Styles: which class belongs where, and who may use it. `node scripts/checks/styles.ts [folder]`
import { glob, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { root } from '../lib/root.ts'
import type { SourceFile } from './imports.ts'
import { rank } from './location.ts'
import { report } from './report.ts'
import { readSources } from './sources.ts'

const web = 'packages/web/src/'

/** Sheets of the shell that every page loads; they know no area. */
const shellSheets = ['index.css', 'base.css', 'antd.css']

const isForeign = (name: string): boolean => /^(ant|anticon|ag)(-|$)/.test(name)
const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** As `generateScopedName` of packages/web/vite.config.ts names a class in the built page. */
export const builtName = (path: string, name: string): string => {
  const parts = path
    .slice(web.length)
    .replace(/^areas\//, '')
    .replace(/\.module\.css$/, '')
    .split('/')
  if (parts.at(-1) === parts.at(-2)) parts.pop()
  const folder = parts.map((part) => part.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase())
  return `${folder.join('-')}-${name}`
}

interface Sheet {
  path: string
  /** Classes of its own, and those of others that it refines. */
  own: Set<string>
  others: Set<string>
}

const preludes = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => !prelude.startsWith('@'))

const readSheet = ({ path, text }: SourceFile): Sheet => {
  const own = new Set<string>()
  const others = new Set<string>()
  for (const prelude of preludes(text)) {
    for (const [, name] of prelude.matchAll(/:global\(\.([\w-]+)\)/g)) others.add(name!)
    for (const [, name] of prelude.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi))
      if (!isForeign(name!)) own.add(name!)
  }
  return { path, own, others }
}

const isModule = (path: string): boolean => path.endsWith('.module.css')
const areaOf = (path: string): string | undefined => /^packages\/web\/src\/areas\/([^/]+)/.exec(path)?.[1]
const isKit = (path: string): boolean => path.startsWith(`${web}kit/`)

/** What a program takes from a module: the names, or `all` where it chooses by a computed name. */
interface Use {
  from: string
  module: string
  names: Set<string>
  all: boolean
}

const usesIn = ({ path, text }: SourceFile): Use[] => {
  const body = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].map(
    ([, binding, specifier]) => ({
      from: path,
      module: posix.normalize(posix.join(posix.dirname(path), specifier!)),
      names: new Set(
        [...body.matchAll(new RegExp(`(?<![\\w.])${binding}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
      ),
      all: new RegExp(`(?<![\\w.])${binding}\\[`).test(body),
    }),
  )
}

/** Its own folder and those below may use a module; that of kit, everybody. */
const mayUse = ({ from, module }: Use): boolean =>
  isKit(module) || from.startsWith(`${posix.dirname(module)}/`)

const faultsOfUse = (use: Use, sheets: ReadonlyMap<string, Sheet>): string[] => {
  const sheet = sheets.get(use.module)
  if (!sheet) return [`${use.from} [styles] imports ${use.module}, which is not there`]
  const known = new Set([...sheet.own].map(camelCase))
  return [
    ...(mayUse(use)
      ? []
      : [`${use.from} [styles] imports ${use.module}: a module is for its own folder and below`]),
    ...[...use.names]
      .filter((name) => !known.has(name))
      .map((name) => `${use.from} [styles] uses ${name}, which ${use.module} does not define`),
  ]
}

const faultsOfModule = (
  sheet: Sheet,
  uses: readonly Use[],
  refined: ReadonlySet<string>,
  definedIn: ReadonlyMap<string, string>,
): string[] => {
  const mine = uses.filter(({ module }) => module === sheet.path)
  const used = new Set(mine.flatMap(({ names }) => [...names]))
  const unused = mine.some(({ all }) => all)
    ? []
    : [...sheet.own].filter((name) => !used.has(camelCase(name)) && !refined.has(builtName(sheet.path, name)))
  const strange = [...sheet.others].filter((name) => {
    const home = definedIn.get(name)
    const area = home === undefined ? undefined : areaOf(home)
    return home === undefined || (area !== undefined && rank(area) > rank(areaOf(sheet.path) ?? ''))
  })
  return [
    ...unused.map((name) => `${sheet.path} [styles] defines ${name}, which nobody uses`),
    ...strange.map(
      (name) =>
        `${sheet.path} [styles] refines ${name}, which is no class of kit, shell, its own area or one to its left`,
    ),
  ]
}

/** Around every page: `:has()` of these would be decided again for each element that appears anywhere in a page. */
const isAround = (path: string): boolean => /^packages\/web\/src\/shell\/(layout|tabs)\//.test(path)

const faultsOfHas = ({ path, text }: SourceFile): string[] =>
  preludes(text)
    .filter((prelude) =>
      isAround(path) ? prelude.includes(':has(') : /:global\(\.shell-[\w-]+\):has\(/.test(prelude),
    )
    .map((prelude) => `${path} [styles] ${prelude}: an attribute instead of :has() around a page`)

export const styleFaults = (styles: readonly SourceFile[], programs: readonly SourceFile[]): string[] => {
  const sheets = new Map(styles.map((source) => [source.path, readSheet(source)]))
  const modules = [...sheets.values()].filter(({ path }) => isModule(path))
  const global = [...sheets.values()].filter(({ path }) => !isModule(path))
  const uses = programs.flatMap(usesIn)
  const definedIn = new Map<string, string>()
  const twice: string[] = []
  for (const { path, own } of modules)
    for (const name of own) {
      const built = builtName(path, name)
      const other = definedIn.get(built)
      if (other !== undefined) twice.push(`${path} [styles] defines ${built}, and so does ${other}`)
      definedIn.set(built, path)
    }
  const refined = new Set([...sheets.values()].flatMap(({ own, others }) => [...own, ...others]))
  for (const { path, own } of global)
    for (const name of own) if (!definedIn.has(name)) definedIn.set(name, path)
  return [
    ...twice,
    ...styles.flatMap(faultsOfHas),
    ...uses.flatMap((use) => faultsOfUse(use, sheets)),
    ...modules.flatMap((sheet) => faultsOfModule(sheet, uses, refined, definedIn)),
    ...global.flatMap(({ path, own }) => faultsOfGlobal(path, own, definedIn)),
  ]
}

const faultsOfGlobal = (path: string, own: ReadonlySet<string>, definedIn: ReadonlyMap<string, string>) => {
  const file = posix.basename(path)
  if (!path.startsWith(`${web}shell/style/`) || !shellSheets.includes(file))
    return [`${path} [styles] is global: styles belong in a module beside their component`]
  return [...own]
    .filter((name) => areaOf(definedIn.get(name) ?? '') !== undefined)
    .map((name) => `${path} [styles] names ${name}: the shell knows no area`)
}

const readStyles = async (folder: string): Promise<SourceFile[]> => {
  const paths: string[] = []
  for await (const path of glob(`${web}**/*.css`, { cwd: folder })) paths.push(path.replaceAll('\\', '/'))
  return Promise.all(
    paths.toSorted().map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  )
}

if (import.meta.main) {
  const folder = process.argv[2] ?? root
  report(styleFaults(await readStyles(folder), await readSources(folder)))
}
