import { listHead, type ListHead } from '@bookrunner/contract/orders'

/** Reads a quoted cell. An unclosed quote is an ordinary character. */
function quoted(text: string, from: number, delimiter: string): { cell: string; end: number } | undefined {
  if (text[from] !== '"') return undefined
  let cell = ''
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') {
      cell += text[at]
      continue
    }
    if (text[at + 1] === '"') {
      cell += '"'
      at++
      continue
    }
    const next = text[at + 1]
    return next === undefined || next === delimiter || next === '\n' ? { cell, end: at + 1 } : undefined
  }
  return undefined
}

function cellsOf(text: string, delimiter: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at <= text.length) {
    const found = quoted(text, at, delimiter)
    const ends = [text.indexOf(delimiter, at), text.indexOf('\n', at), text.length].filter((end) => end >= at)
    const end = found?.end ?? Math.min(...ends)
    line.push((found?.cell ?? text.slice(at, end)).trim())
    if (text[end] !== delimiter) {
      lines.push(line)
      line = []
    }
    at = end + 1
  }
  return lines
}

/** The delimiter: a tab, as spreadsheets copy, or the one that makes the first line a heading. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const [first = ''] = text.trimStart().split('\n')
  return [';', ','].find((sign) => listHead(first.split(sign))) ?? '\t'
}

/** A pasted line and its number. */
export interface PastedLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Splits a paste into cells; empty lines are dropped. */
export function readTable(pasted: string): PastedLine[] {
  const text = pasted.replaceAll(/\r\n?/g, '\n')
  return cellsOf(text, delimiterOf(text))
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

const mostAbove = 20

/** The headings of a list and the lines below. */
export function findHead(
  lines: readonly PastedLine[],
): { head: ListHead; below: readonly PastedLine[] } | undefined {
  for (const [at, { cells }] of lines.slice(0, mostAbove).entries()) {
    const below = lines.slice(at + 1)
    const head = listHead(
      cells,
      below.map((line) => line.cells),
    )
    if (head) return { head, below }
  }
  return undefined
}
