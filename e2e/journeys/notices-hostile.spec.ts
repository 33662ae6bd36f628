// §8: what attackers send as the text of a notice is cleaned by the server, and runs nothing in the reader's page.
import type { Client } from '@bookrunner/contract'
import { hostileHtml, sampleOf } from '@bookrunner/contract/notices/hostile-html'
import { apiAs } from '../api.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

/** A text with a NUL is refused before it is cleaned. */
const all = hostileHtml().filter((html) => !html.includes('\0'))

const noticeWith = (title: string, content: string) => ({
  texts: { US: { title, summary: 'Attacks', content: `<p>Begin</p>${content}` }, CN: null, HK: null },
  link: '',
  menuTab: '',
  publishing: 'now' as const,
  sendAt: null,
  entityIds: [],
  userIds: ['usr_systemadmin'],
  imageId: null,
})

const allowed =
  'P BR H2 H3 STRONG EM U S UL OL LI BLOCKQUOTE HR A SPAN TABLE COLGROUP COL TBODY TR TH TD IMG'.split(' ')

/** A notice has one image at most: further ones become something else. */
const withImages = (html: string, most: number): string =>
  (html.match(/<im(?:g|age)/gi)?.length ?? 0) > most ? html.replaceAll(/<im(?:g|age)/gi, '<input') : html

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const sendImage = async (admin: Client): Promise<string> => {
  const file = new File([Buffer.from(dot, 'base64')], 'dot.png')
  return (await admin.files.upload({ purpose: 'image', file })).fileId
}

/** Puts each text into the page as its reader's screen does, and does to it what people and browsers do. */
const showEach = ({ contents, tags }: { contents: string[]; tags: string[] }): string[] => {
  const place = document.createElement('div')
  document.querySelector('main')?.append(place)
  const strangers: string[] = []
  for (const content of contents) {
    place.innerHTML = content
    for (const element of place.querySelectorAll('*')) {
      if (!tags.includes(element.tagName)) strangers.push(`${element.tagName}: ${content}`)
      for (const { name } of element.attributes)
        if (/^on|^src|^id$|^class$|^name$|action$/.test(name)) strangers.push(`${name}: ${content}`)
      for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'pointerenter'])
        element.dispatchEvent(new Event(type))
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href'))
        if (!['http:', 'https:', 'mailto:'].includes(element.protocol)) strangers.push(`link: ${content}`)
    }
  }
  place.remove()
  return strangers
}

// A violation of the page's content policy is a message in the console, which fails every journey.
test('the text of a notice runs nothing, whatever was sent', async ({ page, enter, baseURL }) => {
  test.setTimeout(120_000)
  const admin = await apiAs(baseURL ?? '', people.systemAdmin)
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  const title = `Attacks ${Date.now().toString(36)}`

  const stored = await test.step('the server cleans each of some hundreds', async () => {
    const contents: string[] = []
    const imageId = await sendImage(admin)
    const { logId } = await admin.notices.add({ ...noticeWith(title, ''), imageId, publish: false })
    for (const [index, html] of sampleOf(all, 300).entries()) {
      await admin.notices.edit({
        logId,
        expectedVersion: index + 1,
        ...noticeWith(`${title} ${index}`, withImages(html, 1)),
        imageId,
        publish: false,
      })
      contents.push((await admin.notices.info({ logId })).texts.US?.content ?? '')
    }
    await admin.notices.del({ logId })
    return contents
  })

  await test.step('a notice of many attacks is read in the screen of its reader', async () => {
    const many = sampleOf(all, 120).map((html) => withImages(html, 0))
    const content = `${many.join('<p>next</p>')}<img src=x onerror=alert(1)>`
    await admin.notices.add({ ...noticeWith(title, content), imageId: await sendImage(admin), publish: true })
    await enter(people.systemAdmin, '/my-notices')
    await page.getByRole('button', { name: title }).click()
    const opened = page.getByRole('dialog', { name: title })
    await expect(opened.getByText('Begin')).toBeVisible()
  })

  await test.step('each of the stored texts is put into the page', async () => {
    expect(await page.evaluate(showEach, { contents: stored, tags: allowed })).toEqual([])
  })
  expect(ran).toEqual([])
  expect(
    await page.evaluate(showEach, { contents: ['<b id="x">not cleaned</b>'], tags: allowed }),
  ).toHaveLength(2)
})
