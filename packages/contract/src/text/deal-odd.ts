import type { ReasonRows } from './row.ts'

/** Terms that are possible and look wrong. */
export const dealOddRows = {
  'deal.odd-sec': ['This does not go with the format.', '与发行格式不符。', '與發行格式不符。'],
  'deal.odd-isin-144a': [
    'A Reg S deal has no 144A ISIN.',
    'Reg S 发行没有 144A ISIN。',
    'Reg S 發行沒有 144A ISIN。',
  ],
  'deal.odd-isin-same': [
    'Reg S and 144A usually have two ISINs.',
    'Reg S 与 144A 通常各有 ISIN。',
    'Reg S 與 144A 通常各有 ISIN。',
  ],
  'deal.odd-label-proceeds': [
    'The label promises a use of proceeds, and none is entered.',
    '该标签涉及募集资金用途，但尚未填写。',
    '該標籤涉及所得款項用途，但尚未填寫。',
  ],
  'deal.odd-mtn': [
    'MTN and programme go together; one is missing.',
    '中期票据与发行计划应同时填写，现缺一项。',
    '中期票據與發行計劃應同時填寫，現缺一項。',
  ],
  'deal.odd-depository': [
    'This depository alone rarely clears such a bond.',
    '此类债券很少仅由该机构结算。',
    '此類債券很少只由該機構結算。',
  ],
  'deal.odd-at1-dated': ['An AT1 is usually perpetual.', 'AT1 通常为永续债。', 'AT1 通常為永續債。'],
  'deal.odd-capital-issuer': [
    'Only banks and insurers issue AT1 and Tier 2.',
    'AT1 与二级资本债通常由银行或保险公司发行。',
    'AT1 及二級資本債通常由銀行或保險公司發行。',
  ],
  'deal.odd-secured': [
    'Ranking and collateral contradict each other.',
    '受偿顺序与抵质押物不一致。',
    '受償次序與抵押品不一致。',
  ],
  'deal.odd-fixed-index': [
    'A fixed coupon has no index or margin.',
    '固定票息没有浮动基准或利差。',
    '固定票息沒有浮動基準或息差。',
  ],
  'deal.odd-index-reference': [
    'A floater is usually guided over its own index.',
    '浮息债通常以其浮动基准报价。',
    '浮息債通常以其浮動基準報價。',
  ],
  'deal.odd-benchmark-tenor': [
    'Another Treasury is closer to the tenor.',
    '另有期限更接近的国债。',
    '另有年期更接近的國債。',
  ],
  'deal.odd-reference-currency': [
    'This currency is not usually guided over US Treasuries.',
    '该币种通常不以美国国债报价。',
    '該貨幣通常不以美國國債報價。',
  ],
  'deal.odd-coupon': [
    'The coupon is far from guidance or unusually high.',
    '票息与指引相差较大，或明显偏高。',
    '票息與指引相差較大，或明顯偏高。',
  ],
  'deal.odd-level': [
    'This level is far outside the usual range.',
    '该水平明显超出常见范围。',
    '該水平明顯超出常見範圍。',
  ],
  'deal.odd-option-price': [
    'A price of {price} is unusual for an option.',
    '选择权价格 {price} 较为少见。',
    '選擇權價格 {price} 較為少見。',
  ],
  'deal.odd-perpetual-call': [
    'A perpetual usually has a call.',
    '永续债通常设有赎回权。',
    '永續債通常設有贖回權。',
  ],
  'deal.odd-guarantor-rating': [
    'The guarantor is rated, and none is entered.',
    '已填写担保人评级，但未填写担保人。',
    '已填寫擔保人評級，但未填寫擔保人。',
  ],
  'deal.odd-provider-rating': [
    'The support provider is rated, and none is entered.',
    '已填写增信方评级，但未填写增信方。',
    '已填寫增信方評級，但未填寫增信方。',
  ],
  'deal.odd-own-guarantor': ['The issuer is its own guarantor.', '发行人为自身担保。', '發行人為自身擔保。'],
  'deal.odd-no-bnd': ['No bank is B&D.', '尚无结算交割行（B&D）。', '尚無結算交收行（B&D）。'],
  'deal.odd-nobody-signs': [
    'The issuer is a name only, so nobody can sign off the allocation. Link it, or waive the sign-off.',
    '发行人仅有名称，无人可核准配售。请关联机构，或豁免核准。',
    '發行人只有名稱，無人可批核配售。請連結機構，或豁免批核。',
  ],
  'deal.odd-size': [
    'This size is larger than any deal so far.',
    '该规模大于以往任何发行。',
    '該規模大於以往任何發行。',
  ],
  'deal.odd-tenor': [
    'Years, months and days add up; check the tenor.',
    '年、月、日会相加，请核对期限。',
    '年、月、日會相加，請核對年期。',
  ],
  'deal.odd-pricing-past': ['The pricing date is in the past.', '定价日已过去。', '定價日已過去。'],
} as const satisfies ReasonRows
