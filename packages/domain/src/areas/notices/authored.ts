import {
  type FieldRefusal,
  type Language,
  type Machine,
  type Refusal,
  refuse,
  refuseFields,
} from '../../kernel/index.ts'

/** §3, §8: a notice that administrators write. A sent one is final: its readers have it. */
export const authoredStatuses = ['draft', 'scheduled', 'sent', 'recalled'] as const
export type AuthoredStatus = (typeof authoredStatuses)[number]

export const authoredMoves = ['schedule', 'send', 'recall'] as const
export type AuthoredMove = (typeof authoredMoves)[number]

/** At once, or at a set time of the database's clock. */
export const publishings = ['now', 'scheduled'] as const
export type Publishing = (typeof publishings)[number]

export const authoredMachine: Machine<AuthoredStatus, AuthoredMove> = {
  states: authoredStatuses,
  starts: ['draft'],
  finals: ['sent'],
  moves: [
    { from: 'draft', move: 'schedule', to: 'scheduled' },
    { from: 'draft', move: 'send', to: 'sent' },
    { from: 'scheduled', move: 'send', to: 'sent' },
    { from: 'scheduled', move: 'recall', to: 'recalled' },
    { from: 'recalled', move: 'schedule', to: 'scheduled' },
    { from: 'recalled', move: 'send', to: 'sent' },
  ],
}

/** Only before it is sent; a scheduled one is recalled first, so that it never goes out half edited. */
export const isEditable = (status: AuthoredStatus): boolean => status === 'draft' || status === 'recalled'

/**
 * Takes recipients off a notice that nobody has yet. A scheduled one need not be recalled for it: what the others get stays
 * as it is. It goes to somebody, so the last recipient stays.
 */
export const removeRecipients = (
  notice: Pick<AuthoredNotice, 'entityIds' | 'userIds'> & { status: AuthoredStatus },
  { entityId, userId }: { entityId?: string | undefined; userId?: string | undefined },
):
  | { entityIds: string[]; userIds: string[] }
  | Refusal<'notice.not-editable' | 'record.unknown' | 'notice.last-recipient'> => {
  if (notice.status === 'sent') return refuse('notice.not-editable')
  const entityIds = notice.entityIds.filter((id) => id !== entityId)
  const userIds = notice.userIds.filter((id) => id !== userId)
  const left = entityIds.length + userIds.length
  if (left === notice.entityIds.length + notice.userIds.length) return refuse('record.unknown')
  if (left === 0 && notice.status === 'scheduled') return refuse('notice.last-recipient')
  return { entityIds, userIds }
}

export interface AuthoredText {
  title: string
  summary: string
  /** Rich text. */
  content: string
}

export const authoredTextFields = ['title', 'summary', 'content'] as const

/** A language without a text reads that of another. */
export type AuthoredTexts = Readonly<Record<Language, AuthoredText | null>>

export interface AuthoredNotice {
  texts: AuthoredTexts
  publishing: Publishing
  /** ISO; null unless it is scheduled. */
  sendAt: string | null
  entityIds: readonly string[]
  userIds: readonly string[]
}

/** §5: of the text, without the codes of its format. */
export const mostContent = 60_000

/** Characters that a reader sees in rich text. */
export const contentLength = (content: string): number =>
  content.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '.').length

const imagesIn = (content: string): number => content.match(/<img\b/gi)?.length ?? 0

const isEmptyText = ({ title, summary, content }: AuthoredText): boolean =>
  title === '' && summary === '' && contentLength(content) === 0 && imagesIn(content) === 0

/** Which languages have a text, in the order of fallback. */
export const writtenLanguages = (texts: AuthoredTexts): Language[] =>
  (['US', 'CN', 'HK'] as const).filter((language) => {
    const text = texts[language]
    return text !== null && !isEmptyText(text)
  })

/** Chinese readers read the other Chinese before English. */
const fallbacks: Readonly<Record<Language, readonly Language[]>> = {
  US: ['US', 'HK', 'CN'],
  CN: ['CN', 'HK', 'US'],
  HK: ['HK', 'CN', 'US'],
}

/** The text a reader gets. */
export const textFor = (texts: AuthoredTexts, language: Language): AuthoredText => {
  const written = writtenLanguages(texts)
  const found = fallbacks[language].find((each) => written.includes(each))
  return (found && texts[found]) ?? { title: '', summary: '', content: '' }
}

export type AuthoredReason =
  | 'input.invalid'
  | 'field.required'
  | 'notice.content-long'
  | 'notice.images-many'
  | 'notice.time-past'
type Field = FieldRefusal<AuthoredReason>

/** What no notice may be, not even a draft. */
const boundsFaults = ({ texts }: AuthoredNotice): Field[] =>
  writtenLanguages(texts).flatMap((language): Field[] => {
    const content = texts[language]?.content ?? ''
    const field = `texts.${language}.content`
    return [
      ...(contentLength(content) > mostContent
        ? [{ field, reason: 'notice.content-long' as const, params: { most: mostContent } }]
        : []),
      ...(imagesIn(content) > 1 ? [{ field, reason: 'notice.images-many' as const }] : []),
    ]
  })

const missingTexts = ({ texts }: AuthoredNotice): Field[] => {
  const written = writtenLanguages(texts)
  const required = written.length > 0 ? written : (['US'] as const)
  return required.flatMap((language) =>
    authoredTextFields.flatMap((part): Field[] => {
      const text = texts[language]?.[part] ?? ''
      const isEmpty = part === 'content' ? contentLength(text) + imagesIn(text) === 0 : text === ''
      return isEmpty ? [{ field: `texts.${language}.${part}`, reason: 'field.required' }] : []
    }),
  )
}

const timeFaults = ({ publishing, sendAt }: AuthoredNotice, now: Temporal.Instant): Field[] => {
  if (publishing === 'now') return []
  if (sendAt === null) return [{ field: 'sendAt', reason: 'field.required' }]
  const isPast = Temporal.Instant.compare(Temporal.Instant.from(sendAt), now) <= 0
  return isPast ? [{ field: 'sendAt', reason: 'notice.time-past' }] : []
}

/** What a notice still needs before it can be sent or scheduled (§5). */
export const publishFaults = (notice: AuthoredNotice, now: Temporal.Instant): Field[] => [
  ...missingTexts(notice),
  ...timeFaults(notice, now),
  ...(notice.entityIds.length + notice.userIds.length === 0
    ? [{ field: 'userIds', reason: 'field.required' as const }]
    : []),
]

/** Why a notice cannot be saved, or published, like this. */
export const authoredFault = (
  notice: AuthoredNotice,
  { publish, now }: { publish: boolean; now: Temporal.Instant },
): Refusal<AuthoredReason> | undefined => {
  const faults = [...boundsFaults(notice), ...(publish ? publishFaults(notice, now) : [])]
  return faults.length > 0 ? refuseFields('input.invalid', faults) : undefined
}
