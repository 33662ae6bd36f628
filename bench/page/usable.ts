import type { BrowserContext } from '@playwright/test'
import { usableAfter } from '../book/in-page.ts'
import { peerUsableAfter } from './peer.ts'

const again = 7

export interface Usable {
  /** Milliseconds, the browser's cache and the server's state empty. */
  readonly first: number
  /** The median of the next visits. */
  readonly again: number
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How soon the page and its peer can be used, in turns, so that whatever slows the machine slows both. */
export async function compareUsable(
  context: BrowserContext,
  { path, startPeer }: { readonly path: string; readonly startPeer: () => Promise<string> },
): Promise<{ readonly ours: Usable; readonly peer: Usable }> {
  // A tab for each: going from one site to the other in one tab would start a new process each time.
  const [ourTab, peerTab] = [await context.newPage(), await context.newPage()]
  const took: Record<'ours' | 'peer', number[]> = { ours: [], peer: [] }
  let peer: string | undefined
  for (let round = 0; round < again + 1; round++) {
    await ourTab.bringToFront()
    await ourTab.goto(path, { waitUntil: 'commit' })
    took.ours.push(await ourTab.evaluate(usableAfter))
    // Only now, because reading its rows would prepare the server for the first visit.
    peer ??= await startPeer()
    await peerTab.bringToFront()
    await peerTab.goto(peer, { waitUntil: 'commit' })
    took.peer.push(await peerTab.evaluate(peerUsableAfter))
  }
  await ourTab.close()
  await peerTab.close()
  const usable = ([first = 0, ...others]: readonly number[]): Usable => ({ first, again: middle(others) })
  return { ours: usable(took.ours), peer: usable(took.peer) }
}

const ms = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`

interface Limits {
  /** Times the peer. */
  readonly most: Usable
  /** Milliseconds; printed beside the figure. */
  readonly aim: Usable
}

/** Prints both and says whether the page is within its limits. */
export function reportUsable(
  { ours, peer }: { readonly ours: Usable; readonly peer: Usable },
  { most, aim }: Limits,
): boolean {
  const verdicts = (['first', 'again'] as const).map((visit) => {
    const times = ours[visit] / peer[visit]
    const passed = times <= most[visit]
    console.log(
      `  usable ${visit.padEnd(10)}${ms(ours[visit])}, the peer ${ms(peer[visit])}; aim ${ms(aim[visit])}\n` +
        `  ${passed ? 'passed' : 'FAILED'}: ${times.toFixed(1)} times the peer, at most ${most[visit]}`,
    )
    return passed
  })
  return verdicts.every(Boolean)
}
