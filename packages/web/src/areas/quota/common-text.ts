/** Texts that several screens of limits share. US, CN, HK. */
export const quotaCommon = {
  fromDay: ['From day', '生效日', '生效日'],
  noRate: ['No rate for {currencies}', '缺少 {currencies} 汇率', '欠缺 {currencies} 匯率'],
  orderUpTo: ['Order up to', '最大订单', '最大訂單'],
} as const
