import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/index.ts'
import { adviseOnFile, Inspection } from './inspect.ts'
import type { Kind, Purpose } from './kinds.ts'
import {
  bytesOf,
  gifSaying,
  glue,
  jpgSaying,
  mainTypes,
  sampleGif,
  sampleJpg,
  sampleOffice,
  samplePdf,
  samplePng,
  typesXml,
  zipOf,
  type SampleEntry,
} from './samples.ts'

interface InspectInput {
  purpose?: Purpose
  name?: string
  /** How much arrives at a time. */
  piece?: number
}

/** What a file is taken for, or why it is not; as it arrives in pieces. Nothing in these is packed. */
const found = (
  file: Uint8Array,
  { purpose = 'document', name = 'terms.pdf', piece = 7 }: InspectInput = {},
): string => {
  const inspection = new Inspection(purpose, name)
  for (let at = 0; at < file.length; at += piece) {
    const refused = inspection.see(file.subarray(at, at + piece))
    if (refused) return refused.reason
  }
  const end = inspection.end()
  let step = end.next()
  while (!step.done) step = end.next(file.slice(step.value.at, step.value.at + step.value.length))
  return isRefusal(step.value) ? step.value.reason : step.value
}

const samples = {
  pdf: samplePdf,
  png: samplePng,
  jpg: sampleJpg,
  gif: sampleGif,
  docx: sampleOffice('docx'),
  xlsx: sampleOffice('xlsx'),
  pptx: sampleOffice('pptx'),
} as const
const kindsThere = Object.keys(samples) as Kind[]
const nameOf = (kind: Kind) => `sample.${kind}`
const takenBy = {
  document: ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'pptx'],
  logo: ['png', 'jpg'],
  image: ['png', 'jpg', 'gif'],
}

