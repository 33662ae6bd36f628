// Makes the fonts of our PDF files from the pieces that npm has of Noto Sans SC and HK: `node scripts/fonts.ts`.
// The tools come into a folder of their own for one run, because nothing else needs them (decision 059).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/root.ts'

const tools = {
  '@fontsource-variable/noto-sans': '5.3.0',
  '@fontsource-variable/noto-sans-hk': '5.3.0',
  '@fontsource-variable/noto-sans-sc': '5.3.1',
  fontkit: '2.0.4',
  svg2ttf: '6.1.0',
  wawoff2: '2.0.1',
}
const facesFolder = join(root, 'packages/server/src/platform/pdf/faces')

interface Font {
  hasGlyphForCodePoint: (code: number) => boolean
  glyphForCodePoint: (code: number) => { advanceWidth: number; path: { toSVG: () => string } }
  getVariation: (axes: { wght: number }) => Font
}
interface Tools {
  fontkit: { create: (ttf: Buffer) => Font }
  svg2ttf: (svg: string, options: { ts: number; version: string }) => { buffer: Uint8Array }
  wawoff2: { decompress: (woff2: Buffer) => Promise<Uint8Array> }
}

type Family = 'noto-sans' | 'noto-sans-sc' | 'noto-sans-hk'

/** The pieces of a family: which of them has a letter, and each as a font of regular weight. */
class Pieces {
  readonly #folder: string
  readonly #family: Family
  readonly #tools: Tools
  readonly #pieceOf = new Map<number, string>()
  readonly #fonts = new Map<string, Promise<Font>>()

  constructor(modules: string, family: Family, loaded: Tools) {
    this.#folder = join(modules, '@fontsource-variable', family)
    this.#family = family
    this.#tools = loaded
    const ranges = JSON.parse(readFileSync(join(this.#folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >
    for (const [piece, list] of Object.entries(ranges))
      for (const range of list.split(',')) {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        for (let code = first; code <= last; code++) this.#pieceOf.set(code, piece.replaceAll(/[[\]]/g, ''))
      }
  }

  get codes(): Iterable<number> {
    return this.#pieceOf.keys()
  }

  /** The letter as an element of an SVG font; undefined where the family lacks it. */
  async glyph(code: number): Promise<string | undefined> {
    const piece = this.#pieceOf.get(code)
    if (piece === undefined) return undefined
    const opening = this.#fonts.get(piece) ?? this.#open(piece)
    this.#fonts.set(piece, opening)
    const font = await opening
    // The ranges of a piece name some letters that it does not have.
    if (!font.hasGlyphForCodePoint(code)) return undefined
    const { advanceWidth, path } = font.glyphForCodePoint(code)
    const width = Math.round(advanceWidth)
    return `<glyph unicode="&#x${code.toString(16)};" horiz-adv-x="${width}" d="${path.toSVG()}"/>`
  }

  async #open(piece: string): Promise<Font> {
    const woff2 = readFileSync(join(this.#folder, 'files', `${this.#family}-${piece}-wght-normal.woff2`))
    const ttf = await this.#tools.wawoff2.decompress(woff2)
    return this.#tools.fontkit.create(Buffer.from(ttf)).getVariation({ wght: 400 })
  }
}

/** The letters of a character set of two bytes. */
const lettersOf = (encoding: string): number[] => {
  const decoder = new TextDecoder(encoding)
  const codes: number[] = []
  for (let high = 0xa1; high <= 0xf9; high++)
    for (let low = 0x40; low <= 0xfe; low++) {
      const [letter, ...more] = decoder.decode(Uint8Array.of(high, low))
      if (letter && more.length === 0 && letter !== '\ufffd') codes.push(letter.codePointAt(0)!)
    }
  return codes
}

const head = (name: string): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><defs><font id="${name}" horiz-adv-x="1000">` +
  `<font-face font-family="${name}" units-per-em="1000" ascent="1160" descent="-288"/><missing-glyph horiz-adv-x="1000"/>`

/** Signs that the Chinese families have as wide as a Chinese letter; English texts need them narrow. */
const narrow = new Set([...'·‘’“”•×÷§±'].map((sign) => sign.codePointAt(0)))

/** All letters of a family, and those of the other place that it lacks. */
const make = async (
  family: Family,
  [own, other, western]: readonly [Pieces, Pieces, Pieces],
  further: readonly number[],
  { svg2ttf }: Tools,
): Promise<void> => {
  const glyphs: string[] = []
  const letters: string[] = []
  for (const code of [...new Set([...own.codes, ...further])].toSorted((one, another) => one - another)) {
    const first = narrow.has(code) ? western : own
    const glyph = (await first.glyph(code)) ?? (further.includes(code) ? await other.glyph(code) : undefined)
    if (glyph === undefined || code < 0x20) continue
    glyphs.push(glyph)
    letters.push(String.fromCodePoint(code))
  }
  const { buffer } = svg2ttf(`${head(family)}${glyphs.join('')}</font></defs></svg>`, {
    ts: 0,
    version: '1.0',
  })
  writeFileSync(join(facesFolder, `${family}.ttf`), buffer)
  writeFileSync(join(facesFolder, `${family}.letters.txt`), letters.join(''))
  console.log(`${family}: ${letters.length} letters, ${buffer.length} bytes`)
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
try {
  const packages = Object.entries(tools).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', ...packages], { stdio: 'inherit' })
  const modules = join(folder, 'node_modules')
  const load = createRequire(join(folder, 'fonts.js'))
  const loaded = Object.fromEntries(
    ['fontkit', 'svg2ttf', 'wawoff2'].map((name) => [name, load(name)]),
  ) as unknown as Tools
  const sc = new Pieces(modules, 'noto-sans-sc', loaded)
  const western = new Pieces(modules, 'noto-sans', loaded)
  const hk = new Pieces(modules, 'noto-sans-hk', loaded)
  await make('noto-sans-sc', [sc, hk, western], lettersOf('big5'), loaded)
  await make('noto-sans-hk', [hk, sc, western], lettersOf('gb2312'), loaded)
} finally {
  rmSync(folder, { recursive: true })
}
