// A licence text in two parts: who holds the copyright, and what is granted. Packages that grant the same in
// the same words then share one text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import type { Shipped } from './production-packages.ts'

export interface Licensed extends Shipped {
  holders: string[]
  /** What is granted; empty where the package brings no text. */
  grant: string
  /** Its NOTICE file, which Apache-2.0 asks to hand on. */
  notice: string
}

const firstFile = (folder: string, name: RegExp): string => {
  if (!existsSync(folder)) return ''
  const file = readdirSync(folder).find((one) => name.test(one))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''
}

/** Short licences begin with the holders; in long ones "copyright" is mostly part of a sentence. */
const short = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-3-Clause'])
const mostHeadLines = 20

const isHolder = (line: string): boolean =>
  /^[\s>*-]*(Copyright|\([cC]\) \d)(?!( and permission| notice| holder| owner))/.test(line)
/** Apache-2.0 has its holder in the appendix, if filled in. */
const namesYear = (line: string, { licence }: Shipped): boolean =>
  licence === 'Apache-2.0' && /^\s*Copyright \d{4}/.test(line)
const isTitle = (line: string): boolean =>
  /^[\s#*_=-]*\(?(the )?(mit|isc|bsd|zero)[\w .-]*(licen[cs]e)?[\w .()-]*[\s*_=-]*$|^[\s#*_=-]*licen[cs]e[\s*_=-]*$/i.test(
    line,
  )

const authorOf = (folder: string): string[] => {
  const text = firstFile(folder, /^package\.json$/)
  if (!text) return []
  const { author } = JSON.parse(text) as { author?: string | { name?: string } }
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name
  return name ? [name] : []
}

const readLicence = (one: Shipped): Licensed => {
  const folder = join(root, one.folder)
  const lines = firstFile(folder, /^licen[cs]e(\.\w+)?$/i).split('\n')
  const atHead = (at: number) => short.has(one.licence) && at < mostHeadLines
  const holders = lines
    .filter((line, at) => (atHead(at) && isHolder(line)) || namesYear(line, one))
    .map((line) => line.replace(/^[\s>*-]+|[\s*]+$/g, ''))
  const grant = lines
    .filter((line, at) => !(atHead(at) && (isHolder(line) || isTitle(line))))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return {
    ...one,
    holders: holders.length > 0 ? holders : authorOf(folder),
    grant,
    // Of a font packed with code: the licence of the font.
    notice: firstFile(folder, /^(notice(\.\w+)?|licen[cs]e_font)$/i),
  }
}

/** Builds for other machines are not installed here; their family's own text is theirs. */
const familyOf = ({ name, version }: Shipped): string => `${name.split(/[/-]/)[0]} ${version}`

/** The same words, however they are broken into lines, quoted and marked. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const withLicences = (packages: readonly Shipped[]): Licensed[] => {
  const read = packages.map(readLicence)
  const families = new Map(read.filter(({ grant }) => grant).map((one) => [familyOf(one), one]))
  const standard = (licence: string): string => {
    const grants = read.filter((one) => one.licence === licence && one.grant)
    const counted = Map.groupBy(grants, ({ grant }) => normalizeText(grant))
    return [...counted.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]?.grant ?? ''
  }
  return read.map((one) => {
    if (one.grant) return one
    const family = families.get(familyOf(one))
    const holders = one.holders.length > 0 ? one.holders : (family?.holders ?? [])
    return { ...one, holders, grant: family?.grant ?? standard(one.licence) }
  })
}
