import type { Language, Worded } from '../../kernel/language.ts'

/**
 * Codes and parts of values of orders, as people call them: here, because the deal's log words what became of its
 * orders, and knows nothing else of them.
 */
export const orderCodeRows = {
  commitment: {
    firm: { US: 'Firm', CN: '确定', HK: '確定' },
    soft: { US: 'Soft', CN: '非确定', HK: '非確定' },
  },
  hedge: {
    none: { US: 'No hedge', CN: '不对冲', HK: '不對沖' },
    benchmark: { US: 'Benchmark switch', CN: '基准债换券', HK: '基準債換券' },
    own: { US: 'Own hedge', CN: '自行对冲', HK: '自行對沖' },
  },
  stage: {
    draft: { US: 'Draft', CN: '草稿', HK: '草稿' },
    intention: { US: 'Intention', CN: '意向单', HK: '意向單' },
    live: { US: 'Submitted', CN: '已提交', HK: '已提交' },
    withdrawn: { US: 'Withdrawn', CN: '已撤回', HK: '已撤回' },
  },
  relations: {
    proprietary: { US: 'Proprietary', CN: '自营', HK: '自營' },
    group: { US: 'Affiliate of a bank', CN: '银行集团公司', HK: '銀行集團公司' },
    issuer: { US: 'Issuer-related', CN: '发行人关联', HK: '發行人關聯' },
  },
  fpg: {
    reconfirm: { US: 'Reconfirmed', CN: '重新确认', HK: '重新確認' },
    reduce: { US: 'Reduced', CN: '减少', HK: '減少' },
    increase: { US: 'Increased', CN: '增加', HK: '增加' },
    drop: { US: 'Dropped', CN: '放弃认购', HK: '放棄認購' },
    edit: { US: 'Edited', CN: '修改', HK: '修改' },
    new: { US: 'New', CN: '新单', HK: '新單' },
  },
  mergeRule: {
    largest: { US: 'Largest order', CN: '最大一笔', HK: '最大一筆' },
    sum: { US: 'Sum of orders', CN: '合计', HK: '合計' },
    stated: { US: 'Other size', CN: '指定数量', HK: '指定數量' },
  },
  finding: {
    sameHouse: { US: 'Same investor', CN: '同一投资者', HK: '同一投資者' },
    sameLei: { US: 'Same LEI', CN: '同一 LEI', HK: '同一 LEI' },
    sameGroup: { US: 'Same group', CN: '同一集团', HK: '同一集團' },
    inflated: { US: 'Unusually large', CN: '数量异常', HK: '數量異常' },
  },
  decision: {
    counts: { US: 'Counted in full', CN: '全部计入', HK: '全部計入' },
    leftOut: { US: 'Excluded', CN: '不计入', HK: '不計入' },
  },
  allocVerdict: {
    comment: { US: 'Comment', CN: '意见', HK: '意見' },
    accepted: { US: 'Accepted', CN: '已接受', HK: '已接受' },
    asked: { US: 'Query', CN: '询问', HK: '查詢' },
  },
  allocShortfall: {
    retain: { US: 'Issuer retains it', CN: '由发行人自留', HK: '由發行人自留' },
    cut: { US: 'Issue size is reduced', CN: '缩减发行规模', HK: '縮減發行規模' },
  },
  allocRule: {
    anchor: { US: 'Strategic order', CN: '战略投资者', HK: '戰略投資者' },
    proRata: { US: 'Pro rata', CN: '按比例', HK: '按比例' },
    byType: { US: 'Pro rata by type', CN: '按类型比例', HK: '按類型比例' },
    byTag: { US: 'Tiered by tag', CN: '按标签分层', HK: '按標籤分層' },
    jlmLast: { US: 'JLM interest last', CN: 'JLM 自有最后', HK: 'JLM 自有最後' },
    capAccount: { US: 'Cap per account', CN: '单一账户上限', HK: '單一賬戶上限' },
    capGroup: { US: 'Cap per group', CN: '单一集团上限', HK: '單一集團上限' },
    floor: { US: 'Floor: denomination', CN: '保底：最低面额', HK: '保底：最低面額' },
    minSize: { US: 'Respect minimum fill', CN: '遵守最低获配数量', HK: '遵守最低獲配數量' },
  },
  allocBy: {
    type: { US: 'Type', CN: '类型', HK: '類型' },
    region: { US: 'Region', CN: '地区', HK: '地區' },
    group: { US: 'Group', CN: '集团', HK: '集團' },
    lead: { US: 'Lead', CN: '牵头行', HK: '牽頭行' },
    tag: { US: 'Tag', CN: '标签', HK: '標籤' },
  },
  chasedAbout: {
    test: { US: 'Test', CN: '测试', HK: '測試' },
    fpg: { US: 'FPG', CN: 'FPG', HK: 'FPG' },
  },
} as const satisfies Record<string, Record<string, Worded>>

/** Parts of values in an order's history. */
export const orderValueWords = {
  reoffer: { US: 'at reoffer', CN: '不限价（按最终定价）', HK: '不限價（按最終定價）' },
  round: { US: 'round {round}: {size}', CN: '第 {round} 轮：{size}', HK: '第 {round} 輪：{size}' },
  said: { US: '{what}: {said}', CN: '{what}：{said}', HK: '{what}：{said}' },
  noType: { US: 'no type', CN: '无类型', HK: '無類型' },
  target: {
    US: '{by} {of}: {size}, {rate}%',
    CN: '{by} {of}：{size}，{rate}%',
    HK: '{by} {of}：{size}，{rate}%',
  },
  accepted: { US: 'accepted {size}', CN: '已接受 {size}', HK: '已接受 {size}' },
  yes: { US: 'Yes', CN: '是', HK: '是' },
  join: { US: '; ', CN: '；', HK: '；' },
} as const satisfies Record<string, Worded>

type Limits = Partial<Record<'minYield' | 'minSpread' | 'maxPrice', string | null>>

/** Limits of a level, as history and log say them: "≥ 60bp"; none is at reoffer. */
export const limitWords = ({ minYield, minSpread, maxPrice }: Limits, language: Language): string => {
  const said = [
    ...(minYield ? [`≥ ${minYield}%`] : []),
    ...(minSpread ? [`≥ ${minSpread}bp`] : []),
    ...(maxPrice ? [`≤ ${maxPrice}`] : []),
  ]
  return said.length > 0 ? said.join(', ') : orderValueWords.reoffer[language]
}
