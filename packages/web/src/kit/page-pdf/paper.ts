/** A4 landscape at 96 dots an inch: the layout of a page that needs no more space. */
const a4 = { width: 1123, height: 794 }
/** §9. */
export const scale = 4
/** Wider content is squeezed: further shrinking would be unreadable. */
const most = 2

export interface Paper {
  readonly width: number
  readonly height: number
  /** Pixels of the picture for one dot of the page: the picture's size is constant. */
  readonly scale: number
  /** The size inside the margins. */
  readonly content: { readonly width: number; readonly height: number }
  readonly margin: number
  /** Pictures are enlarged by this factor, so that their size on paper is constant. */
  readonly times: number
}

const margin = 32
/** The heights above and below the content of a page. */
export const headHeight = 30
export const footHeight = 20

/** A paper that fits content of this width: the page is shrunk instead of cutting the content. */
export const paperFor = (contentWidth: number): Paper => {
  const times = Math.min(most, Math.max(1, contentWidth / (a4.width - 2 * margin)))
  const [width, height, around] = [a4.width * times, a4.height * times, margin * times]
  const content = { width: width - 2 * around, height: height - 2 * around - headHeight - footHeight }
  return { width, height, margin: around, times, scale: scale / times, content }
}

/** Rows by pages, as many as fit by their heights: the first has less room below its header. There is always one page. */
export const paged = <Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  [first, other]: readonly [first: number, other: number],
): Row[][] => {
  let page: Row[] = []
  const pages = [page]
  let room = first
  for (const row of rows) {
    const height = heightOf(row)
    // A row higher than a page gets a page of its own.
    if (height > room && (page.length > 0 || room < other)) {
      page = []
      pages.push(page)
      room = other
    }
    page.push(row)
    room -= height
  }
  return pages
}

/** The usual width of a letter at the size of a row, rather too wide than too narrow: nothing may be cut. */
const letterWidth = (letter: string): number =>
  /[\u2e80-\u9fff\uf900-\uffef]/.test(letter) ? 11 : /[A-Z0-9MW%&@]/.test(letter) ? 7.2 : 6.2
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** How many lines a text takes in this width. */
export function linesIn(text: string, width: number): number {
  let [lines, used] = [1, 0]
  // Chinese breaks anywhere, other text after a space.
  for (const word of text.match(/[\u2e80-\u9fff\uf900-\uffef]|[^\s\u2e80-\u9fff\uf900-\uffef]+\s*|\s+/g) ??
    []) {
    const wide = widthOf(word.trimEnd())
    if (used > 0 && used + wide > width) {
      lines += 1
      used = 0
    }
    if (wide > width) {
      lines += Math.ceil(wide / width) - 1
      used = wide % width
    } else used += widthOf(word)
  }
  return lines
}
