/** A4 lying down at 96 dots an inch: what a page is laid out in where nothing needs more room. */
const a4 = { width: 1123, height: 794 }
/** §9. */
export const scale = 4
/** Beyond this even good eyes read nothing: what is wider is squeezed. */
const most = 2

export interface Paper {
  readonly width: number
  readonly height: number
  /** Dots of the picture for one of the page: the same picture however much room it shows. */
  readonly scale: number
  /** Of content, inside of the margins. */
  readonly content: { readonly width: number; readonly height: number }
  readonly margin: number
  /** What pictures in it are enlarged by, to be as large on paper as ever. */
  readonly times: number
}

const margin = 32
/** What stands above and below every page's content. */
export const headHeight = 30
export const footHeight = 20

/** Room in which content of such a width stands as it does on the screen; the page is shrunk, not the content cut. */
export const paperFor = (contentWidth: number): Paper => {
  const times = Math.min(most, Math.max(1, contentWidth / (a4.width - 2 * margin)))
  const [width, height, around] = [a4.width * times, a4.height * times, margin * times]
  const content = { width: width - 2 * around, height: height - 2 * around - headHeight - footHeight }
  return { width, height, margin: around, times, scale: scale / times, content }
}

/** Rows by pages: the first holds fewer where something stands above them. There is always a page. */
export const paged = <Row>(rows: readonly Row[], first: number, other: number): Row[][] => {
  const pages = [rows.slice(0, first)]
  for (let at = first; at < rows.length; at += other) pages.push(rows.slice(at, at + other))
  return pages
}
