// The words of a lifecycle event: managers read all of it, investors what they may see.
import { minuteIn, type LocalizedText } from '@bookrunner/contract/kernel'
import {
  managerCodeOf,
  regionNames,
  timeTexts,
  type NoticeCode,
  type NoticeParams,
} from '@bookrunner/contract/notices'
import {
  announcedSizeTexts,
  fieldNames,
  issueTexts,
  levelTexts,
  ordersSilenceTexts,
  silenceTexts,
} from '@bookrunner/contract/deals'
import type { GuidanceLevel, LifecycleEventType, Times } from '@bookrunner/domain/deals'
import { regions } from '@bookrunner/domain/entities'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { DocumentChanged } from '../documents/document-events.ts'
import type { DealEvent, Invited, TermsChanged } from '../moves/lifecycle-events.ts'
import type { Recipient } from './audience.ts'

/** The facts about a recipient that decide what they read. */
export type NoticeReader = Pick<Recipient, 'side' | 'region' | 'ownSubject'>

export interface NoticeContent {
  code: NoticeCode
  params?: NoticeParams
  /** Moments behind parameters, for readers in other time zones. */
  times?: Readonly<Record<string, string>>
}

type Contents = {
  [T in LifecycleEventType]: (event: DealEvent<T>, reader: NoticeReader) => NoticeContent | undefined
}

/** In the deal's zone, with its offset name: when clocks go back, an hour comes twice. */
const timeIn = (timeZone: string, at: string | null): LocalizedText =>
  at === null ? timeTexts.notSet : minuteIn(at, timeZone)

/** The moment behind the parameter `closes`. */
const closingAt = (closesAt: string | null): Pick<NoticeContent, 'times'> =>
  closesAt === null ? {} : { times: { closes: closesAt } }

const levelText = (level: GuidanceLevel | null): LocalizedText | string => (level ? levelTexts(level) : '–')

/** A size that is a number. */
const inFull = (currency: string | null, face: FaceAmount): LocalizedText =>
  announcedSizeTexts(currency, { kind: 'number', face, unit: 'mm' })

const joined = (parts: readonly LocalizedText[]): LocalizedText => {
  const [US, CN, HK] = (['US', 'CN', 'HK'] as const).map((language) =>
    parts.map((part) => part[language]).join(language === 'US' ? '; ' : '；'),
  ) as [string, string, string]
  return { US, CN, HK }
}

const named = (name: LocalizedText, time: LocalizedText): LocalizedText => ({
  US: `${name.US}: ${time.US}`,
  CN: `${name.CN}：${time.CN}`,
  HK: `${name.HK}：${time.HK}`,
})

const subjectIn = ({ subjectAt, subjectByRegion }: Times, region: Recipient['region']): string | null =>
  subjectByRegion.find((own) => own.region === region)?.at ?? subjectAt

const inRegion = (name: LocalizedText, region: LocalizedText): LocalizedText => ({
  US: `${name.US} (${region.US})`,
  CN: `${name.CN}（${region.CN}）`,
  HK: `${name.HK}（${region.HK}）`,
})

/** The times that concern a recipient, by name: an investor's subject time is its region's. */
const timesFor = (
  times: Times,
  { side, region }: NoticeReader,
): (readonly [LocalizedText, string | null])[] => {
  const common = [
    [timeTexts.closes, times.closesAt],
    [timeTexts.expires, times.expiresAt],
  ] as const
  if (side === 'investor') return [...common, [timeTexts.subject, subjectIn(times, region)]]
  const own = regions.map((code) => {
    const at = times.subjectByRegion.find(({ region: each }) => each === code)?.at
    return [inRegion(timeTexts.subject, regionNames[code]), at ?? null] as const
  })
  return [...common, [timeTexts.subject, times.subjectAt], ...own]
}

const changedTimes = ({ before, times, timeZone }: DealEvent<'deal.times-changed'>, reader: NoticeReader) => {
  const earlier = timesFor(before, reader)
  const changed = timesFor(times, reader).filter(([, at], index) => at !== earlier[index]?.[1])
  if (changed.length === 0) return undefined
  return {
    code: 'deal.times-changed' as const,
    params: { times: joined(changed.map(([name, at]) => named(name, timeIn(timeZone, at)))) },
  }
}

/** An investor reads the one time from which its own orders are conditional. */
const subject = (
  { region, at, timeZone }: DealEvent<'deal.subject'>,
  reader: NoticeReader,
): NoticeContent | undefined => {
  const since = timeIn(timeZone, at)
  if (reader.side === 'investor') {
    const own = region === null ? !reader.ownSubject : region === reader.region
    return own ? { code: 'deal.subject', params: { at: since } } : undefined
  }
  return region === null
    ? { code: 'deal.subject', params: { at: since } }
    : { code: 'deal.subject-region', params: { region: regionNames[region], at: since } }
}

