import type { ChangeOf, ReplyOf } from '@bookrunner/contract'
import type { inboxSubject, InboxNotice, noticesCalls } from '@bookrunner/contract/notices'

export type Inbox = ReplyOf<typeof noticesCalls.box>
type Change = ChangeOf<typeof inboxSubject>

/** The inbox after changes that came live: what is new or changed stands where its time belongs. */
export function withChanges(inbox: Inbox, changes: readonly Change[], seq: number): Inbox {
  const { unread, total } = changes.at(-1) ?? inbox
  const byId = new Map(inbox.list.map((notice) => [notice.logId, notice]))
  for (const { notice } of changes) byId.set(notice.logId, notice)
  return { ...inbox, seq, unread, total, list: newestFirst([...byId.values()]) }
}

const newestFirst = (list: InboxNotice[]) => list.toSorted((a, b) => b.createTime.localeCompare(a.createTime))

/** Marked at once where one clicks; the server's own count follows. */
export function asRead(inbox: Inbox, logId: string | undefined, now: string): Inbox {
  const list = inbox.list.map((notice) =>
    notice.readTime === null && (logId === undefined || notice.logId === logId)
      ? { ...notice, readTime: now }
      : notice,
  )
  const newly = list.filter((notice, index) => notice !== inbox.list[index]).length
  return { ...inbox, list, unread: logId === undefined ? 0 : Math.max(0, inbox.unread - newly) }
}

/** Not read after all: the server did not hear of it. */
export function readUndone(inbox: Inbox, at: string, fewer: number): Inbox {
  const list = inbox.list.map((notice) => (notice.readTime === at ? { ...notice, readTime: null } : notice))
  return { ...inbox, list, unread: inbox.unread + fewer }
}

/** The words of a notice's content, without its tags. */
export function plainText(content: string): string {
  if (!/[<&]/.test(content)) return content
  return new DOMParser().parseFromString(content, 'text/html').body.textContent
}
