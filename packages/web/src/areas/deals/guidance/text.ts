import { defineText } from '../../../platform/text.ts'

/** Price guidance: levels, their history, and the pricing panel. US, CN, HK. */
const rows = {
  'section.guidance': ['Guidance', '价格指引', '價格指引'],
  'section.reference': ['Reference and benchmark', '参考利率与定价基准', '參考利率與定價基準'],
  'section.pricing': ['Pricing', '定价', '定價'],
  'section.history': ['Guidance history', '指引历史', '指引歷史'],

  'level.hint.yield': [
    'As said: T+120 area, MS+65-70, 4.75%',
    '按惯用写法：T+120、MS+65-70、4.75%',
    '按慣用寫法：T+120、MS+65-70、4.75%',
  ],
  'level.hint.price': [
    'As said: 99.50, 99.50-99.75',
    '按惯用写法：99.50、99.50-99.75',
    '按慣用寫法：99.50、99.50-99.75',
  ],
  'level.problem.empty': ['Give the level', '请输入价格水平', '請輸入價格水平'],
  'level.problem.unread': [
    'Not understood: write T+120 area, MS+65-70, 4.75% or 99.50',
    '无法识别：请写成 T+120、MS+65-70、4.75% 或 99.50',
    '無法識別：請寫成 T+120、MS+65-70、4.75% 或 99.50',
  ],
  'level.problem.basis.yield': [
    'This deal is quoted on yield: write T+120, MS+65 or 4.75%',
    '本项目按收益率报价：请写成 T+120、MS+65 或 4.75%',
    '本項目按收益率報價：請寫成 T+120、MS+65 或 4.75%',
  ],
  'level.problem.basis.price': [
    'This deal is quoted on price: write 99.50',
    '本项目按价格报价：请写成 99.50',
    '本項目按價格報價：請寫成 99.50',
  ],
  'level.problem.range': [
    'A range goes from the lower figure to the higher one',
    '区间须由小到大',
    '區間須由小至大',
  ],
  'level.problem.bounds': ['That is too far out', '超出合理范围', '超出合理範圍'],

  'ipg.hint': ['What the deal is announced with', '项目公布时的价格水平', '項目公佈時的價格水平'],
  'test.hint': ['Must be set before a test is pushed', '推送测试前必须设定', '推送測試前必須設定'],
  'note.hint': ['Told to investors with the guidance', '随指引告知投资者', '隨指引告知投資者'],
  'benchmark.name': ['Name', '名称', '名稱'],
  'benchmark.yield': ['Yield, %', '收益率 (%)', '收益率 (%)'],
  'benchmark.frequency': ['Frequency', '频率', '頻率'],
  'benchmark.isin': ['ISIN', 'ISIN', 'ISIN'],
  'reference.hint': [
    'What guidance is said over: MS, T, CT10',
    '指引所参照的利率：MS、T、CT10',
    '指引所參照的利率：MS、T、CT10',
  ],
  'benchmark.hint': [
    'What the bond is priced against: a named bond and its yield',
    '债券定价所对照的基准债券及其收益率',
    '債券定價所對照的基準債券及其收益率',
  ],
  'benchmark.nameFirst': ['Name it first', '请先填写名称', '請先填寫名稱'],
  'benchmark.yield.unread': [
    'A yield such as 4.125 or 4 1/8',
    '收益率，例如 4.125 或 4 1/8',
    '收益率，例如 4.125 或 4 1/8',
  ],

  panel: ['Pricing panel', '定价面板', '定價面板'],
  'panel.typed': ['Typed; the others follow', '手动输入；其他随之变动', '手動輸入；其他隨之變動'],
  'panel.ask': ['Type its yield', '请输入收益率', '請輸入收益率'],
  'panel.ask.named': ['{name}: type its yield', '{name}：请输入收益率', '{name}：請輸入收益率'],
  'panel.fixed.benchmark': ['Benchmark', '基准收益率', '基準收益率'],
  'panel.fixed.benchmark.unit': ['%', '%', '%'],
  'panel.fixed.spread': ['Spread', '利差', '息差'],
  'panel.fixed.spread.unit': ['bp', '基点', '基點'],
  'panel.fixed.yield': ['Reoffer yield', '发行收益率', '發行收益率'],
  'panel.fixed.yield.unit': ['%', '%', '%'],
  'panel.fixed.coupon': ['Coupon', '票息', '票息'],
  'panel.fixed.coupon.unit': ['%', '%', '%'],
  'panel.fixed.price': ['Reoffer price', '发行价格', '發行價格'],
  'panel.fixed.price.unit': ['%', '%', '%'],
  'panel.floating.benchmark': ['Index', '指数利率', '指數利率'],
  'panel.floating.benchmark.unit': ['%', '%', '%'],
  'panel.floating.spread': ['Discount margin', '贴现利差', '貼現息差'],
  'panel.floating.spread.unit': ['bp', '基点', '基點'],
  'panel.floating.yield': ['Index + margin', '指数加利差', '指數加息差'],
  'panel.floating.yield.unit': ['%', '%', '%'],
  'panel.floating.coupon': ['Quoted margin', '票面利差', '票面息差'],
  'panel.floating.coupon.unit': ['bp', '基点', '基點'],
  'panel.floating.price': ['Reoffer price', '发行价格', '發行價格'],
  'panel.floating.price.unit': ['%', '%', '%'],
  'coupon.step': ['in steps of {step}', '步长 {step}', '級距 {step}'],
  'coupon.stays': ['stays as it is', '保持不变', '保持不變'],
  'coupon.held': ['Coupon stays as it is', '票息保持不变', '票息保持不變'],
  'coupon.hold': [
    'Keep this coupon, whatever the yield: a tap, or agreed',
    '锁定此票息，不随收益率变动：增发或已约定',
    '鎖定此票息，不隨收益率變動：增發或已約定',
  ],
  'coupon.free': [
    'Let the coupon follow the yield again',
    '让票息重新随收益率变动',
    '讓票息重新隨收益率變動',
  ],
  'fact.settlement': ['Settlement', '交割日', '交收日'],
  'fact.firstCoupon': ['First coupon', '首个付息日', '首個付息日'],
  'fact.maturity': ['Maturity', '到期日', '到期日'],
  'fact.perpetual': ['Perpetual', '永续', '永續'],
  'fact.pricedTo': ['Priced to', '定价至', '定價至'],
  'fact.to.maturity': ['maturity', '到期', '到期'],
  'fact.to.call': ['first call, {day}', '首个赎回日 {day}', '首個贖回日 {day}'],
  'fact.to.perpetuity': ['no end', '无限期', '無限期'],
  'fact.dayCount': ['Day count', '计息基准', '計息基準'],
  'fact.frequency': ['Frequency', '付息频率', '付息頻率'],
  'fact.accrued': ['Accrued, %', '应计利息 (%)', '應計利息 (%)'],
  'fact.dirty': ['Price with accrued, %', '全价 (%)', '全價 (%)'],
  'fact.modified': ['Modified duration', '修正久期', '修正存續期'],
  'fact.dv01': ['DV01 per 1mm, {currency}', '每百万 DV01，{currency}', '每百萬 DV01，{currency}'],
  'fact.worst': ['Yield to worst', '最差收益率', '最差收益率'],
  'why.missing': [
    'The price follows once these are known:',
    '补齐以下字段后即可计算价格：',
    '補齊以下欄位後即可計算價格：',
  ],
  'doubt.closed': [
    '{field} falls on a day that is closed; the next open one is {day}.',
    '{field}为非营业日，最近的营业日为 {day}。',
    '{field}為非營業日，最近的營業日為 {day}。',
  ],
  'doubt.off-cycle': [
    '{field} is not what the settlement cycle gives: {day}.',
    '{field}与交割周期推算的 {day} 不一致。',
    '{field}與交收週期推算的 {day} 不一致。',
  ],
  'doubt.off-tenor': [
    '{field} is not what the tenor gives: {day}.',
    '{field}与期限推算的 {day} 不一致。',
    '{field}與年期推算的 {day} 不一致。',
  ],
  'doubt.off-schedule': [
    '{field} is not on the row of coupon days; the one before it is {day}.',
    '{field}不在付息日序列上，其前一付息日为 {day}。',
    '{field}不在付息日序列上，其前一付息日為 {day}。',
  ],
  'doubt.go': ['Look', '查看', '查看'],
  'use.launch': ['Launch with these figures', '以此数据确定最终条款', '以此數據確定最終條款'],
  'use.price': ['Price with these figures', '以此数据定价', '以此數據定價'],
  'use.correct': ['Correct with these figures', '以此数据更正', '以此數據更正'],

  'history.empty': [
    'Nothing announced yet. The first level is announced when the deal is submitted.',
    '尚未公布指引。提交项目时将公布首个价格水平。',
    '尚未公佈指引。提交項目時將公佈首個價格水平。',
  ],
  'history.clock': ['by the clock', '系统按时自动', '系統按時自動'],
  'history.reason': ['Reason: {reason}', '原因：{reason}', '原因：{reason}'],
  'history.size': ['Size {size}', '规模 {size}', '規模 {size}'],
  'history.final': [
    'yield {yield} · coupon {coupon} · price {price}',
    '收益率 {yield} · 票息 {coupon} · 价格 {price}',
    '收益率 {yield} · 票息 {coupon} · 價格 {price}',
  ],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const guidanceText = defineText('deal-guidance', { US: column(0), CN: column(1), HK: column(2) })
