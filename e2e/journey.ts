// What every journey has: a world, a browser that is listened to, a quick way in, and other people's browsers.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { sessionCookie } from './api.ts'
import { noiseOf, type Noise } from './checks/quiet.ts'
import { Shell } from './pages/shell.ts'
import { openWorld } from './world.ts'

interface Journey {
  /** A browser says nothing in its console that was not expected by name. Checked after every journey. */
  noise: Noise
  /** Every `enter` opens a session of its own. Else the journeys of a worker share one for each account. */
  ownSessions: boolean
  /** Signs somebody in without the log-in page and opens a place: her sessions, which everybody may see. */
  enter: (account: string, place?: string, page?: Page) => Promise<Shell>
  /** Another browser, on another desk. */
  otherBrowser: () => Promise<Page>
}

interface OfWorker {
  /** Origin of a server with a demo world of its own. A worker that is started again gets a new world. */
  worldUrl: string
}

export const test = base.extend<Journey, OfWorker>({
  worldUrl: [
    async ({ browserName: _ }, provide) => {
      const world = await openWorld()
      await provide(world.url)
      await world.close()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ worldUrl }, provide) => provide(worldUrl),

  noise: [
    async ({ context }, provide) => {
      const noise = noiseOf()
      noise.listenTo(context)
      await provide(noise)
      expect(noise.unexpected(), 'messages in the console').toEqual([])
    },
    { auto: true },
  ],

  ownSessions: [false, { option: true }],

  enter: async ({ page: own, worldUrl, ownSessions }, provide) => {
    await provide(async (account, place = '/my-sessions', page = own) => {
      await signInQuickly(page.context(), worldUrl, account, ownSessions)
      await page.goto(`/bookbuildingweb${place}`)
      const shell = new Shell(page)
      await shell.isHere()
      return shell
    })
  },

  otherBrowser: async ({ browser, noise }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext()
      opened.push(context)
      noise.listenTo(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export async function signInQuickly(
  context: BrowserContext,
  baseURL: string,
  account: string,
  fresh = false,
) {
  await context.addCookies([await sessionCookie(baseURL, account, fresh)])
}

export { expect }
