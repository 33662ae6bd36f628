import { noticeCategories, type NoticeCategory } from '@bookrunner/domain/users'
import { mayUse, type Rights } from '@bookrunner/domain/access'
import { fill, type Language, type LocalizedText } from '../../kernel/language.ts'
import { noticeAudiences, type NoticeAudience } from './audiences.ts'
import { noticeEvents } from './events.ts'
import { noticeTexts, type NoticeCode } from './text.ts'

const testRound = { US: 'Test round', CN: '新一轮测试', HK: '新一輪測試' }

/** Events whose titles name a round, a region or a bond. */
const ownNames: { readonly [C in NoticeCode]?: LocalizedText } = {
  'deal.test-pushed': testRound,
  'deal.test-pushed-managers': testRound,
  'deal.test-ended': { US: 'Test round has ended', CN: '测试轮次已结束', HK: '測試輪次已結束' },
  'deal.subject-region': {
    US: 'Books are subject for a region',
    CN: '部分地区转为有条件接单',
    HK: '部分地區轉為有條件接單',
  },
  'loan.called-borrower': {
    US: 'Margin call on a position of yours',
    CN: '您的持仓追保',
    HK: '您的持倉追收保證金',
  },
  'loan.warned-borrower': {
    US: 'A position of yours is near a margin call',
    CN: '您的持仓接近追保',
    HK: '您的持倉接近追收保證金',
  },
}

/** Before the end of orders; a clock that was late says how many there are. */
const usualMinutes = 10

/** An event as a list of events names it: the title of its notice without what it is about. */
export const noticeName = (code: NoticeCode, language: Language): string => {
  const title = noticeTexts[code].title[language].replace(/[:：]\s*\{(deal|borrower|limit)\}$/, '')
  return ownNames[code]?.[language] ?? fill(title, { minutes: usualMinutes })
}

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
