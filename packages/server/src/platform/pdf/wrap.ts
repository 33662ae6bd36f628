/** Estimates the width of a text without a font: a little more than it needs, never less. */
export type Measure = (text: string) => number

/** Chinese and other wide letters; everything outside the first plane too. */
const isWide = (letter: string): boolean => letter.codePointAt(0)! >= 0x2e_80

/** `narrow` measures Latin letters at size 1; ours are up to a tenth wider. */
export const measureAt =
  (size: number, narrow: Measure): Measure =>
  (text) => {
    let width = 0
    let run = ''
    for (const letter of text)
      if (isWide(letter)) width += size
      else run += letter
    return width + narrow(run) * size * 1.1
  }

/** Signs that cannot begin a line. */
const neverFirst = '，。、；：？！）」』》”’,.;:!?)]}%'

/** Latin words stay whole, Chinese breaks after any letter. */
const piecesOf = (text: string): string[] =>
  text.match(/[^\s\u2e80-\u{10ffff}]+\s*|[\u2e80-\u{10ffff}]\s*|\s+/gu) ?? []

/** Lines within the width; a single word that is too wide is broken anywhere. */
export const wrapped = (text: string, width: number, measure: Measure): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      const fits = measure((line + piece).trimEnd()) <= width
      if (fits || (line !== '' && neverFirst.includes(piece.trimEnd()))) {
        line += piece
        continue
      }
      if (line !== '') lines.push(line.trimEnd())
      line = ''
      for (const letter of piece) {
        if (line !== '' && measure(line + letter) > width) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    return [...lines, line.trimEnd()]
  })
