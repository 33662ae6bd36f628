import type { ChangeOf, ReplyOf } from '@bookrunner/contract'
import type { inboxSubject, InboxNotice, noticesCalls } from '@bookrunner/contract/notices'

export type Inbox = ReplyOf<typeof noticesCalls.box>
type Change = ChangeOf<typeof inboxSubject>

/** Applies live changes to the inbox, sorted by time. */
export function withChanges(inbox: Inbox, changes: readonly Change[], seq: number): Inbox {
  const { unread, total } = changes.at(-1) ?? inbox
  const byId = new Map(inbox.list.map((notice) => [notice.logId, notice]))
  for (const { notice } of changes) byId.set(notice.logId, notice)
  return { ...inbox, seq, unread, total, list: newestFirst([...byId.values()]) }
}

const newestFirst = (list: InboxNotice[]) => list.toSorted((a, b) => b.createTime.localeCompare(a.createTime))

/** Marks notices as read at once; the server's count follows. */
export function asRead(inbox: Inbox, logId: string | undefined, now: string): Inbox {
  const list = inbox.list.map((notice) =>
    notice.readTime === null && (logId === undefined || notice.logId === logId)
      ? { ...notice, readTime: now }
      : notice,
  )
  const newly = list.filter((notice, index) => notice !== inbox.list[index]).length
  return { ...inbox, list, unread: logId === undefined ? 0 : Math.max(0, inbox.unread - newly) }
}

/** Undoes the mark after a failed call. */
export function readUndone(inbox: Inbox, at: string, fewer: number): Inbox {
  const list = inbox.list.map((notice) => (notice.readTime === at ? { ...notice, readTime: null } : notice))
  return { ...inbox, list, unread: inbox.unread + fewer }
}

/** The text of a notice without its tags. */
export function plainText(content: string): string {
  if (!/[<&]/.test(content)) return content
  return new DOMParser().parseFromString(content, 'text/html').body.textContent
}

/** A notice in the list; past once a newer one says that its matter is over. */
export interface ListedNotice {
  readonly notice: InboxNotice
  readonly past: boolean
}

const dealIn = ({ subject, link }: InboxNotice): string | undefined =>
  subject === null ? undefined : /deal_[a-z0-9]+/.exec(link)?.[0]

/**
 * The entries of the list, newest first: one for each deal, with the latest notice about each subject, and one for each
 * other notice.
 */
export function entriesOf(list: readonly InboxNotice[]): ListedNotice[][] {
  const replaced = new Set<string>()
  const listed = new Set<string>()
  const entries = new Map<string, ListedNotice[]>()
  for (const notice of list) {
    const { subject, replaces, logId } = notice
    if (subject === null || !listed.has(subject)) {
      const entry = dealIn(notice) ?? logId
      const past = subject !== null && replaced.has(subject)
      entries.set(entry, [...(entries.get(entry) ?? []), { notice, past }])
    }
    if (subject !== null) listed.add(subject)
    for (const each of replaces) replaced.add(each)
  }
  return [...entries.values()]
}
