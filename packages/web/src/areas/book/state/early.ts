import { api } from '../../../platform/api.ts'
import { ahead } from '../../../platform/chunk.ts'
import { langStore } from '../../../platform/language.ts'
import { dealAhead } from '../../deals/index.ts'
import type { BookReply } from './held.ts'

let early: { readonly dealId: string; readonly reply: Promise<BookReply> } | undefined

/** A book whose address the browser was opened with: asked for while the page around it is still being built. */
export function askEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const dealId = new URLSearchParams(search).get('dealId')
  if (!pathname.endsWith('/order-book') || !dealId) return
  dealAhead(dealId, langStore.get())
  const reply = api.book.bookOrderList({ dealId })
  // Why it failed is told to whoever takes it.
  ahead(() => reply)
  early = { dealId, reply }
}

/** What was asked early, for the first who wants it; it is old for whoever comes after. */
export function takeEarly(dealId: string): Promise<BookReply> | undefined {
  const taken = early?.dealId === dealId ? early.reply : undefined
  early = undefined
  return taken
}
