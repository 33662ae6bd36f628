import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'
import { dealsCommon } from '../common-text.ts'

/** The deals of an institution. US, CN, HK. */
export const entityDealsText = defineText('entity-deals', {
  deals: common.deals,
  count_one: dealsCommon.countDeal,
  count_other: dealsCommon.countDeals,
  filters: ['Filters of the deals', '项目筛选', '項目篩選'],
  search: ['Deal or issuer', '项目或发行人', '項目或發行人'],
  'search.key': ['Search deals of the institution', '搜索该机构的项目', '搜尋該機構的項目'],
  'part.issuer': common.issuer,
  'part.bank': common.bank,
  'part.addressed': ['Addressed', '销售对象', '銷售對象'],
  failed: dealsCommon.theDealsCouldNotBeLoaded,
  none: dealsCommon.noDealMatchesTheseFilters,
  'none.hint': dealsCommon.changeFilters,
  empty: ['No deal', '暂无项目', '暫無項目'],
  'empty.hint': [
    'Deals appear here that you may see and that it issues, runs as a bank, or is addressed by.',
    '您可查看的项目中，由该机构发行、承销或面向该机构的，会在此列出。',
    '您可查看的項目中，由該機構發行、承銷或面向該機構的，會在此列出。',
  ],
  'column.name': common.deal,
  'column.issuer': common.issuer,
  'column.status': common.status,
  part: ['Part in the deal', '在项目中的身份', '在項目中的身份'],
  'column.currency': common.ccy,
  'column.size': dealsCommon.dealSize,
  'column.tenor': common.tenor,
  'column.guidance': common.guidance,
  'column.updatedAt': common.changed,
})