describe.each(kindsThere)('a %s', (kind) => {
  const file = samples[kind]
  it.each([1, 3, 64, 1000, 1_000_000])('is known by its content, in pieces of %i', (piece) => {
    const purpose = kind === 'gif' ? 'image' : 'document'
    expect(found(file, { purpose, name: nameOf(kind), piece })).toBe(kind)
  })

  it.each(['document', 'logo', 'image'] as const)(
    'is taken for a %s, or is not of those that are',
    (purpose) => {
      expect(found(file, { purpose, name: nameOf(kind) })).toBe(
        takenBy[purpose].includes(kind) ? kind : 'file.kind',
      )
    },
  )

  it('must be called what it is', () => {
    const purpose = kind === 'gif' ? 'image' : 'document'
    for (const name of ['sample', 'sample.exe', `sample.${kind}.html`, 'sample.pdf', 'sample.png']) {
      if (name === nameOf(kind)) continue
      expect(found(file, { purpose, name })).toBe('file.ending')
    }
    expect(found(file, { purpose, name: `SAMPLE.${kind.toUpperCase()}` })).toBe(kind)
  })

  it('is damaged where it is cut off, wherever that is', () => {
    const purpose = kind === 'gif' ? 'image' : 'document'
    // A line's end behind %%EOF is no loss.
    const shortest = kind === 'pdf' ? 2 : 1
    for (let cut = shortest; cut < file.length - 24; cut += 5)
      expect(found(file.subarray(0, -cut), { purpose, name: nameOf(kind) })).toBe('file.damaged')
  })

  it.each([
    ['a page', bytesOf('<html><script>alert(1)</script>')],
    ['an archive', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['another picture', samplePng],
    ['one letter', bytesOf('x')],
    ['a lot of nothing', new Uint8Array(70_000).fill(7)],
  ])('has nothing behind its end: %s', (_what, more) => {
    const purpose = kind === 'gif' ? 'image' : 'document'
    const refused = found(glue(file, more), { purpose, name: nameOf(kind) })
    // Of an archive the end is where its list says; of a PDF it is looked for in the last kilobyte.
    expect(['file.hidden', 'file.damaged']).toContain(refused)
  })
})

describe('polyglots', () => {
  const archive = zipOf([{ name: 'evil.class', content: 'x'.repeat(500) }])

  it.each([
    ['a PDF with an archive behind it', glue(samplePdf, archive), 'pdf'],
    ['a PDF with an archive before its last line', glue(samplePdf, archive, bytesOf('\n%%EOF\n')), 'pdf'],
    ['a JPEG with an archive behind it', glue(sampleJpg, archive), 'jpg'],
    [
      'a JPEG whose comment is an archive',
      jpgSaying(String.fromCharCode(...archive).slice(0, 200) + 'PK\x05\x06\0\0\0\0'),
      'jpg',
    ],
    ['a JPEG whose comment is a page', jpgSaying('<script>alert(1)</script>'), 'jpg'],
    ['a PDF inside of a JPEG', jpgSaying('%PDF-1.4 1 0 obj'), 'jpg'],
    ['a PNG with an archive behind it', glue(samplePng, archive), 'png'],
    ['an archive that begins as a PDF', zipOf([{ name: 'a', content: '%PDF-1.4' }]), 'docx'],
    ['a page and a document', sampleOffice('docx', [{ name: '%PDF-1.7.xml', content: '' }]), 'docx'],
  ] as const)('%s', (_what, file, kind) => {
    expect(found(file, { name: nameOf(kind) })).toBe('file.hidden')
  })

  it('a GIF that is a script, or says one', () => {
    const image = { purpose: 'image', name: 'a.gif' } as const
    expect(found(glue(sampleGif, bytesOf('/*')), image)).toBe('file.hidden')
    expect(found(gifSaying('<?php system($_GET[0]) ?>'), image)).toBe('file.hidden')
    expect(found(bytesOf('GIF89a=1;/*<script>*/alert(1)//'), image)).toMatch(/hidden|damaged/)
  })

  it('an archive with something before it or behind it', () => {
    const docx = { name: 'a.docx' }
    expect(found(glue(bytesOf('MZ'), sampleOffice('docx')), docx)).toBe('file.kind')
    expect(found(glue(sampleOffice('docx'), bytesOf('\0')), docx)).toBe('file.damaged')
    expect(found(glue(sampleOffice('docx'), archive), docx)).toBe('file.damaged')
  })

  it('a program that fills up its last block hides nothing', () => {
    expect(found(glue(sampleJpg, new Uint8Array(16)), { name: 'a.jpg' })).toBe('jpg')
    expect(found(glue(samplePdf, bytesOf('\r\n \n')), { name: 'a.pdf' })).toBe('pdf')
    expect(found(glue(sampleJpg, new Uint8Array(65)), { name: 'a.jpg' })).toBe('file.hidden')
  })
})

describe('office documents', () => {
  const docx = { name: 'a.docx' }
  const withEntries = (entries: readonly SampleEntry[]) => found(zipOf(entries), docx)
  const [part, type] = mainTypes.docx

  it.each(['word/vbaProject.bin', 'xl/macrosheets/sheet1.xml', 'word/vbaData.xml', 'WORD/VBAPROJECT.BIN'])(
    'with macros are refused: %s',
    (name) => {
      expect(found(sampleOffice('docx', [{ name, content: 'x' }]), docx)).toBe('file.macros')
    },
  )

  it.each([
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    'application/vnd.ms-office.vbaProject',
  ])('with macros by what they say are refused: %s', (macros) => {
    expect(withEntries([typesXml(part, macros)])).toBe('file.macros')
  })

  it.each([
    ['an archive of anything', [{ name: 'a.txt', content: 'a' }]],
    ['a template', [typesXml(part, type.replace('.document.main', '.template.main'))]],
    ['both at once', [{ ...typesXml(part, `${type} ${mainTypes.xlsx[1]}`) }]],
  ])('are not %s', (_what, entries) => {
    expect(withEntries(entries)).toBe('file.kind')
  })

  it.each([
    ['two of one name', [typesXml(part, type), { name: 'A', content: '1' }, { name: 'a', content: '2' }]],
    ['a way out', [typesXml(part, type), { name: '../../etc/passwd', content: '' }]],
    ['a place of its own', [typesXml(part, type), { name: '/etc/passwd', content: '' }]],
    ['a drive', [typesXml(part, type), { name: 'c:\\a', content: '' }]],
    ['a secret', [{ ...typesXml(part, type), flags: 1 }]],
    ['a packing nobody knows', [{ ...typesXml(part, type), method: 99 }]],
  ])('have no %s', (_what, entries) => {
    expect(withEntries(entries)).toBe('file.damaged')
  })

  it('are what is called by their name', () => {
    expect(found(sampleOffice('xlsx'), docx)).toBe('file.ending')
  })

  it('are damaged where what they hold cannot be unpacked', () => {
    const file = sampleOffice('docx')
    const inspection = new Inspection('document', 'a.docx')
    inspection.see(file)
    const end = inspection.end()
    const list = end.next().value as { at: number; length: number }
    end.next(file.slice(list.at, list.at + list.length))
    expect(end.next(undefined)).toMatchObject({ done: true, value: { reason: 'file.damaged' } })
  })
})

describe('anything else', () => {
  it.each([
    ['text', 'To whom it may concern'],
    ['a page', '<!doctype html><title>a</title>'],
    ['a picture of letters', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an older document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['a program', 'MZ\x90\0'],
    ['a PDF that begins later', `\n${String.fromCharCode(...samplePdf)}`],
    ['a script', '#!/bin/sh'],
  ])('is refused, with what is taken: %s', (_what, text) => {
    expect(found(bytesOf(text))).toBe('file.kind')
    const inspection = new Inspection('document', 'a.pdf')
    inspection.see(bytesOf(text.padEnd(2000)))
    expect(new Inspection('logo', 'a.png').see(bytesOf(text.padEnd(2000)))).toMatchObject({
      params: { kinds: 'JPG, PNG' },
      fields: [{ field: 'file', reason: 'file.kind' }],
    })
  })

  it('is nothing', () => {
    expect(found(new Uint8Array(0))).toBe('file.empty')
  })
})

describe('before anything is sent', () => {
  it('is refused early for its name or size', () => {
    const advice = (name: string, bytes: number, purpose: Purpose = 'document') =>
      adviseOnFile(purpose, { name, bytes })?.reason
    const mega = 1024 * 1024
    expect(advice('a.pdf', 50 * mega)).toBeUndefined()
    expect(advice('a.pdf', 50 * mega + 1)).toBe('file.too-large')
    expect(advice('a.png', mega - 1, 'logo')).toBeUndefined()
    expect(advice('a.png', mega, 'logo')).toBe('file.too-large')
    expect(advice('a.png', 800 * 1024 - 1, 'image')).toBeUndefined()
    expect(advice('a.png', 800 * 1024, 'image')).toBe('file.too-large')
    expect(advice('a.pdf', 0)).toBe('file.empty')
    expect(advice('a.exe', 1)).toBe('file.kind')
    expect(advice('a.gif', 1)).toBe('file.kind')
    expect(advice('A.JPEG', 1, 'logo')).toBeUndefined()
    expect(adviseOnFile('logo', { name: 'a.png', bytes: mega })?.params).toEqual({ most: '1 MB' })
    expect(adviseOnFile('image', { name: 'a.png', bytes: mega })?.params).toEqual({ most: '800 kB' })
    expect(adviseOnFile('document', { name: 'a.png', bytes: 60 * mega })?.params).toEqual({ most: '50 MB' })
  })
})
