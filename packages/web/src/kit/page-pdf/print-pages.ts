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
  /** Colours and type of the paper: the theme's variables (--br-…) by day. */
  readonly look: Readonly<Record<string, string>>
  /** Each page is drawn alone, so it may depend on nothing around it. */
  readonly pages: readonly ReactElement[]
  readonly onPage?: (done: number, of: number) => void
  readonly signal?: AbortSignal
}

/** An element for layout that is invisible and out of the Tab order. */
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
  // Works in small pieces, so that the page stays responsive.
  const options = { type: 'jpeg', quality, scale, dpr: 1, backgroundColor: '#ffffff', fast: false } as const
  const blob = await snapdom.toBlob(page, options)
  return new Uint8Array(await blob.arrayBuffer())
}

/** Prints pages to a PDF of pictures. Throws the signal's reason if it is aborted. */
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
