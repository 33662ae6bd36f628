/** A tag, with the text before it since the last one. */
export interface Tag {
  /** Without a namespace prefix, which some writers use. */
  name: string
  head: string
  kind: 'open' | 'close' | 'empty'
  before: string
}

const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/**
 * Tag by tag, reading each letter once. Nothing external is ever read; a file with entities of its own, or that
 * breaks off in a tag, ends here.
 */
export function* tagsIn(xml: string): Generator<Tag, undefined> {
  let from = 0
  let before = ''
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', from)) {
    before += plainText(xml.slice(from, at))
    const skip = skipped.find(([begin]) => xml.startsWith(begin, at))
    const end = xml.indexOf(skip ? skip[1] : '>', at)
    if (end < 0) return
    from = end + (skip ? skip[1].length : 1)
    if (skip) continue
    if (xml.startsWith('<![CDATA[', at)) {
      const close = xml.indexOf(']]>', at)
      if (close < 0) return
      before += xml.slice(at + 9, close)
      from = close + 3
      continue
    }
    if (xml[at + 1] === '!') return
    const close = xml[at + 1] === '/'
    const empty = xml[end - 1] === '/'
    const inner = xml.slice(at + (close ? 2 : 1), empty ? end - 1 : end)
    const blank = inner.search(/\s/)
    const name = blank < 0 ? inner : inner.slice(0, blank)
    const head = blank < 0 ? '' : inner.slice(blank)
    const kind = close ? 'close' : empty ? 'empty' : 'open'
    yield { name: name.slice(name.indexOf(':') + 1), head, kind, before }
    before = ''
  }
}

const readers = new Map<string, RegExp>()

export const attribute = ({ head }: Tag, name: string): string | undefined => {
  let reader = readers.get(name)
  if (!reader)
    readers.set(name, (reader = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)))
  const [, double, single] = reader.exec(head) ?? []
  const value = double ?? single
  return value === undefined ? undefined : plainText(value)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Letters that our texts cannot contain are left out. */
const letter = (code: number): string =>
  [9, 10, 13].includes(code) || (code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff))
    ? String.fromCodePoint(code)
    : ''

const plainText = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));/gi,
        (whole: string, hex?: string, digits?: string, name?: string) => {
          if (name) return named[name] ?? whole
          return letter(hex ? Number.parseInt(hex, 16) : Number(digits))
        },
      )
    : text

/** Office writes letters that XML cannot contain as _x000D_. */
export const officeText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) => letter(Number.parseInt(hex, 16)))
    : text
