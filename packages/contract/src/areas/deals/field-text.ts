import type { Shared, Terms, Times } from '@bookrunner/domain/deals'
import type { Language, LocalizedText } from '../../kernel/language.ts'
import { orderFieldRows } from './order-field-text.ts'
import { glossary } from '../../kernel/glossary/index.ts'

/** Every field of a deal by its place, as faults, the log and two people's changes name it. */
export type DealField =
  | 'name'
  | `terms.${keyof Terms}`
  | `times.${keyof Times}`
  | `shared.${keyof Shared}`
  | 'documents'

type LifecycleField = 'status' | 'bookClosed' | 'closedAt' | 'test'
type GuidanceField = 'number' | 'kind' | 'level' | 'size' | 'final'
type DocumentField = 'description' | 'validFrom' | 'validUntil' | 'audience' | 'gated'

/** Other fields in the deal log: figures that moves change, and fields of documents. */
type OrderFieldKey = `order.${keyof typeof orderFieldRows}`
export type LoggedField =
  | `lifecycle.${LifecycleField}`
  | `guidance.${GuidanceField}`
  | `document.${DocumentField}`
  | OrderFieldKey

/** US, CN, HK. */
const rows: Record<Exclude<DealField | LoggedField, OrderFieldKey>, readonly [string, string, string]> = {
  name: ['Deal name', '项目名称', '項目名稱'],
  documents: glossary.documents,

  'shared.issuerId': glossary.issuer,
  'shared.issuerName': ['Issuer (name only)', '发行人（仅名称）', '發行人（只有名稱）'],
  'shared.issuerLei': ['LEI of the issuer', '发行人 LEI', '發行人 LEI'],
  'shared.guarantors': ['Guarantors', '担保人', '擔保人'],
  'shared.support': ['Credit support', '增信安排', '增信安排'],
  'shared.issuerNote': ['About the issuer', '发行人简介', '發行人簡介'],
  'shared.roadshowCode': glossary.roadshowCode,
  'shared.syndicate': glossary.syndicate,
  'shared.namedBanks': ['Banks (name only)', '银行（仅名称）', '銀行（只有名稱）'],
  'shared.ratings': glossary.ratings,
  'shared.issueNotRated': ['Issue not rated', '债项无评级', '債項無評級'],
  'shared.unrated': glossary.notRated,

  'terms.size': glossary.issueSize,
  'terms.noGrow': ['No grow', '规模不再增加', '規模不再增加'],
  'terms.retained': ['Retained amount', '自留金额', '自留金額'],
  'terms.currency': glossary.currency,
  'terms.tenor': glossary.tenor,
  'terms.classification': ['Classification', '发行人类别', '發行人類別'],
  'terms.ratingClass': ['Rating class', '评级类别', '評級類別'],
  'terms.format': ['Format', '发行格式', '發行格式'],
  'terms.secRelevance': ['SEC / 144A status', 'SEC/144A 适用性', 'SEC/144A 適用性'],
  'terms.mtn': ['Under an MTN programme', '中期票据计划项下发行', '根據中期票據計劃發行'],
  'terms.programme': ['Programme', '发行计划', '發行計劃'],
  'terms.series': ['Series', '系列编号', '系列編號'],
  'terms.bondForm': ['Form of the bond', '债券形式', '債券形式'],
  'terms.registrationRights': ['Registration rights', '登记权', '登記權'],
  'terms.approvals': ['Approvals', '审批与备案', '審批及備案'],
  'terms.capitalStructure': ['Capital structure', '资本结构', '資本結構'],
  'terms.collateral': ['Collateral', '抵质押物', '抵押品'],
  'terms.capital': ['Capital terms', '资本条款', '資本條款'],
  'terms.label': ['Label', '债券标签', '債券標籤'],
  'terms.labelPapers': ['Label documents', '标签文件', '標籤文件'],
  'terms.useOfProceeds': ['Use of proceeds', '募集资金用途', '所得款項用途'],
  'terms.timeZone': glossary.timeZone,
  'terms.pricingDate': ['Pricing date', '定价日', '定價日'],
  'terms.settlementCycle': ['Settlement cycle', '交割周期', '交收週期'],
  'terms.settlementDate': glossary.settlementDate,
  'terms.issueDate': ['Issue date', '发行日', '發行日'],
  'terms.maturityDate': ['Maturity date', '到期日', '到期日'],
  'terms.firstTradingDay': ['First trading day', '首个交易日', '首個交易日'],
  'terms.centres': ['Business day centres', '营业日地区', '營業日地區'],
  'terms.convention': ['Business day convention', '营业日惯例', '營業日慣例'],
  'terms.couponType': ['Coupon type', '票息类型', '票息類型'],
  'terms.couponFrequency': ['Coupon frequency', '付息频率', '付息頻率'],
  'terms.dayCount': glossary.dayCount,
  'terms.coupon': glossary.coupon,
  'terms.couponStep': ['Coupon step', '票息步长', '票息級距'],
  'terms.firstCouponDate': ['First coupon date', '首个付息日', '首個付息日'],
  'terms.tapOf': ['Tap of', '所增发债券', '所增發債券'],
  'terms.tapOutstanding': ['Outstanding before the tap', '增发前余额', '增發前餘額'],
  'terms.interestFrom': ['Interest start date', '起息日', '起息日'],
  'terms.floatingIndex': ['Floating index', '浮动利率基准', '浮動利率基準'],
  'terms.quotedMargin': glossary.quotedMargin,
  'terms.legs': ['Coupon legs', '票息阶段', '票息階段'],
  'terms.penultimateCouponDate': ['Last but one coupon date', '倒数第二个付息日', '倒數第二個付息日'],
  'terms.oddPeriod': ['Short or long period', '较短或较长期间', '較短或較長期間'],
  'terms.endOfMonth': ['End-of-month coupon dates', '付息日为月末', '付息日為月末'],
  'terms.interestConvention': ['Interest day convention', '计息日惯例', '計息日慣例'],
  'terms.redemptionPrice': ['Redemption price', '偿还价格', '償還價格'],
  'terms.repayments': ['Repayments before maturity', '到期前分期还本', '到期前分期還本'],
  'terms.exDividend': ['Ex-dividend', '除息安排', '除息安排'],
  'terms.options': ['Put and call options', '回售与赎回', '回售及贖回'],
  'terms.priceType': ['Price type', '报价方式', '報價方式'],
  'terms.priceDecimals': ['Price decimals', '价格小数位', '價格小數位'],
  'terms.guidanceReference': ['Guidance reference', '指引参考利率', '指引參考利率'],
  'terms.pricingBenchmark': ['Pricing benchmark', '定价基准', '定價基準'],
  'terms.benchmarkPrice': ['Benchmark price', '定价基准价格', '定價基準價格'],
  'terms.ipg': ['Initial guidance', '初始价格指引', '初始價格指引'],
  'terms.testPrice': glossary.testPrice,
  'terms.guidanceNote': ['Guidance note', '指引说明', '指引說明'],
  'terms.governingLaw': ['Governing law', '适用法律', '適用法律'],
  'terms.stabilisation': ['Stabilisation', '稳定价格', '穩定價格'],
  'terms.stabilisationManagerId': ['Stabilisation manager', '稳定价格操作人', '穩定價格操作人'],
  'terms.sellingRestrictions': ['Selling restrictions', '销售限制', '銷售限制'],
  'terms.depositories': ['Depositories', '登记托管机构', '存管機構'],
  'terms.isin': ['ISIN', 'ISIN', 'ISIN'],
  'terms.isin144A': ['ISIN (144A)', 'ISIN (144A)', 'ISIN (144A)'],
  'terms.listing': ['Listing', '上市地', '上市地'],
  'terms.minDenomination': ['Minimum denomination', '最低面额', '最低面額'],
  'terms.increment': ['Incremental denomination', '递增面额', '遞增面額'],
  'terms.minOrder': ['Minimum order', '最低订单金额', '最低訂單金額'],
  'terms.bookType': ['Book type', '簿记方式', '簿記方式'],
  'terms.sizeCap': ['Size cap', '单笔上限', '單筆上限'],
  'terms.unusualTimes': glossary.unusuallyLarge,
  'terms.silence': ['Unanswered orders at FPG', 'FPG 未回复订单', 'FPG 未回覆訂單'],
  'terms.issuerSeesNames': ['Issuer sees names', '发行人可见投资者名称', '發行人可見投資者名稱'],
  'terms.issuerSignsOff': ['Issuer signs off', '发行人核准', '發行人批核'],
  'terms.waiverReason': ['Reason for the waiver', '豁免核准原因', '豁免批核原因'],
  'terms.addressed': ['Invited investors', '受邀投资者', '獲邀投資者'],
  'terms.hedge': glossary.hedge,
  'terms.grossFee': ['Gross fee', '承销费（总额）', '承銷費（總額）'],
  'terms.privateBankRebate': ['Private bank rebate', '私人银行返佣', '私人銀行回佣'],
  'terms.feeDisclosure': ['Fees and rebates', '费用与返佣', '費用及回佣'],
  'terms.remark': glossary.remark,
  'terms.asPublished': ['Ticked as published', '已确认与公布内容一致', '已確認與公佈內容一致'],

  'times.closesAt': glossary.booksClose,
  'times.subjectAt': glossary.booksGoSubject,
  'times.subjectByRegion': ['Subject by region', '按地区转为有条件接单', '按地區轉為有條件接單'],
  'times.expiresAt': glossary.dealExpires,

  'lifecycle.status': glossary.status,
  'lifecycle.bookClosed': glossary.bookClosed,
  'lifecycle.closedAt': ['Book closed at', '簿记截止于', '簿記截止於'],
  'lifecycle.test': glossary.test,
  'guidance.number': ['Guidance no.', '指引序号', '指引序號'],
  'guidance.kind': ['Guidance type', '指引类型', '指引類型'],
  'guidance.level': glossary.guidance,
  'guidance.size': glossary.issueSize,
  'guidance.final': ['Final terms', '最终条款', '最終條款'],
  'document.description': glossary.description,
  'document.validFrom': glossary.validFrom,
  'document.validUntil': glossary.validUntil,
  'document.audience': glossary.visibleTo,
  'document.gated': glossary.needsTheRoadshowCode,
}

const worded = ([US, CN, HK]: readonly [string, string, string]): LocalizedText => ({ US, CN, HK })

const orderRows = Object.entries(orderFieldRows).map(([field, row]) => [`order.${field}`, row] as const)

export const dealFieldTexts = Object.fromEntries(
  [...Object.entries(rows), ...orderRows].map(([field, row]) => [field, worded(row)]),
) as Record<DealField | LoggedField, LocalizedText>

const isKnown = (field: string): field is keyof typeof dealFieldTexts => field in dealFieldTexts

/** What a field is called in each language. */
export const fieldNames = (field: string): LocalizedText =>
  isKnown(field) ? dealFieldTexts[field] : { US: field, CN: field, HK: field }

/** What a field is called; one that nobody knows any more still shows itself. */
export const fieldName = (field: string, language: Language): string => fieldNames(field)[language]
