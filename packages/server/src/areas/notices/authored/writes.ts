import { noticesCalls } from '@bookrunner/contract/notices'
import type { InputOf } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { go, isRefusal, languages, refuse, type Language } from '@bookrunner/domain/kernel'
import {
  authoredMachine,
  isEditable,
  removeRecipients,
  writtenLanguages,
  type AuthoredTexts,
} from '@bookrunner/domain/notices'
import { newId } from '../../../platform/ids.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { authored, publishedAs, saveFault, type AuthoredChange } from './authored.ts'
import type { AuthoredRecord } from './authored.repo.ts'

type Sent = Omit<InputOf<typeof noticesCalls.add>, 'publish'>

/** The texts without anything that runs, and without languages nobody wrote. */
const cleaned = (texts: AuthoredTexts): AuthoredTexts => {
  const clean = (language: Language) => {
    const text = texts[language]
    return text && { ...text, content: cleanRichText(text.content) }
  }
  const all = Object.fromEntries(languages.map((each) => [each, clean(each)])) as unknown as AuthoredTexts
  const written = writtenLanguages(all)
  return Object.fromEntries(
    languages.map((each) => [each, written.includes(each) ? all[each] : null]),
  ) as unknown as AuthoredTexts
}

/** Cleaning a long text takes a moment, so it is done before the lock. */
const prepareFields = async ({ texts, ...rest }: Sent) => ({
  ...rest,
  texts: cleaned(texts),
  sendAt: rest.publishing === 'scheduled' ? rest.sendAt : null,
  entityIds: [...new Set(rest.entityIds)].toSorted(),
  userIds: [...new Set(rest.userIds)].toSorted(),
})

const replyOf = ({ logId, status, version }: AuthoredRecord) => ({ logId, status, version })

const lineOf = (code: string, { logId, status, publishing, sendAt }: AuthoredRecord) => ({
  code,
  params: { logId, status, publishing, sendAt },
})

export const add = service(noticesCalls.add, {
  on: authored,
  prepare: async ({ input: { publish: _publish, ...sent } }) => ({
    logId: newId('ntc'),
    fields: await prepareFields(sent),
  }),
  key: ({ prepared }) => prepared.logId,
  needs: ({ prepared: { fields } }) => fields,
  decide: ({ input: { publish }, actor, state, now, prepared: { logId, fields } }) => {
    const draft: AuthoredRecord = {
      ...fields,
      logId,
      status: 'draft',
      version: 1,
      operatorId: actor.userId,
      createdAt: now.toString(),
      sentAt: null,
    }
    const after = publishedAs(draft, publish, { now })
    const change = { before: undefined, after }
    return (
      saveFault(change, state, { userId: actor.userId, publish, now }) ??
      accept({ reply: replyOf(after), changes: [change], line: lineOf('msg.added', after) })
    )
  },
})

const comparable = ({
  texts,
  link,
  menuTab,
  imageId,
  publishing,
  sendAt,
  entityIds,
  userIds,
}: AuthoredRecord) => {
  const at = sendAt && Temporal.Instant.from(sendAt).epochMilliseconds
  const words = languages.map((language) => {
    const { title, summary, content } = texts[language] ?? { title: '', summary: '', content: '' }
    return [title, summary, content]
  })
  return JSON.stringify([words, link, menuTab, imageId, publishing, at, entityIds, userIds])
}

export const edit = service(noticesCalls.edit, {
  on: authored,
  prepare: ({ input: { publish: _publish, logId: _id, expectedVersion: _version, ...sent } }) =>
    prepareFields(sent),
  key: ({ input }) => input.logId,
  needs: ({ prepared }) => prepared,
  decide: ({ input: { publish, expectedVersion }, actor, state, now, prepared }) => {
    const before = state.notice
    if (!before) return refuse('record.unknown')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    if (!isEditable(before.status)) return refuse('notice.not-editable')
    const typed = { ...before, ...prepared }
    if (!publish && comparable(typed) === comparable(before)) return refuse('write.no-changes')
    const edited = { ...typed, version: before.version + 1, operatorId: actor.userId }
    const after = publishedAs(edited, publish, { now })
    const change = { before, after }
    return (
      saveFault(change, state, { userId: actor.userId, publish, now }) ??
      accept({ reply: replyOf(after), changes: [change], line: lineOf('msg.edited', after) })
    )
  },
})

/** Sending is the right of those who send a notice from its form. */
const rightOf = { recalled: 'admin_notice|recall', sent: 'admin_notice|edit' } as const

export const status = service(noticesCalls.status, {
  on: authored,
  key: ({ input }) => input.logId,
  needs: () => ({}),
  decide: ({ input: { status: target, expectedVersion }, actor, state: { notice: before }, now }) => {
    if (!mayUse(actor.rights, rightOf[target])) return refuse('access.denied')
    if (!before) return refuse('record.unknown')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    // A draft is sent from its form, which says what it lacks.
    if (before.status !== 'scheduled')
      return refuse('status.no-such-move', { from: before.status, move: target })
    const moved = go(authoredMachine, before.status, target === 'sent' ? 'send' : 'recall')
    if (isRefusal(moved)) return moved
    const after: AuthoredRecord = {
      ...before,
      status: moved,
      version: before.version + 1,
      operatorId: actor.userId,
      sentAt: moved === 'sent' ? now.toString() : null,
    }
    const code = moved === 'sent' ? 'msg.sent' : 'msg.recalled'
    return accept({ reply: replyOf(after), changes: [{ before, after }], line: lineOf(code, after) })
  },
})

export const del = service(noticesCalls.del, {
  on: authored,
  key: ({ input }) => input.logId,
  needs: () => ({}),
  decide: ({ input: { logId }, state: { notice: before } }) => {
    if (!before) return refuse('record.unknown')
    if (!isEditable(before.status)) return refuse('notice.not-editable')
    const change: AuthoredChange = { before, after: undefined }
    return accept({ reply: { logId }, changes: [change], line: lineOf('msg.deleted', before) })
  },
})

export const removeRecipient = service(noticesCalls.removeRecipient, {
  on: authored,
  key: ({ input }) => input.logId,
  needs: () => ({}),
  decide: ({ input: { entityId, userId, expectedVersion }, actor, state: { notice: before } }) => {
    if (!before) return refuse('record.unknown')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    const left = removeRecipients(before, { entityId, userId })
    if (isRefusal(left)) return left
    const after = {
      ...before,
      ...left,
      version: before.version + 1,
      operatorId: actor.userId,
    }
    return accept({ reply: replyOf(after), changes: [{ before, after }], line: lineOf('msg.edited', after) })
  },
})
