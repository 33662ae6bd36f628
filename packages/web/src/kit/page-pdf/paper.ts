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

/** Rows by pages: the first has fewer below its header. There is always one page. */
export const paged = <Row>(rows: readonly Row[], first: number, other: number): Row[][] => {
  const pages = [rows.slice(0, first)]
  for (let at = first; at < rows.length; at += other) pages.push(rows.slice(at, at + other))
  return pages
}
