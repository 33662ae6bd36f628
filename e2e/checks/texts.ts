// Everything a page says, to eyes and to screen readers.
import type { Page } from '@playwright/test'

/** Visible text, and the names and hints that are not drawn; each piece once. */
function allTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility() || element.closest('script, style')) continue
      // What people entered is theirs: names of deals, limits as they typed them.
      if (element.closest('[translate="no"]')) continue
      // What has a name of its own is not read out by its parts, and what is hidden not at all.
      const spoken = !element.parentElement?.closest(
        ':is(a, button, [role="button"])[aria-label], [aria-hidden="true"]',
      )
      if (spoken && element.getAttribute('aria-hidden') !== 'true')
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          texts.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent ?? '')
    }
    return [...texts].map((text) => text.trim()).filter(Boolean)
  })
}

/** "theme.mode.dark", "sessions.endedOthers_one", "title:/my-sessions", "{count}": a text nobody looked up. */
const rawKey = /^[a-z][A-Za-z]*([._:][A-Za-z0-9/_-]+)+$|\{[a-z]+\}/

export async function rawKeys(page: Page): Promise<string[]> {
  return (await allTexts(page)).filter((text) => rawKey.test(text) && !/@|^https?:/.test(text))
}

/** Names, figures and keys that are the same in every language. */
const same = [
  /Bookrunner/,
  /@/,
  /^(US|CN|HK|English|Ctrl|Ctrl K|Esc|Alt|IPG|FPG|LEI|JLM|JGC|JBR|KYC|Excel|USD|CNH|HKD|EUR|JPY|GBP|AUD|NZD|CAD|CHF|SGD)$/,
  // A size as the market writes it: USD 350mm, CNH 2bn.
  /^[A-Z]{3} [0-9.,]+(mm|bn)$/,
  /^https?:/,
  /^#[0-9a-f]{6}$/,
  /^(Chrome|HeadlessChrome|Mozilla|node$)/,
]

/** In a Chinese page: what is English all the same. `known` are people's and institutions' names. */
export async function leftInEnglish(page: Page, known: readonly string[] = []): Promise<string[]> {
  const texts = await allTexts(page)
  return texts.filter(
    (text) =>
      /[A-Za-z]{3}/.test(text) &&
      !/\p{Script=Han}/u.test(text) &&
      !same.some((pattern) => pattern.test(text)) &&
      !known.includes(text),
  )
}
