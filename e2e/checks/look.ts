// How the screens are looked at: in each language once, each in another colouring and at other sizes.
import type { Locator, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { misfits } from './layout.ts'
import { leftInEnglish, rawKeys } from './texts.ts'

interface Size {
  width: number
  height: number
}

const laptop = { width: 1366, height: 768 }
const desktop = { width: 1920, height: 1080 }
const wall = { width: 3840, height: 2160 }
const phone = { width: 390, height: 844 }

export interface Look {
  name: string
  lang: 'US' | 'CN' | 'HK'
  mode: 'light' | 'night' | 'dark'
  /** It is read at the last one. */
  sizes: readonly Size[]
}

export const looks: readonly Look[] = [
  { name: 'light, US', lang: 'US', mode: 'light', sizes: [wall, desktop, laptop] },
  { name: 'night, CN', lang: 'CN', mode: 'night', sizes: [desktop, laptop] },
  { name: 'phone, HK', lang: 'HK', mode: 'dark', sizes: [laptop, phone] },
]

/** Of screens that only a desk uses: they are made for a large window. */
export const withoutPhone = (look: Look): Look => ({
  ...look,
  name: look.name.replace('phone', 'dark menu'),
  sizes: look.sizes.filter(({ width }) => width > phone.width),
})

interface Reading {
  /** What came over the page, if the page itself has been read. */
  part?: Locator
  /** No word may be left in English, but these. */
  english?: readonly string[]
}

/** Everything wrong with a screen: what does not fit, what axe finds, what nobody looked up or translated. */
export async function faultsOf(page: Page, look: Look, { part, english }: Reading = {}): Promise<string[]> {
  const found: string[] = []
  for (const size of look.sizes) {
    await page.setViewportSize(size)
    found.push(...(await misfits(page)).map((one) => `at ${size.width}: ${one}`))
  }
  found.push(...(await barriers(part ?? page)))
  found.push(...(await rawKeys(page)).map((text) => `a key without a text: ${text}`))
  if (english && look.lang !== 'US')
    found.push(...(await leftInEnglish(page, english)).map((text) => `in English: ${text}`))
  return found
}
