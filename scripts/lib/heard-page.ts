import {
  noticeAudiences,
  noticeCodes,
  noticeEvents,
  noticeName,
  noticePlaces,
  type NoticeAudience,
  type NoticeCode,
} from '../../packages/contract/src/areas/notices/index.ts'
import { noticeCategoryTexts } from '../../packages/contract/src/areas/users/index.ts'
import {
  isMailLocked,
  mailsByDefault,
  noticeCategories,
  type NoticeCategory,
} from '../../packages/domain/src/areas/users/index.ts'
import { fromCode, table } from './page.ts'

const mailOf = (category: NoticeCategory): string => {
  if (isMailLocked(category)) return 'always'
  return mailsByDefault[category] ? 'yes, unless turned off' : 'no, unless turned on'
}

const codesIn = (category: NoticeCategory): NoticeCode[] =>
  noticeCodes.filter((code) => noticeEvents[code].category === category)

const readersOf = (code: NoticeCode) =>
  Object.entries(noticeEvents[code].readers) as [NoticeAudience, keyof typeof noticePlaces][]

/** A row for each audience, because each is led to its own screen. */
const rowsOf = (code: NoticeCode): string[][] =>
  readersOf(code).map(([audience, place], at) => [
    at === 0 ? noticeName(code, 'US') : '',
    at === 0 ? `\`${code}\`` : '',
    noticeAudiences[audience].words.US,
    noticePlaces[place].path === '' ? '–' : `\`${noticePlaces[place].path}\``,
    noticeEvents[code].byMail ? mailOf(noticeEvents[code].category) : 'never',
  ])

const sections = (): string[] =>
  noticeCategories.flatMap((category) => [
    `## ${noticeCategoryTexts[category].US}`,
    '',
    ...table(['event', 'code', 'who hears of it', 'leads to', 'by mail'], codesIn(category).flatMap(rowsOf)),
    '',
  ])

/** docs/notices.md */
export const heardPage = (): string =>
  [
    '# Who hears of what',
    '',
    fromCode('packages/contract/src/areas/notices/events.ts'),
    '',
    'Every system notice appears behind the bell. Nobody hears of an own action, and a person who reads a deal as a bank',
    'and as an investor hears of it once. Each person chooses by category, on the page “My notices”, which notices also',
    'come by mail. Reasons: [080](decisions/080-answers-and-notices.md), [108](decisions/108-system-notices.md),',
    '[109](decisions/109-notices-by-mail.md).',
    '',
    ...sections(),
  ].join('\n')