const contents: Contents = {
  'deal.announced': ({ target, level, closesAt, timeZone, ...issue }) => ({
    code: target === 'Test' ? 'deal.announced-test' : 'deal.announced',
    params: {
      issue: issueTexts(issue),
      level: levelTexts(level),
      closes: timeIn(timeZone, closesAt),
    },
    ...closingAt(closesAt),
  }),
  'deal.test-pushed': ({ round, level, closesAt, timeZone }) => ({
    code: 'deal.test-pushed',
    params: { round, level: levelTexts(level), closes: timeIn(timeZone, closesAt) },
    ...closingAt(closesAt),
  }),
  'deal.test-ended': ({ round, from, level }) => ({
    code: from === 'Draft' ? 'deal.opened' : 'deal.test-ended',
    params: { round, level: levelText(level) },
  }),
  'deal.guidance-changed': ({ level, before, size, currency }) => {
    const levels = { level: levelTexts(level), before: levelText(before) }
    return size
      ? { code: 'deal.guidance-resized', params: { ...levels, size: announcedSizeTexts(currency, size) } }
      : { code: 'deal.guidance-changed', params: levels }
  },
  'deal.fpg-pushed': ({ level, closesAt, timeZone, silence }) => ({
    code: 'deal.fpg-pushed',
    params: {
      level: levelTexts(level),
      closes: timeIn(timeZone, closesAt),
      rule: silenceTexts[silence],
      orders: ordersSilenceTexts[silence],
    },
    ...closingAt(closesAt),
  }),
  'deal.closing': ({ minutes, closesAt, timeZone }) => ({
    code: 'deal.closing',
    params: { minutes, closes: timeIn(timeZone, closesAt) },
    ...closingAt(closesAt),
  }),
  'deal.subject': subject,
  'deal.book-closed': ({ phase }) => ({ code: 'deal.book-closed', params: { phase } }),
  'deal.cut-off-moved': ({ closesAt, timeZone }) => ({
    code: 'deal.cut-off-moved',
    params: { closes: timeIn(timeZone, closesAt) },
    ...closingAt(closesAt),
  }),
  'deal.times-changed': changedTimes,
  'deal.launched': ({ level, final, currency }) => ({
    code: 'deal.launched',
    params: {
      level: levelTexts(level),
      size: inFull(currency, final.size),
    },
  }),
  'deal.priced': ({ level }) => ({ code: 'deal.priced', params: { level: levelTexts(level) } }),
  'deal.reopened': ({ level, closesAt, timeZone }) => ({
    code: 'deal.reopened',
    params: { level: levelText(level), closes: timeIn(timeZone, closesAt) },
    ...closingAt(closesAt),
  }),
  'deal.repriced': () => ({ code: 'deal.repriced' }),
  'deal.corrected': () => ({ code: 'deal.corrected' }),
  'deal.size-reduced': ({ final, before, currency }) => ({
    code: 'deal.size-reduced',
    params: { size: inFull(currency, final.size), before: inFull(currency, before) },
  }),
  'deal.aborted': () => ({ code: 'deal.aborted' }),
  'deal.expired': () => ({ code: 'deal.expired' }),
}

export const invitation = ({ level, closesAt, timeZone }: Invited): NoticeContent => ({
  code: 'deal.invited',
  params: { level: levelText(level), closes: timeIn(timeZone, closesAt) },
  ...closingAt(closesAt),
})

export const changedTerms = ({ fields }: TermsChanged): NoticeContent => ({
  code: 'deal.terms-changed',
  params: { fields: joined([...new Set(fields)].map((field) => fieldNames(field))) },
})

export const changedDocument = (
  { forInvestors, forManagers }: DocumentChanged,
  { side }: Pick<NoticeReader, 'side'>,
): NoticeContent | undefined => {
  const news = side === 'investor' ? forInvestors : forManagers
  return news === null
    ? undefined
    : { code: `deal.document-${news.act}`, params: { document: news.description } }
}

export const notifiedEvents = Object.keys(contents) as LifecycleEventType[]

export const noticeContentFor = (event: DealEvent, reader: NoticeReader): NoticeContent | undefined => {
  const content = (
    contents[event.type] as (event: DealEvent, reader: NoticeReader) => NoticeContent | undefined
  )(event, reader)
  return content && reader.side !== 'investor' ? { ...content, code: managerCodeOf(content.code) } : content
}
