import type * as choices from '@bookrunner/domain/deals'
import type { Region } from '@bookrunner/domain/entities'
import type { Language, LocalizedText } from '../../kernel/language.ts'
import { glossary } from '../../kernel/glossary/index.ts'
import { couponCodeRows } from './coupon-code-text.ts'
import { optionCodeRows } from './option-code-text.ts'
import { partyCodeRows } from './party-code-text.ts'

type One<List extends readonly string[]> = List[number]

/** Every enumeration of a deal, `kind.code`; the file does not compile while one has no word. */
export type DealCode =
  | `status.${choices.DealStatus}`
  | `move.${choices.NamedMove}`
  | `currency.${choices.Currency}`
  | `centre.${choices.Centre}`
  | `classification.${One<typeof choices.classifications>}`
  | `format.${One<typeof choices.formats>}`
  | `sec.${One<typeof choices.secRelevances>}`
  | `couponType.${One<typeof choices.couponTypes>}`
  | `frequency.${choices.Frequency}`
  | `dayCount.${choices.DayCount}`
  | `convention.${choices.Convention}`
  | keyof typeof couponCodeRows
  | `capital.${One<typeof choices.capitalStructures>}`
  | `label.${One<typeof choices.labels>}`
  | `stabilisation.${One<typeof choices.stabilisations>}`
  | `depository.${One<typeof choices.depositories>}`
  | `priceType.${One<typeof choices.priceTypes>}`
  | `bookType.${choices.BookType}`
  | `class.${choices.RatingClass}`
  | `silence.${choices.SilenceRule}`
  | `form.${choices.BondForm}`
  | `approval.${choices.ApprovalKind}`
  | `labelPaper.${choices.LabelPaperKind}`
  | `support.${choices.SupportKind}`
  | `collateral.${choices.CollateralKind}`
  | `option.${choices.OptionKind}`
  | `exercise.${choices.Exercise}`
  | `lossAbsorption.${choices.LossAbsorption}`
  | `absorption.${choices.AbsorptionForm}`
  | `deferral.${choices.Deferral}`
  | `role.${choices.SyndicateRole}`
  | `roleName.${choices.SyndicateRole}`
  | `agency.${choices.Agency}`
  | `subject.${choices.RatingSubject}`
  | `outlook.${One<typeof choices.outlooks>}`
  | `basis.${choices.GuidanceBasis}`
  | `guidance.${choices.GuidanceKind}`
  | `size.${choices.SizeChoice['kind']}`
  | `unit.${Extract<choices.SizeChoice, { kind: 'number' }>['unit']}`
  | `addressed.${choices.Addressed['kind']}`
  | `region.${Region}`
  | `audience.${'managers' | 'all'}`
  | `tab.${'issuer' | 'syndicate' | 'ratings' | 'terms' | 'guidance' | 'docs'}`

