// Whatever makes or reads a file or verifies a chain must be marked slow in the contract, so that the gate counts it.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { listCalls } from '@bookrunner/contract/kernel'

const source = join(import.meta.dirname, '../src')
const files = globSync('{areas,platform}/**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => join(source, file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** Functions that work long, and where they come from. */
const heavy =
  /\b(sheetFile|zipFile|pdfFile|pdfOf|tableFile|readSheet|readSheets|proveLedger|proveChain|verifyLedger)\b/

/** Top-level declarations of a file by name. */
const declaredIn = (file: string): Map<string, string> =>
  new Map(
    texts
      .get(file)!
      .split(/\n(?=(?:export )?(?:const|async function|function|class) )/)
      .flatMap((text): [string, string][] => {
        const name = /^(?:export )?(?:const|async function\*?|function\*?|class) (\w+)/.exec(text)?.[1]
        return name ? [[name, text]] : []
      }),
  )
const declarations = new Map(files.map((file) => [file, declaredIn(file)]))

/** Imported names of the same area, and their files. */
const importedIn = (file: string): Map<string, string> =>
  new Map(
    [...texts.get(file)!.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names, path]) => {
      const from = join(dirname(file), path!)
      return texts.has(from)
        ? [...names!.matchAll(/\w+/g)].map(([name]): [string, string] => [name, from])
        : []
    }),
  )

/** True if the declaration calls heavy work, itself or through what it uses. */
const isHeavy = (file: string, name: string, seen = new Set<string>()): boolean => {
  const text = declarations.get(file)?.get(name)
  if (text === undefined || seen.has(`${file} ${name}`)) return false
  seen.add(`${file} ${name}`)
  if (heavy.test(text)) return true
  const imported = importedIn(file)
  return [...new Set(text.match(/\w+/g))].some(
    (used) => used !== name && isHeavy(imported.get(used) ?? file, used, seen),
  )
}

/** `read(ordersCalls.downloadMyOrder`, `service(bookCalls.download`: the call that a declaration answers. */
const answered = /\b(?:read|service)\(\s*(\w+)Calls\.(\w+)/

const all = listCalls(calls)
const marked = new Set(all.filter(({ slow, longWay }) => slow || longWay).map(({ name }) => name))
const slow = new Set(all.filter((call) => call.slow).map(({ name }) => name))

it('marks every call that answers with a file as slow, or its way as long', () => {
  expect(
    all.filter(({ name, replies }) => replies === 'file' && !marked.has(name)).map(({ name }) => name),
  ).toEqual([])
})

it('marks every call that takes a file', () => {
  expect(
    all.filter(({ name, travels }) => travels === 'multipart' && !marked.has(name)).map(({ name }) => name),
  ).toEqual([])
})

it('marks no call both ways', () => {
  expect(all.filter((call) => call.slow && call.longWay).map(({ name }) => name)).toEqual([])
})

it('marks every call as slow that makes a workbook or a paper, or verifies a chain', () => {
  const heavyCalls = files.flatMap((file) =>
    [...declarations.get(file)!].flatMap(([name, text]) => {
      const [, area, call] = answered.exec(text) ?? []
      return call && isHeavy(file, name) ? [`${area}.${call}`] : []
    }),
  )
  // The scan itself must find what is known.
  expect(heavyCalls).toEqual(
    expect.arrayContaining(['deals.verifyDealLog', 'orders.downloadMyOrder', 'deals.termSheet']),
  )
  expect(heavyCalls.filter((name) => !slow.has(name))).toEqual([])
})
