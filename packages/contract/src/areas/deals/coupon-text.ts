import {
  quotedTo,
  type CouponLeg,
  type LegCoupon,
  type Repayment,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import type { LocalizedText } from '../../kernel/language.ts'
import type { Words } from './term-sheet/words.ts'

/** How legs of a coupon are written, in the term sheet, the deal log and the form. */
export const couponTexts = {
  legFirst: { US: 'From issue: {coupon}', CN: '自发行日起：{coupon}', HK: '自發行日起：{coupon}' },
  legFrom: { US: 'From {from}: {coupon}', CN: '自 {from} 起：{coupon}', HK: '自 {from} 起：{coupon}' },
  legLater: { US: 'Then: {coupon}', CN: '其后：{coupon}', HK: '其後：{coupon}' },
  dealCoupon: { US: 'the coupon', CN: '票息', HK: '票息' },
  dealMargin: { US: '{index} + the quoted margin', CN: '{index} 加报价利差', HK: '{index} 加報價息差' },
  toBeSet: { US: 'margin set at pricing', CN: '利差于定价时确定', HK: '息差於定價時釐定' },
  stepTo: { US: '{rate} from {from}', CN: '自 {from} 起 {rate}', HK: '自 {from} 起 {rate}' },
  stepBy: {
    US: '{sign}{bp} bp from {from} ({outcome})',
    CN: '自 {from} 起{sign}{bp} 基点（{outcome}）',
    HK: '自 {from} 起{sign}{bp} 基點（{outcome}）',
  },
  over: { US: '{index} {sign}{bp} bp', CN: '{index} {sign}{bp} 基点', HK: '{index} {sign}{bp} 基點' },
  overUnset: { US: '{index}, {toBeSet}', CN: '{index}，{toBeSet}', HK: '{index}，{toBeSet}' },
  everyMonths: {
    US: 'reset every {months} months',
    CN: '每 {months} 个月重置',
    HK: '每 {months} 個月重設',
  },
  once: { US: 'reset once', CN: '重置一次', HK: '重設一次' },
  quoted: { US: 'converted from {frequency}', CN: '由{frequency}付息换算', HK: '由{frequency}派息換算' },
  lookBack: {
    US: '{days}-business-day look-back',
    CN: '回溯 {days} 个营业日',
    HK: '回溯 {days} 個營業日',
  },
  shift: { US: 'observation shift', CN: '观察期平移', HK: '觀察期平移' },
  lockOut: {
    US: '{days}-business-day lock-out',
    CN: '锁定 {days} 个营业日',
    HK: '鎖定 {days} 個營業日',
  },
  floor: { US: 'floor {rate}', CN: '下限 {rate}', HK: '下限 {rate}' },
  cap: { US: 'cap {rate}', CN: '上限 {rate}', HK: '上限 {rate}' },
  assumed: {
    US: 'yields assume {rate} throughout',
    CN: '收益率假设其维持 {rate}',
    HK: '收益率假設其維持 {rate}',
  },
  quotedToCall: {
    US: 'Yield quoted to the first call, {day}',
    CN: '收益率计算至首个赎回日 {day}',
    HK: '收益率計算至首個贖回日 {day}',
  },
  quotedToReset: {
    US: 'Yield quoted to the change of coupon, {day}',
    CN: '收益率计算至票息变更日 {day}',
    HK: '收益率計算至票息變更日 {day}',
  },
  exDividend: {
    US: '{days} {count} before payment; on the day itself the coupon goes to the {owner}',
    CN: '付息前 {days} 个{count}；除息日当日票息归{owner}',
    HK: '派息前 {days} 個{count}；除息日當日票息歸{owner}',
  },
  repayment: { US: '{face} on {day}', CN: '{day} 偿还 {face}', HK: '{day} 償還 {face}' },
  unadjusted: { US: 'Not adjusted', CN: '不调整', HK: '不調整' },
} as const satisfies Record<string, LocalizedText>
export type CouponText = keyof typeof couponTexts

type Say = Pick<Words, 'coupon' | 'code' | 'day' | 'language'>
type Headline = Pick<Terms, 'floatingIndex'>

const percent = (rate: Rate): string => `${rate.replace('-', '−')}%`

const signed = (points: Rate) => ({ sign: points.startsWith('-') ? '−' : '+', bp: points.replace('-', '') })

const joined = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ')

const limitsText = (
  { floor, cap, assumed }: Extract<LegCoupon, { margin: unknown }>,
  words: Say,
): (string | false)[] => [
  floor !== null && words.coupon('floor', { rate: percent(floor) }),
  cap !== null && words.coupon('cap', { rate: percent(cap) }),
  assumed !== null && words.coupon('assumed', { rate: percent(assumed) }),
]

const overText = (index: string, margin: Rate | null, words: Say): string =>
  margin === null
    ? words.coupon('overUnset', { index, toBeSet: words.coupon('toBeSet') })
    : words.coupon('over', { index, ...signed(margin) })

const methodText = (
  { method }: Extract<LegCoupon, { kind: 'floating' }>,
  words: Say,
): (string | false | null)[] =>
  method.kind === 'term'
    ? []
    : [
        words.code('indexMethod', method.kind),
        method.lookBack > 0 && words.coupon('lookBack', { days: method.lookBack }),
        method.observationShift && words.coupon('shift'),
        method.lockOut > 0 && words.coupon('lockOut', { days: method.lockOut }),
      ]

const rateText = (rate: Rate | null, words: Say): string =>
  rate === null ? words.coupon('dealCoupon') : percent(rate)

/** What a leg pays, in one line. */
const legCouponText = (coupon: LegCoupon, isFirst: boolean, headline: Headline, words: Say): string => {
  switch (coupon.kind) {
    case 'fixed':
      return joined([words.code('legKind', coupon.kind), rateText(coupon.rate, words)])
    case 'stepUp':
      return joined([
        words.code('legKind', coupon.kind),
        rateText(coupon.rate, words),
        ...coupon.steps.map(({ from, rate }) =>
          words.coupon('stepTo', { rate: percent(rate), from: words.day(from)! }),
        ),
      ])
    case 'conditionalStepUp':
      return joined([
        words.code('legKind', coupon.kind),
        rateText(coupon.rate, words),
        ...coupon.steps.map(({ from, basisPoints, outcome }) =>
          words.coupon('stepBy', {
            ...signed(basisPoints),
            from: words.day(from)!,
            outcome: words.code('stepOutcome', outcome)!,
          }),
        ),
        coupon.condition,
      ])
    case 'floating': {
      const index = coupon.index ?? headline.floatingIndex ?? words.code('legKind', coupon.kind)!
      const over =
        isFirst && coupon.margin === null
          ? words.coupon('dealMargin', { index })
          : overText(index, coupon.margin, words)
      return joined([over, ...methodText(coupon, words), ...limitsText(coupon, words)])
    }
    case 'reset':
      return joined([
        overText(coupon.benchmark ?? words.code('legKind', coupon.kind)!, coupon.margin, words),
        coupon.everyMonths === null
          ? words.coupon('once')
          : words.coupon('everyMonths', { months: coupon.everyMonths }),
        coupon.quoted !== null &&
          words.coupon('quoted', { frequency: words.code('frequency', coupon.quoted)!.toLowerCase() }),
        ...limitsText(coupon, words),
      ])
  }
}

/** "From 20 Nov 2031: UST 5Y +250 bp · reset every 60 months". */
export const legText = (leg: CouponLeg, at: number, headline: Headline, words: Say): string => {
  const coupon = joined([
    legCouponText(leg.coupon, at === 0, headline, words),
    words.code('frequency', leg.frequency),
    words.code('dayCount', leg.dayCount),
  ])
  if (at === 0) return words.coupon('legFirst', { coupon })
  return leg.from === null
    ? words.coupon('legLater', { coupon })
    : words.coupon('legFrom', { from: words.day(leg.from)!, coupon })
}

/** A yield that does not run to maturity says where it ends. */
export const quotedToText = (terms: Pick<Terms, 'legs' | 'options'>, words: Say): string | null => {
  const end = quotedTo(terms)
  if (end === null) return null
  const key = end.kind === 'call' ? 'quotedToCall' : 'quotedToReset'
  return words.coupon(key, { day: words.day(end.day)! })
}

export const exDividendText = (exDividend: NonNullable<Terms['exDividend']>, words: Say): string => {
  const inSentence = (text: string | null) => (text ?? '').toLowerCase()
  return words.coupon('exDividend', {
    days: exDividend.days,
    count: inSentence(words.code('exDividendCount', exDividend.count)),
    owner: inSentence(words.code('exDividendOwner', exDividend.onTheDay)),
  })
}

export const repaymentText = ({ day, face }: Repayment, words: Say): string =>
  words.coupon('repayment', { day: words.day(day)!, face: percent(face) })
