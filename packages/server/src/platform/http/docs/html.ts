/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | undefined | readonly Piece[]

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const written = (piece: Piece): string => {
  if (piece === undefined) return ''
  if (piece instanceof Html) return piece.text
  return typeof piece === 'object' ? piece.map(written).join('') : escaped(String(piece))
}

/** Escapes every piece except results of `html` itself. */
export const html = (texts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(texts.map((text, index) => text + written(pieces[index])).join(''))
