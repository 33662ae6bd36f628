import type { Language, LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/**
 * Codes and parts of values of orders, as people call them: here, because the deal's log words what became of its
 * orders, and knows nothing else of them.
 */
export const orderCodeRows = {
  commitment: {
    firm: glossaryText.firm,
    soft: glossaryText.soft,
  },
  hedge: {
    none: { US: 'No hedge', CN: '不对冲', HK: '不對沖' },
    benchmark: glossaryText.benchmarkSwitch,
    own: glossaryText.ownHedge,
  },
  stage: {
    draft: glossaryText.draft,
    intention: glossaryText.intention,
    live: glossaryText.submitted,
    withdrawn: glossaryText.withdrawn,
  },
  relations: {
    proprietary: glossaryText.proprietary,
    group: glossaryText.affiliateOfABank,
    issuer: glossaryText.issuerRelated,
  },
  fpg: {
    reconfirm: { US: 'Reconfirmed', CN: '重新确认', HK: '重新確認' },
    reduce: glossaryText.reduced,
    increase: glossaryText.increased,
    accept: glossaryText.accepted,
    drop: { US: 'Dropped', CN: '放弃认购', HK: '放棄認購' },
    edit: { US: 'Edited', CN: '修改', HK: '修改' },
    new: glossaryText.newOrder,
  },
  mergeRule: {
    largest: glossaryText.largestOrder,
    sum: glossaryText.sumOfOrders,
    stated: glossaryText.otherSize,
  },
  finding: {
    sameHouse: { US: 'Same investor', CN: '同一投资者', HK: '同一投資者' },
    sameLei: { US: 'Same LEI', CN: '同一 LEI', HK: '同一 LEI' },
    sameGroup: { US: 'Same group', CN: '同一集团', HK: '同一集團' },
    inflated: glossaryText.unusuallyLarge,
    aboveLimit: glossaryText.aboveItsLimit,
  },
  decision: {
    counts: glossaryText.countedInFull,
    leftOut: { US: 'Excluded', CN: '不计入', HK: '不計入' },
  },
  allocVerdict: {
    comment: glossaryText.reviewComment,
    accepted: glossaryText.accepted,
    asked: glossaryText.query,
  },
  allocShortfall: {
    retain: glossaryText.issuerRetainsIt,
    cut: glossaryText.issueSizeIsReduced,
  },
  allocRule: {
    anchor: glossaryText.strategicOrder,
    proRata: glossaryText.proRata,
    byType: glossaryText.proRataByType,
    byTag: glossaryText.tieredByTag,
    jlmLast: glossaryText.jlmInterestLast,
    relatedLast: glossaryText.relatedLast,
    capAccount: glossaryText.capPerAccount,
    capGroup: glossaryText.capPerGroup,
    floor: glossaryText.floorDenomination,
    minSize: glossaryText.respectMinimumFill,
    fillSmall: glossaryText.fillSmallOrdersInFull,
    round: glossaryText.rounding,
  },
  allocBy: {
    type: glossaryText.type,
    region: glossaryText.region,
    group: glossaryText.group,
    lead: glossaryText.lead,
    tag: glossaryText.tag,
  },
  settlementGap: {
    isin: { US: 'ISIN', CN: 'ISIN', HK: 'ISIN' },
    clearing: glossaryText.clearing,
    bank: glossaryText.billingAndDelivery,
    settlementDate: glossaryText.settlementDate,
  },
  messageTo: {
    investors: glossaryText.investors,
    managers: glossaryText.banksAndIssuer,
  },
  chasedAbout: {
    test: glossaryText.test,
    fpg: { US: 'FPG', CN: 'FPG', HK: 'FPG' },
  },
} as const satisfies Record<string, Record<string, LocalizedText>>

/** Parts of values in an order's history. */
export const orderValueTexts = {
  reoffer: glossaryText.reoffer,
  round: { US: 'round {round}: {size}', CN: '第 {round} 轮：{size}', HK: '第 {round} 輪：{size}' },
  namedValue: glossaryText.whatAndValue,
  noType: { US: 'no type', CN: '无类型', HK: '無類型' },
  target: {
    US: '{by} {of}: {size}, {rate}%',
    CN: '{by} {of}：{size}，{rate}%',
    HK: '{by} {of}：{size}，{rate}%',
  },
  accepted: { US: 'accepted {size}', CN: '已接受 {size}', HK: '已接受 {size}' },
  yes: glossaryText.yes,
  join: glossaryText.semicolon,
} as const satisfies Record<string, LocalizedText>

type Limits = Partial<Record<'minYield' | 'minSpread' | 'maxPrice', string | null>>

/** Limits of a level, as history and log say them: "≥ 60bp"; none is at reoffer. */
export const limitText = ({ minYield, minSpread, maxPrice }: Limits, language: Language): string => {
  const parts = [
    ...(minYield ? [`≥ ${minYield}%`] : []),
    ...(minSpread ? [`≥ ${minSpread}bp`] : []),
    ...(maxPrice ? [`≤ ${maxPrice}`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : orderValueTexts.reoffer[language]
}
