// A PDF of pictures, one a page: the little of ISO 32000 that takes. Readers find each object by its place in bytes.

/** A4 lying down, in points of a seventy-second of an inch. */
const paper = { width: 841.89, height: 595.28 }

export interface PdfFacts {
  title: string
  /** As BCP 47 has it: "en", "zh-Hant". */
  lang: string
}

/** What a JPEG says of itself in its frame header. */
const pictureIn = (jpeg: Uint8Array): { width: number; height: number; colors: number } => {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 9 < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    // Frame headers, without the tables that lie among their numbers.
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
    if (isFrame)
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        colors: view.getUint8(at + 9),
      }
    if (marker >> 8 !== 0xff) break
  }
  throw new Error('a page is no JPEG')
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Text of any script, as PDF keeps it: UTF-16 in hexadecimal. */
const textOf = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** Gathers objects and remembers where each begins. */
class PdfBody {
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  readonly #places = new Map<number, number>()
  #length = 0

  add(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): void {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? bytesOf(part) : part
      this.#parts.push(bytes)
      this.#length += bytes.length
    }
  }

  object(nr: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.#places.set(nr, this.#length)
    if (stream) this.add(`${nr} 0 obj\n${dictionary}\nstream\n`, stream, '\nendstream\nendobj\n')
    else this.add(`${nr} 0 obj\n${dictionary}\nendobj\n`)
  }

  /** The table of places: twenty bytes a line, or no reader finds anything. */
  end(trailer: string): Blob {
    const at = this.#length
    const size = this.#places.size + 1
    const lines = Array.from({ length: size - 1 }, (_, nr) => this.#places.get(nr + 1) ?? 0)
    const table = lines.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    this.add(`xref\n0 ${size}\n0000000000 65535 f \n${table}`)
    this.add(`trailer\n<</Size ${size} ${trailer}>>\nstartxref\n${at}\n%%EOF\n`)
    return new Blob(this.#parts, { type: 'application/pdf' })
  }
}

const [catalog, pageList, info, firstPage] = [1, 2, 3, 4]

/** Each picture fills its page; what is drawn on it is of the paper's shape. */
export const pdfOf = (pages: readonly Uint8Array<ArrayBuffer>[], { title, lang }: PdfFacts): Blob => {
  const body = new PdfBody()
  const { width, height } = paper
  const draw = bytesOf(`q ${width} 0 0 ${height} 0 0 cm /Page Do Q`)
  const pageNr = (index: number) => firstPage + 3 * index
  const kids = pages.map((_, index) => `${pageNr(index)} 0 R`).join(' ')
  body.add('%PDF-1.7\n%', new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), '\n')
  body.object(
    catalog,
    `<</Type/Catalog/Pages ${pageList} 0 R/Lang (${lang})/ViewerPreferences<</DisplayDocTitle true>>>>`,
  )
  body.object(pageList, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
  body.object(info, `<</Title ${textOf(title)}/Producer (Bookrunner)>>`)
  for (const [index, jpeg] of pages.entries()) {
    const [page, content, image] = [pageNr(index), pageNr(index) + 1, pageNr(index) + 2]
    const picture = pictureIn(jpeg)
    const resources = `/Resources<</XObject<</Page ${image} 0 R>>>>`
    body.object(
      page,
      `<</Type/Page/Parent ${pageList} 0 R/MediaBox[0 0 ${width} ${height}]${resources}/Contents ${content} 0 R>>`,
    )
    body.object(content, `<</Length ${draw.length}>>`, draw)
    body.object(
      image,
      `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}` +
        `/ColorSpace/${picture.colors === 1 ? 'DeviceGray' : 'DeviceRGB'}/BitsPerComponent 8` +
        `/Filter/DCTDecode/Length ${jpeg.length}>>`,
      jpeg,
    )
  }
  return body.end(`/Root ${catalog} 0 R/Info ${info} 0 R`)
}
