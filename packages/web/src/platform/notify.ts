import type { App } from 'antd'
import { createStore } from './store.ts'

/** Messages from code outside React, through the kit once it is on the page; earlier messages wait. */
type Kit = ReturnType<typeof App.useApp>

/** A message is waiting: log-in loads the kit's messages only then. */
export const messagesNeeded = createStore(false)

let kit: Kit | undefined
let waiting: ((kit: Kit) => void)[] = []

export function connectNotify(next: Kit): void {
  kit = next
  const queued = waiting
  waiting = []
  for (const show of queued) show(next)
}

function withKit(show: (kit: Kit) => void): void {
  if (kit) return show(kit)
  waiting.push(show)
  messagesNeeded.set(true)
}

type Kind = 'success' | 'info' | 'warning' | 'error'

/** What succeeded, for the line of a page that shows it: there it covers nothing. */
export const statusLine = createStore<{ readonly content: string } | undefined>(undefined)
let lines = 0

/** A page with a line of its own is on the screen, until the returned function is called. */
export function openStatusLine(): () => void {
  lines += 1
  return () => {
    lines -= 1
    if (lines === 0) statusLine.set(undefined)
  }
}

const goesToLine = (kind: Kind): boolean => lines > 0 && (kind === 'success' || kind === 'info')

/** Repeated messages are one: a page with five failed calls shows it once. An error stays until it is closed. */
export function toast(kind: Kind, content: string): void {
  const key = `${kind}:${content}`
  withKit(({ message, notification }) => {
    if (kind === 'error')
      notification.open({ type: kind, title: content, key, duration: false, placement: 'top' })
    else void message.open({ type: kind, content, key, duration: 4 })
  })
}

/** In the line of the page if it has one. Where a dialog or drawer lies over the page, use `toast`. */
export function tell(kind: Kind, content: string): void {
  if (goesToLine(kind)) statusLine.set({ content })
  else toast(kind, content)
}

export function announce(kind: Kind, title: string, description?: string): void {
  if (goesToLine(kind)) return statusLine.set({ content: [title, description ?? []].flat().join(' · ') })
  withKit(({ notification }) => {
    notification.open({
      type: kind,
      title,
      description,
      key: `${kind}:${title}`,
      showProgress: false,
      ...(kind === 'error' && { duration: false as const }),
    })
  })
}

/** Asks before something that cannot be undone. */
export function confirm(question: Parameters<Kit['modal']['confirm']>[0]): void {
  withKit(({ modal }) => void modal.confirm(question))
}
