import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Yields of a bond with calls and puts. US, CN, HK. */
export const optionYieldsText = defineText('deal-option-yields', {
  title: ['Yields to calls and puts', '至赎回日与回售日的收益率', '至贖回日及回售日的收益率'],
  at: ['At {price}', '按 {price} 计算', '按 {price} 計算'],
  price: common.price,
  yield: common.yield,
  maturity: common.maturity,
  perpetuity: common.perpetual,
  worst: ['Yield to worst', '最差收益率', '最差收益率'],
  put: ['Best yield to put', '最佳回售收益率', '最佳回售收益率'],
  incomplete: [
    'Some days are not worked out; one of them could be lower.',
    '部分日期未予计算，其收益率可能更低。',
    '部分日期未予計算，其收益率可能更低。',
  ],
})
