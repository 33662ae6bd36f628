import { glossary } from '../../kernel/glossary/index.ts'

/** Codes of coupon legs, schedule and ex-dividend days. US, CN, HK. */
export const couponCodeRows = {
  'legKind.fixed': glossary.fixedRate,
  'legKind.stepUp': ['Step-up', '递增票息', '遞增票息'],
  'legKind.conditionalStepUp': ['Conditional step-up', '附条件票息调整', '附條件票息調整'],
  'legKind.floating': glossary.floatingRate,
  'legKind.reset': ['Reset to benchmark', '按基准重置', '按基準重設'],

  'oddPeriod.shortFirst': ['Short first', '首期较短', '首期較短'],
  'oddPeriod.longFirst': ['Long first', '首期较长', '首期較長'],
  'oddPeriod.shortLast': ['Short last', '末期较短', '末期較短'],
  'oddPeriod.longLast': ['Long last', '末期较长', '末期較長'],

  'indexMethod.term': ['Term rate', '定期利率', '定期利率'],
  'indexMethod.compounded': ['Compounded in arrears', '后置复利', '後置複利'],
  'indexMethod.averaged': ['Averaged in arrears', '后置单利平均', '後置單利平均'],

  'exDividendCount.business': ['Business days', '营业日', '營業日'],
  'exDividendCount.calendar': ['Calendar days', '日历日', '曆日'],
  'exDividendOwner.buyer': ['Buyer', '买方', '買方'],
  'exDividendOwner.seller': ['Seller', '卖方', '賣方'],

  'stepOutcome.open': ['Open', '未定', '未定'],
  'stepOutcome.applies': ['Applies', '已触发', '已觸發'],
  'stepOutcome.lapsed': ['Lapsed', '未触发', '未觸發'],
} as const
