import { noticeCategories, type NoticeCategory } from '@bookrunner/domain/users'
import { mayUse, type Rights } from '@bookrunner/domain/access'
import { fill, type Language } from '../../kernel/language.ts'
import { noticeAudiences, type NoticeAudience } from './audiences.ts'
import { noticeEvents } from './events.ts'
import { noticeTexts, type NoticeCode } from './text.ts'

/** What stands for the parts of a title that differ from notice to notice. */
const samples = { minutes: 10, round: 'n', region: '…' } as const

/** An event as a list of events names it: the title of its notice without the deal. */
export const noticeName = (code: NoticeCode, language: Language): string =>
  fill(noticeTexts[code].title[language].replace(/[:：]\s*\{deal\}$/, ''), samples)

export const noticeCodes = Object.keys(noticeEvents) as NoticeCode[]

const audiencesOf = (code: NoticeCode): NoticeAudience[] =>
  Object.keys(noticeEvents[code].readers) as NoticeAudience[]

const canHear = (code: NoticeCode, rights: Rights): boolean =>
  audiencesOf(code).some((audience) => {
    const { needs } = noticeAudiences[audience]
    return needs === null || mayUse(rights, needs)
  })

/** An event that can reach a person, in words. */
export interface HeardEvent {
  name: string
  /** Its codes: investors and banks read some notices in words of their own. */
  codes: NoticeCode[]
}

const eventsIn = (category: NoticeCategory, rights: Rights, language: Language): HeardEvent[] => {
  const byName = new Map<string, HeardEvent>()
  for (const code of noticeCodes) {
    const { category: own, byMail } = noticeEvents[code]
    if (own !== category || !byMail || !canHear(code, rights)) continue
    const name = noticeName(code, language)
    const event = byName.get(name) ?? { name, codes: [] }
    event.codes.push(code)
    byName.set(name, event)
  }
  return [...byName.values()]
}

/** The categories that can reach a person with these rights by mail, with their events in the reader's language. */
export const categoriesFor = (
  rights: Rights,
  language: Language,
): { category: NoticeCategory; events: HeardEvent[] }[] =>
  noticeCategories
    .map((category) => ({ category, events: eventsIn(category, rights, language) }))
    .filter(({ events }) => events.length > 0)
