// A PDF of pictures as its reader sees it: from the end to its table of places, by it to every page and its picture.
import { readFile } from 'node:fs/promises'

export interface PdfPage {
  /** In points. */
  readonly width: number
  readonly height: number
  readonly jpeg: Buffer
  /** Dots of the picture. */
  readonly dots: { readonly width: number; readonly height: number }
}

const latin = (bytes: Buffer): string => bytes.toString('latin1')

/** Each object by its number, from where the table says it begins. */
function objectsIn(pdf: string): Map<number, { head: string; at: number }> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const [, lines = ''] = /^xref\n0 \d+\n((?:\d{10} \d{5} [fn] \n)+)trailer/.exec(pdf.slice(start)) ?? []
  const objects = new Map<number, { head: string; at: number }>()
  for (const [nr, line] of (lines.match(/.{19}\n/g) ?? []).entries()) {
    if (line[17] !== 'n') continue
    const begin = Number(line.slice(0, 10))
    const label = `${nr} 0 obj\n`
    if (!pdf.startsWith(label, begin)) throw new Error(`Object ${nr} is not where the table says.`)
    const at = begin + label.length
    objects.set(nr, { at, head: pdf.slice(at, pdf.indexOf('\n', at)) })
  }
  return objects
}

export async function pagesOf(path: string): Promise<PdfPage[]> {
  const bytes = await readFile(path)
  const pdf = latin(bytes)
  const objects = objectsIn(pdf)
  const referred = (head: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1])) ?? { head: '', at: 0 }
  const list = referred(referred(pdf.slice(pdf.lastIndexOf('trailer')), 'Root').head, 'Pages').head
  const kids = [...(/Kids\[([^\]]*)\]/.exec(list)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  return kids.map(([, nr]) => {
    const page = objects.get(Number(nr))!.head
    const image = referred(page, 'Page')
    const figure = (key: string) => Number(new RegExp(`/${key} (\\d+)`).exec(image.head)?.[1])
    const from = image.at + image.head.length + '\nstream\n'.length
    const [, width, height] = /MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    return {
      width: Number(width),
      height: Number(height),
      jpeg: bytes.subarray(from, from + figure('Length')),
      dots: { width: figure('Width'), height: figure('Height') },
    }
  })
}
