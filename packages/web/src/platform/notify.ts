import type { App } from 'antd'
import { createStore } from './store.ts'

/**
 * How code outside React speaks to the person: the kit's messages, once they are on the page.
 * What is said before that waits for them.
 */
type Kit = ReturnType<typeof App.useApp>

/** Something is to be shown, now or soon: log-in loads no messages before. */
export const messagesNeeded = createStore(false)

let kit: Kit | undefined
let waiting: ((kit: Kit) => void)[] = []

export function connectNotify(next: Kit): void {
  kit = next
  const said = waiting
  waiting = []
  for (const say of said) say(next)
}

function withKit(say: (kit: Kit) => void): void {
  if (kit) return say(kit)
  waiting.push(say)
  messagesNeeded.set(true)
}

type Kind = 'success' | 'info' | 'warning' | 'error'

/** The same words twice in a row are one message: a page with five failed calls says it once. */
export function tell(kind: Kind, content: string): void {
  withKit(({ message }) => void message.open({ type: kind, content, key: `${kind}:${content}`, duration: 4 }))
}

export function announce(kind: Kind, title: string, description?: string): void {
  withKit(({ notification }) => {
    notification.open({ type: kind, title, description, key: `${kind}:${title}`, showProgress: false })
  })
}

/** Asks before something that cannot be undone. */
export function confirm(question: Parameters<Kit['modal']['confirm']>[0]): void {
  withKit(({ modal }) => void modal.confirm(question))
}
