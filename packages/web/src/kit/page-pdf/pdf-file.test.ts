import { describe, expect, it } from 'vitest'
import { pdfOf } from './pdf-file.ts'

/** A grey or coloured JPEG with a valid frame header only. */
const jpegOf = (width: number, height: number, colors = 3, more = 40): Uint8Array<ArrayBuffer> => {
  const word = (value: number) => [value >> 8, value & 0xff]
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    6,
    1,
    2,
    3,
    4,
    0xff,
    0xc4,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    8 + 3 * colors,
    8,
    ...word(height),
    ...word(width),
    colors,
    ...Array.from({ length: 3 * colors }, () => 1),
    ...Array.from({ length: more }, (_, at) => (at * 37) % 256),
    0xff,
    0xd9,
  ])
}

const latin = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer())

/** Reads a PDF as a viewer does: from the end to the table, to the objects, along their references. */
const opened = (pdf: string) => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const [, count = '', lines = ''] =
    /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n/.exec(pdf.slice(start)) ?? []
  const places = lines.match(/.{19}\n/g) ?? []
  const objects = new Map<number, string>()
  for (const [nr, line] of places.entries()) {
    if (line[17] !== 'n') continue
    const text = pdf.slice(Number(line.slice(0, 10)))
    const head = `${nr} 0 obj\n`
    if (!text.startsWith(head)) throw new Error(`object ${nr} is not where the table says`)
    const length = /^<<.*\/Length (\d+)>>\nstream\n/.exec(text.slice(head.length))
    const end = length ? head.length + length[0].length + Number(length[1]) : text.indexOf('\nendobj')
    if (length && !text.slice(end).startsWith('\nendstream\nendobj\n')) throw new Error(`object ${nr} is cut`)
    objects.set(nr, text.slice(head.length, end))
  }
  const refer = (text: string, key: string): string =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1])) ?? ''
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'))
  const list = refer(refer(trailer, 'Root'), 'Pages')
  const kids = [...(/Kids\[([^\]]*)\]/.exec(list)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  const pages = kids.map(([, nr]) => objects.get(Number(nr)) ?? '')
  return { count: Number(count), lines: places.length, objects, refer, trailer, list, pages }
}

describe('a PDF of pictures', () => {
  it('has an A4 landscape page for each picture, and a correct table of objects', async () => {
    const jpegs = [jpegOf(4490, 3175), jpegOf(20, 10, 1, 9000), jpegOf(1, 1)]
    const file = pdfOf(jpegs, { title: 'Book', lang: 'en' })
    expect(file.type).toBe('application/pdf')
    const pdf = await latin(file)
    const { count, lines, objects, refer, list, pages } = opened(pdf)
    expect([count, lines, objects.size, pages.length]).toEqual([13, 13, 12, 3])
    expect(list).toContain('/Count 3')
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/^<<\/Type\/Page\/.*\/MediaBox\[0 0 841\.89 595\.28\]/)
      const picture = refer(page, 'Page')
      expect(refer(page, 'Contents')).toMatch(/\nq 841\.89 0 0 595\.28 0 0 cm \/Page Do Q$/)
      const bytes = picture.slice(picture.indexOf('stream\n') + 7)
      expect(bytes).toBe(await latin(new Blob([jpegs[index]!])))
    }
    const pictures = pages.map((page) =>
      /Width (\d+)\/Height (\d+)\/ColorSpace\/(\w+)/.exec(refer(page, 'Page'))?.slice(1),
    )
    expect(pictures).toEqual([
      ['4490', '3175', 'DeviceRGB'],
      ['20', '10', 'DeviceGray'],
      ['1', '1', 'DeviceRGB'],
    ])
  })

  it('has its title in any script', async () => {
    const { refer, trailer } = opened(
      await latin(pdfOf([jpegOf(1, 1)], { title: '订单簿 (1)', lang: 'zh-Hans' })),
    )
    const title = /\/Title <FEFF([0-9a-f]+)>/.exec(refer(trailer, 'Info'))?.[1] ?? ''
    expect(
      String.fromCharCode(...(title.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ).toBe('订单簿 (1)')
    expect(refer(trailer, 'Root')).toContain('/Lang (zh-Hans)')
  })

  it.each([new Uint8Array(40), new Uint8Array(0)])('takes nothing but JPEG for a page', (bytes) => {
    expect(() => pdfOf([bytes], { title: '', lang: 'en' })).toThrow('no JPEG')
  })
})
