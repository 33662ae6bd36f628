/** Cells in spreadsheet notation: tabs and lines; cells with either are quoted. */
const quoted = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A name that begins like a formula is escaped; figures are not. */
const harmless = (cell: string): string =>
  /^[=+\-@]/.test(cell) && !/^[+-]?[\d.]+$/.test(cell) ? `'${cell}` : cell

export const toTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.map((cell) => quoted(harmless(cell))).join('\t')).join('\n')

/** The end of a quoted cell: a quote that is not doubled. */
const endOfQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

export function fromTsv(pasted: string): string[][] {
  const text = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    let end: number
    let cell: string
    if (text[at] === '"') {
      const close = endOfQuote(text, at + 1)
      cell = text.slice(at + 1, close).replaceAll('""', '"')
      end = Math.min(...['\t', '\n'].map((sign) => text.indexOf(sign, close)).filter((place) => place >= 0))
    } else {
      end = Math.min(...['\t', '\n'].map((sign) => text.indexOf(sign, at)).filter((place) => place >= 0))
      cell = text.slice(at, end === Infinity ? text.length : end)
    }
    rows.at(-1)!.push(cell)
    if (end === Infinity) break
    if (text[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}
