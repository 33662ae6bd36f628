import { setImmediate as othersFirst } from 'node:timers/promises'
import { numberText, type NumberKind } from './number-text.ts'
import { attribute, officeText, tagsIn, type Tag } from './xml.ts'

/** A non-empty line of a sheet: its cells as text, from column A on. */
export interface SheetLine {
  /** As Excel counts: from 1. */
  row: number
  cells: string[]
  /** Columns of formulas without a stored value. */
  unworked: number[]
}

export interface SheetText {
  lines: SheetLine[]
  /** There are more lines than requested. */
  more: boolean
  /** Merged cells: A3:B5. */
  merges: string[]
}

/** Texts and formats that cells refer to. */
export interface Shared {
  strings: readonly string[]
  kinds: readonly NumberKind[]
}

const mostColumns = 256
/** So many tags are read before other requests are served: a few milliseconds' work. */
const tagsAtOnce = 20_000

/** A is 0, Z 25, AA 26. */
export const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** All runs of each entry together, without the pronunciation of Japanese. Undefined if the list breaks off. */
export const sharedStrings = (xml: string | undefined): string[] | undefined => {
  const strings: string[] = []
  if (xml === undefined) return strings
  let isWhole = false
  let text = ''
  let aloud = false
  for (const tag of tagsIn(xml)) {
    if (tag.name === 'sst' && tag.kind !== 'open') isWhole = true
    if (tag.name === 'rPh') aloud = tag.kind === 'open'
    else if (tag.name === 't' && tag.kind === 'close' && !aloud) text += tag.before
    else if (tag.name === 'si' && tag.kind !== 'open') {
      strings.push(officeText(text))
      text = ''
    } else if (tag.name === 'si') text = ''
  }
  return isWhole ? strings : undefined
}

interface Cell {
  column: number
  type: string
  style: number
  value: string
  inline: string
  formula: boolean
}

const cellOf = (tag: Tag, next: number): Cell => {
  const reference = attribute(tag, 'r')
  return {
    column: reference === undefined ? next : columnOf(reference),
    type: attribute(tag, 't') ?? 'n',
    style: Number(attribute(tag, 's') ?? 0),
    value: '',
    inline: '',
    formula: false,
  }
}

/** Undefined if the cell refers to a text that the file does not have. */
const textOf = ({ type, style, value, inline }: Cell, { strings, kinds }: Shared): string | undefined => {
  if (type === 's') return strings[Number(value)]
  if (type === 'inlineStr') return officeText(inline)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'n') return numberText(value, kinds[style] ?? 'plain')
  return officeText(value)
}

/**
 * Reads a sheet from its beginning up to so many non-empty lines. Undefined if it breaks off before its end: a row that
 * is lost without a word is worse than a refusal.
 */
export class SheetReading {
  readonly #shared: Shared
  readonly #most: number
  readonly #text: SheetText = { lines: [], more: false, merges: [] }
  #row = 0
  #next = 0
  #line: SheetLine | undefined
  #cell: Cell | undefined
  #isWhole = false
  #isDamaged = false

  constructor(shared: Shared, most: number) {
    this.#shared = shared
    this.#most = most
  }

  async read(xml: string): Promise<SheetText | undefined> {
    let tags = 0
    for (const tag of tagsIn(xml)) {
      if (++tags % tagsAtOnce === 0) await othersFirst()
      if (this.#cell) this.#inCell(this.#cell, tag)
      else this.#inRow(tag)
      if (this.#text.more) return this.#text
    }
    return this.#isWhole && !this.#isDamaged ? this.#text : undefined
  }

  #inRow(tag: Tag): void {
    if (tag.name === 'sheetData' && tag.kind !== 'open') this.#isWhole = true
    if (tag.name === 'row' && tag.kind !== 'close') {
      this.#row = Number(attribute(tag, 'r') ?? this.#row + 1)
      this.#line = { row: this.#row, cells: [], unworked: [] }
      this.#next = 0
    }
    if (tag.name === 'row' && tag.kind !== 'open') this.#endRow()
    if (tag.name === 'c' && tag.kind !== 'close') {
      const cell = cellOf(tag, this.#next)
      this.#next = cell.column + 1
      if (tag.kind === 'open') this.#cell = cell
    }
    if (tag.name === 'mergeCell' && tag.kind !== 'close') this.#text.merges.push(attribute(tag, 'ref') ?? '')
  }

  #inCell(cell: Cell, tag: Tag): void {
    if (tag.name === 'f' && tag.kind !== 'close') cell.formula = true
    if (tag.kind !== 'close') return
    if (tag.name === 'v') cell.value = tag.before
    if (tag.name === 't') cell.inline += tag.before
    if (tag.name !== 'c') return
    this.#cell = undefined
    const { column } = cell
    if (!this.#line || column < 0 || column >= mostColumns) return
    if (cell.formula && cell.value === '') this.#line.unworked.push(column)
    if (cell.value === '' && cell.inline === '') return
    const text = textOf(cell, this.#shared)
    if (text === undefined) this.#isDamaged = true
    this.#line.cells[column] = text ?? ''
  }

  #endRow(): void {
    const line = this.#line
    this.#line = undefined
    if (!line) return
    const cells = Array.from(line.cells, (cell) => cell ?? '')
    if (cells.every((cell) => cell.trim() === '') && line.unworked.length === 0) return
    if (this.#text.lines.length === this.#most) this.#text.more = true
    else this.#text.lines.push({ ...line, cells })
  }
}
