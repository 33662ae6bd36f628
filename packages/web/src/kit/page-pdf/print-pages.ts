import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LANG_TAG, type Lang } from '../../platform/language.ts'
import type { Paper } from './paper.ts'
import { pdfOf } from './pdf-file.ts'
import { classes } from '../classes.ts'
import css from './page-pdf.module.css'

/** §9. */
const quality = 0.6

export interface Print {
  readonly title: string
  readonly lang: Lang
  readonly paper: Paper
  /** Colours and type of the paper: the theme's variables (--br-…), as by day. */
  readonly look: Readonly<Record<string, string>>
  /** Each is drawn alone, and gone before the next; what is in it asks nothing of what stands around. */
  readonly pages: readonly ReactElement[]
  readonly onPage?: (done: number, of: number) => void
  readonly signal?: AbortSignal
}

/** Laid out as any page, where nobody sees it, nor comes to it by keys. */
const offScreen = (look: Print['look']): HTMLElement => {
  const room = document.createElement('div')
  room.className = classes(css.paper)
  room.inert = true
  room.ariaHidden = 'true'
  for (const [name, value] of Object.entries(look)) room.style.setProperty(name, value)
  document.body.append(room)
  return room
}

const pictureOf = async (page: HTMLElement, { scale }: Paper): Promise<Uint8Array<ArrayBuffer>> => {
  const { snapdom } = await import('@zumer/snapdom')
  // In small pieces of work: who printed goes on working meanwhile.
  const asked = { type: 'jpeg', quality, scale, dpr: 1, backgroundColor: '#ffffff', fast: false } as const
  const blob = await snapdom.toBlob(page, asked)
  return new Uint8Array(await blob.arrayBuffer())
}

/** Pages as a PDF, each a picture of what is drawn. Ends with the signal's reason where it is given up. */
export async function printPages(print: Print): Promise<Blob> {
  const { title, lang, paper, look, pages, onPage, signal } = print
  const room = offScreen(look)
  const root = createRoot(room)
  try {
    const pictures: Uint8Array<ArrayBuffer>[] = []
    for (const page of pages) {
      signal?.throwIfAborted()
      flushSync(() => root.render(page))
      await document.fonts.ready
      await Promise.all([...room.querySelectorAll('img')].map((image) => image.decode()))
      pictures.push(await pictureOf(room.firstElementChild as HTMLElement, paper))
      onPage?.(pictures.length, pages.length)
    }
    signal?.throwIfAborted()
    return pdfOf(pictures, { title, lang: LANG_TAG[lang] })
  } finally {
    root.unmount()
    room.remove()
  }
}
