// Everything a page says, to eyes and to screen readers.
import type { Page } from '@playwright/test'

/** Visible text, and the names and hints that are not drawn; each piece once. */
function everythingSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title])
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility() || element.closest('script, style')) continue
      // What people entered is theirs: names of deals, levels as they were said.
      if (element.closest('[translate="no"]')) continue
      // What has a name of its own is not read out by its parts, and what is hidden not at all.
      const spoken = !element.parentElement?.closest(
        ':is(a, button, [role="button"])[aria-label], [aria-hidden="true"]',
      )
      if (spoken && element.getAttribute('aria-hidden') !== 'true')
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          said.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent ?? '')
    }
    return [...said].map((text) => text.trim()).filter(Boolean)
  })
}

/** "theme.mode.dark", "sessions.endedOthers_one", "title:/my-sessions", "{count}": a text nobody looked up. */
const rawKey = /^[a-z][A-Za-z]*([._:][A-Za-z0-9/_-]+)+$|\{[a-z]+\}/

export async function rawKeys(page: Page): Promise<string[]> {
  return (await everythingSaid(page)).filter((text) => rawKey.test(text) && !text.includes('@'))
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
  const said = await everythingSaid(page)
  return said.filter(
    (text) =>
      /[A-Za-z]{3}/.test(text) &&
      !/\p{Script=Han}/u.test(text) &&
      !same.some((pattern) => pattern.test(text)) &&
      !known.includes(text),
  )
}