/** US, CN, HK. */
const rows: Record<DealCode, readonly [string, string, string]> = {
  'status.Draft': glossary.draft,
  'status.Test': glossary.test,
  'status.IPG': ['IPG', 'IPG', 'IPG'],
  'status.FPG': ['FPG', 'FPG', 'FPG'],
  'status.Priced': glossary.priced,
  'status.Expired': glossary.expired,
  'status.Aborted': glossary.aborted,

  'move.submit': glossary.announce,
  'move.pushTest': glossary.pushTest,
  'move.endTest': glossary.endTest,
  'move.setGuidance': glossary.newGuidance,
  'move.pushFpg': glossary.pushFpg,
  'move.endFpg': ['Close FPG', '结束 FPG', '結束 FPG'],
  'move.newCutOff': ['New cut-off', '设定新截止时间', '設定新截止時間'],
  'move.changeTimes': glossary.changeTimes,
  'move.launch': glossary.launchDeal,
  'move.relaunch': glossary.changeFinalTerms,
  'move.price': ['Price', '定价', '定價'],
  'move.reopen': glossary.reopenIpg,
  'move.reprice': ['Reprice', '重新定价', '重新定價'],
  'move.correct': glossary.correctFinalTerms,
  'move.abort': glossary.abort,

  'currency.USD': ['US dollar', '美元', '美元'],
  'currency.CNH': ['Offshore renminbi', '离岸人民币', '離岸人民幣'],
  'currency.HKD': ['Hong Kong dollar', '港元', '港元'],
  'currency.EUR': ['Euro', '欧元', '歐元'],
  'currency.JPY': ['Japanese yen', '日元', '日圓'],
  'currency.GBP': ['Pound sterling', '英镑', '英鎊'],
  'currency.AUD': ['Australian dollar', '澳元', '澳元'],
  'currency.NZD': ['New Zealand dollar', '新西兰元', '紐元'],
  'currency.CAD': ['Canadian dollar', '加元', '加元'],
  'currency.CHF': ['Swiss franc', '瑞士法郎', '瑞士法郎'],
  'currency.SGD': ['Singapore dollar', '新加坡元', '新加坡元'],

  'centre.HK': glossary.hongKong,
  'centre.CN': ['Mainland China', '中国内地', '中國內地'],
  'centre.US': ['United States', '美国', '美國'],
  'centre.UK': ['United Kingdom', '英国', '英國'],
  'centre.TARGET': ['Euro area (TARGET)', '欧元区（TARGET）', '歐元區（TARGET）'],
  'centre.SG': ['Singapore', '新加坡', '新加坡'],
  'centre.JP': ['Japan', '日本', '日本'],
  'centre.AU': ['Australia', '澳大利亚', '澳洲'],
  'centre.CH': ['Switzerland', '瑞士', '瑞士'],
  'centre.CA': ['Canada', '加拿大', '加拿大'],
  'centre.NZ': ['New Zealand', '新西兰', '新西蘭'],

  'classification.sovereign': ['Sovereign', '主权', '主權'],
  'classification.ssa': ['SSA', '超主权及准主权机构（SSA）', '超主權及準主權機構（SSA）'],
  'classification.financial': ['Financial', '金融机构', '金融機構'],
  'classification.corporate': glossary.corporate,
  'classification.lgfv': ['LGFV', '地方政府融资平台', '地方政府融資平台'],
  'classification.structured': ['Structured', '结构性', '結構性'],
  'classification.other': glossary.other,

  'format.regS': ['Reg S', 'Reg S', 'Reg S'],
  'format.regS-144A': ['Reg S / 144A', 'Reg S / 144A', 'Reg S / 144A'],
  'format.144A': ['144A', '144A', '144A'],
  'format.sec': ['SEC registered', 'SEC 注册', 'SEC 註冊'],
  'format.ftz': ['FTZ bond', '自贸区债券（明珠债）', '自貿區債券（明珠債）'],
  'format.domestic': ['Domestic', '境内', '境內'],
  'format.other': glossary.other,

  'sec.none': glossary.none,
  'sec.category1': ['Reg S Category 1', 'Reg S 第一类', 'Reg S 第一類'],
  'sec.category2': ['Reg S Category 2', 'Reg S 第二类', 'Reg S 第二類'],
  'sec.rule144A': ['Rule 144A', '144A 规则', '144A 規則'],
  'sec.section3a2': ['Section 3(a)(2)', '第 3(a)(2) 条', '第 3(a)(2) 條'],
  'sec.registered': ['SEC registered', 'SEC 注册', 'SEC 註冊'],

  'couponType.fixed': glossary.fixedRate,
  'couponType.floating': glossary.floatingRate,
  'couponType.zero': ['Zero coupon', '零息', '零息'],

  'frequency.annual': ['Annual', '每年', '每年'],
  'frequency.semiAnnual': ['Semi-annual', '每半年', '每半年'],
  'frequency.quarterly': ['Quarterly', '每季', '每季'],
  'frequency.monthly': ['Monthly', '每月', '每月'],

  'dayCount.30/360': ['30/360 (bond basis)', '30/360（债券基准）', '30/360（債券基準）'],
  'dayCount.30/360 US': ['30/360 (US)', '30/360（美国）', '30/360（美國）'],
  'dayCount.30E/360': ['30E/360', '30E/360', '30E/360'],
  'dayCount.30E/360 ISDA': ['30E/360 (ISDA)', '30E/360 (ISDA)', '30E/360 (ISDA)'],
  'dayCount.ACT/ACT ICMA': ['ACT/ACT (ICMA)', 'ACT/ACT (ICMA)', 'ACT/ACT (ICMA)'],
  'dayCount.ACT/ACT ISDA': ['ACT/ACT (ISDA)', 'ACT/ACT (ISDA)', 'ACT/ACT (ISDA)'],
  'dayCount.ACT/365F': ['ACT/365 (fixed)', 'ACT/365（固定）', 'ACT/365（固定）'],
  'dayCount.ACT/360': ['ACT/360', 'ACT/360', 'ACT/360'],

  'convention.following': ['Following', '下一营业日', '下一營業日'],
  'convention.modifiedFollowing': ['Modified following', '修正后下一营业日', '經修訂的下一營業日'],
  'convention.preceding': ['Preceding', '上一营业日', '上一營業日'],
  'convention.unadjusted': ['Unadjusted', '不调整', '不調整'],

  'capital.seniorUnsecured': ['Senior unsecured', '高级无抵押', '高級無抵押'],
  'capital.seniorSecured': ['Senior secured', '高级有抵押', '高級有抵押'],
  'capital.seniorPreferred': ['Senior preferred', '高级优先', '高級優先'],
  'capital.seniorNonPreferred': ['Senior non-preferred', '高级非优先', '高級非優先'],
  'capital.subordinated': ['Subordinated', '次级', '後償'],
  'capital.tier2': ['Tier 2', '二级资本（T2）', '二級資本（T2）'],
  'capital.at1': ['Additional Tier 1 (AT1)', '其他一级资本（AT1）', '額外一級資本（AT1）'],
  'capital.hybrid': ['Hybrid', '混合资本', '混合資本'],

  'label.none': glossary.none,
  'label.green': ['Green', '绿色债券', '綠色債券'],
  'label.social': ['Social', '社会责任', '社會責任'],
  'label.sustainability': ['Sustainability', '可持续发展', '可持續發展'],
  'label.sustainabilityLinked': ['Sustainability-linked', '可持续发展挂钩', '可持續發展掛鈎'],
  'label.transition': ['Transition', '转型', '轉型'],
  'label.blue': ['Blue', '蓝色债券', '藍色債券'],

  'stabilisation.FCA/ICMA': ['FCA/ICMA', 'FCA/ICMA', 'FCA/ICMA'],
  'stabilisation.SFA': ['SFA', 'SFA', 'SFA'],

  'depository.CMU': ['HKMA CMU', '香港金管局 CMU', '金管局 CMU'],
  'depository.Clearstream': ['Clearstream', 'Clearstream', 'Clearstream'],
  'depository.Euroclear': ['Euroclear', 'Euroclear', 'Euroclear'],
  'depository.CCDC': ['CCDC', '中央结算公司（CCDC）', '中央結算公司（CCDC）'],
  'depository.DTC': ['DTC', 'DTC', 'DTC'],
  'depository.MCSD': ['Macao CSD', '澳门中央证券存管（MCSD）', '澳門中央證券存管（MCSD）'],
  'depository.CDP': ['CDP (Singapore)', '新加坡中央存管（CDP）', '新加坡中央存管（CDP）'],
  'depository.SIX': ['SIX SIS', 'SIX SIS', 'SIX SIS'],

  'priceType.yield': glossary.yield,
  'priceType.price': glossary.price,

  'bookType.pot': ['Pot', '共享簿记', '共享簿記'],
  'bookType.soleUndisclosed': ['Sole undisclosed', '独立簿记，不披露', '獨立簿記，不披露'],
  'bookType.soleDisclosed': ['Sole disclosed', '独立簿记，披露', '獨立簿記，披露'],
  'bookType.soleSyndicate': ['Sole syndicate members', '独立簿记，限承销团成员', '獨立簿記，限承銷團成員'],

  'class.IG': ['Investment grade', '投资级', '投資級'],
  'class.HY': ['High yield', '高收益', '高收益'],
  'class.NR': glossary.notRated,

  'silence.stayIfIn': ['Stays if in, drops if out', '有效则保留，否则剔除', '有效則保留，否則剔除'],
  'silence.drop': ['Drops', '剔除', '剔除'],
  'silence.stay': ['Stays', '保留', '保留'],

  ...partyCodeRows,
  ...couponCodeRows,

  ...optionCodeRows,

  'role.OC': ['OC', 'OC', 'OC'],
  'role.JGC': ['JGC', 'JGC', 'JGC'],
  'role.JLM': ['JLM', 'JLM', 'JLM'],
  'role.JBR': ['JBR', 'JBR', 'JBR'],
  'role.BND': ['B&D', 'B&D', 'B&D'],
  'role.VIEW': ['View', '仅查看', '只供查看'],
  'role.PBR': ['Passive', '被动', '被動'],
  'role.SCM': ['Sr CM', '高级 CM', '高級 CM'],
  'role.CM': ['CM', 'CM', 'CM'],
  'roleName.OC': ['Overall coordinator', '整体协调人', '整體協調人'],
  'roleName.JGC': ['Joint global coordinator', '联席全球协调人', '聯席全球協調人'],
  'roleName.JLM': ['Joint lead manager', '联席牵头经办人', '聯席牽頭經辦人'],
  'roleName.JBR': ['Joint bookrunner', '联席账簿管理人', '聯席賬簿管理人'],
  'roleName.BND': glossary.billingAndDelivery,
  'roleName.VIEW': glossary.viewOnly,
  'roleName.PBR': ['Passive bookrunner', '被动账簿管理人', '被動賬簿管理人'],
  'roleName.SCM': ['Senior co-manager', '高级联席经办人', '高級聯席經辦人'],
  'roleName.CM': ['Co-manager', '联席经办人', '聯席經辦人'],

  'agency.moodys': ["Moody's", '穆迪', '穆迪'],
  'agency.sp': ['S&P', '标普', '標普'],
  'agency.fitch': ['Fitch', '惠誉', '惠譽'],
  'agency.other': ['Other agency', '其他评级机构', '其他評級機構'],

  'subject.issue': ['Issue', '债项', '債項'],
  'subject.issuer': glossary.issuer,
  'subject.guarantor': glossary.guarantor,
  'subject.provider': ['Support provider', '增信方', '增信方'],

  'outlook.stable': ['Stable', '稳定', '穩定'],
  'outlook.positive': ['Positive', '正面', '正面'],
  'outlook.negative': ['Negative', '负面', '負面'],
  'outlook.developing': ['Developing', '发展中', '發展中'],
  'outlook.watchPositive': ['Watch positive', '正面观察', '正面觀察'],
  'outlook.watchNegative': ['Watch negative', '负面观察', '負面觀察'],

  'basis.spread': glossary.spread,
  'basis.yield': glossary.yield,
  'basis.price': glossary.price,

  'guidance.test': glossary.test,
  'guidance.IPG': ['IPG', 'IPG', 'IPG'],
  'guidance.FPG': ['FPG', 'FPG', 'FPG'],
  'guidance.launched': ['Launched', '已确定最终条款', '已確定最終條款'],
  'guidance.priced': glossary.priced,

  'size.benchmark': ['Benchmark', '基准规模', '基準規模'],
  'size.number': glossary.amount,
  'size.tbd': ['TBD', '待定', '待定'],
  'size.text': ['Free text', '自行填写', '自行填寫'],
  'unit.mm': glossary.mm,
  'unit.bil': ['Bil', '十亿', '十億'],

  'addressed.all': ['All investors', '全部投资者', '全部投資者'],
  'addressed.chosen': ['Chosen investors', '指定投资者', '指定投資者'],
  'addressed.types': glossary.byType,
  'addressed.groups': glossary.byGroup,

  'region.APAC': glossary.asiaPacific,
  'region.EUROPE': glossary.europe,
  'region.MEA': glossary.middleEastAndAfrica,
  'region.AMER': glossary.americas,

  'audience.managers': ['Managers only', '仅承销团', '只限承銷團'],
  'audience.all': ['Managers and investors', '承销团和投资者', '承銷團及投資者'],

  'tab.issuer': glossary.issuer,
  'tab.syndicate': glossary.syndicate,
  'tab.ratings': glossary.ratings,
  'tab.terms': glossary.terms,
  'tab.guidance': ['Price Guidance', '价格指引', '價格指引'],
  'tab.docs': ['Docs', '文件', '文件'],
}

const worded = ([US, CN, HK]: readonly [string, string, string]): LocalizedText => ({ US, CN, HK })

/** What codes are called, on screens and in files alike. */
export const dealCodeTexts = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => [code, worded(row)]),
) as Record<DealCode, LocalizedText>

const isKnown = (code: string): code is DealCode => code in dealCodeTexts

/** A code in words; one that nobody knows any more still shows itself. */
export const codeName = (kind: string, code: string, language: Language): string => {
  const key = `${kind}.${code}`
  return isKnown(key) ? dealCodeTexts[key][language] : code
}
