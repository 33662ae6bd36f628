import { instantAt, isRefusal, languages, type FieldRefusal, type Language } from '@bookrunner/domain/kernel'
import {
  authoredFault,
  textFor,
  type AuthoredNotice,
  type AuthoredText,
  type AuthoredTexts,
  type Publishing,
} from '@bookrunner/domain/notices'
import { safeRedirect } from '@bookrunner/domain/auth'
import type { AuthoredDetail } from './use-authored.ts'

export type ChosenEntity = AuthoredDetail['entities'][number]
export type ChosenUser = AuthoredDetail['users'][number]

/** A notice as it is typed. */
export interface NoticeFields {
  readonly US: AuthoredText
  readonly CN: AuthoredText
  readonly HK: AuthoredText
  readonly link: string
  /** The permission of the screen where it appears; '' if it is about none. */
  readonly menuTab: string
  readonly publishing: Publishing
  readonly day: string
  readonly time: string
  readonly entities: readonly ChosenEntity[]
  readonly users: readonly ChosenUser[]
  readonly imageId: string | null
}

const noText: AuthoredText = { title: '', summary: '', content: '' }

const noNotice = {
  texts: { US: null, CN: null, HK: null },
  link: '',
  menuTab: '',
  publishing: 'now',
  sendAt: null,
  entities: [],
  users: [],
  imageId: null,
} as const

/** The reader's own language first, unless the notice is written in others only. */
export function languageToWrite(texts: Pick<NoticeFields, Language>, reader: Language): Language {
  const isWritten = (language: Language) => Object.values(texts[language]).some(Boolean)
  return [reader, ...languages].find(isWritten) ?? reader
}

export function fieldsOf(notice: AuthoredDetail | undefined, zone: string): NoticeFields {
  const { texts, link, menuTab, publishing, sendAt, entities, users, imageId } = notice ?? noNotice
  const wall = sendAt ? Temporal.Instant.from(sendAt).toZonedDateTimeISO(zone) : undefined
  return {
    US: texts.US ?? noText,
    CN: texts.CN ?? noText,
    HK: texts.HK ?? noText,
    link,
    menuTab,
    publishing,
    day: wall?.toPlainDate().toString() ?? '',
    time: wall?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '',
    entities,
    users,
    imageId,
  }
}

const sendAtOf = ({ day, time }: NoticeFields, zone: string): string | null | undefined => {
  if (day === '' && time === '') return null
  try {
    const at = instantAt(zone, Temporal.PlainDate.from(day), time)
    return isRefusal(at) ? undefined : at.toString()
  } catch {
    return undefined
  }
}

const textsOf = (fields: NoticeFields): AuthoredTexts =>
  Object.fromEntries(
    languages.map((language) => {
      const { title, summary, content } = fields[language]
      return [language, { title: title.trim(), summary: summary.trim(), content }]
    }),
  ) as unknown as AuthoredTexts

/** Whether a text shows the image. One that was removed stays at hand, because its removal can be undone. */
export const hasImage = (fields: NoticeFields): boolean =>
  languages.some((language) => fields[language].content.includes('<img'))

/** The request, as far as the typed text is one. */
export const sentOf = (fields: NoticeFields, zone: string) => {
  const isScheduled = fields.publishing === 'scheduled'
  return {
    texts: textsOf(fields),
    link: fields.link.trim(),
    menuTab: fields.menuTab,
    publishing: fields.publishing,
    sendAt: isScheduled ? (sendAtOf(fields, zone) ?? null) : null,
    entityIds: fields.entities.map(({ entityId }) => entityId),
    userIds: fields.users.map(({ userId }) => userId),
    imageId: hasImage(fields) ? fields.imageId : null,
  }
}

export type NoticeFault = FieldRefusal

/** What is wrong with what is typed, by the server's rules and the screen's own. */
export function noticeFaults(
  fields: NoticeFields,
  { publish, zone, now }: { publish: boolean; zone: string; now: Temporal.Instant },
): NoticeFault[] {
  const sent = sentOf(fields, zone)
  const isUnread = fields.publishing === 'scheduled' && sendAtOf(fields, zone) === undefined
  const notice: AuthoredNotice = sent
  const found = authoredFault(notice, { publish, now })?.fields ?? []
  return [
    ...found.filter(({ field }) => !(isUnread && field === 'sendAt')),
    ...(isUnread ? [{ field: 'sendAt', reason: 'sendAt.wrong' }] : []),
    ...(sent.link !== '' && safeRedirect(sent.link) === undefined
      ? [{ field: 'link', reason: 'link.wrong' }]
      : []),
  ]
}

/** What a reader of this language gets. */
export const previewOf = (fields: NoticeFields, language: Language): AuthoredText =>
  textFor(textsOf(fields), language)
