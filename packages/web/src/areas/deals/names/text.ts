import { common } from '../../../kit/common-text.ts'
import { dealsCommon } from '../common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Names to link to institutions. US, CN, HK. */
export const namesText = defineText('names', {
  label: ['Names to link', '待关联名称', '待連結名稱'],
  failed: ['The names could not be loaded', '名称加载失败', '未能載入名稱'],
  count_one: ['{count} name', '{count} 个名称', '{count} 個名稱'],
  count_other: ['{count} names', '{count} 个名称', '{count} 個名稱'],
  none: ['No name matches', '没有相符的名称', '沒有相符的名稱'],
  'none.hint': ['Change the search or the filter.', '请调整搜索或筛选条件。', '請調整搜尋或篩選條件。'],
  empty: ['Every bank and issuer is linked', '所有银行与发行人均已关联', '所有銀行及發行人均已連結'],
  'empty.hint': [
    'Banks and issuers that a deal names without an institution appear here.',
    '项目中仅有名称、尚未关联机构的银行与发行人将列于此处。',
    '項目中只有名稱、尚未連結機構的銀行及發行人將列於此處。',
  ],
  search: ['Name or deal', '名称或项目', '名稱或項目'],
  'search.key': ['Search names', '搜索名称', '搜尋名稱'],
  name: common.name,
  kind: ['Named as', '列为', '列為'],
  'kind.issuer': common.issuer,
  'kind.bank': common.bank,
  deals: common.deals,
  link: ['Link', '关联', '連結'],
  'link.of': ['Link {name}', '关联 {name}', '連結 {name}'],
  title: ['Link {name} to an institution', '将 {name} 关联至机构', '將 {name} 連結至機構'],
  entity: common.institution,
  'entity.find': ['Find by name or LEI', '按名称或 LEI 查找', '按名稱或 LEI 尋找'],
  'entity.none': dealsCommon.noInstitutionFound,
  'entity.required': ['Choose the institution.', '请选择机构。', '請選擇機構。'],
  inDeals: ['In these deals', '适用项目', '適用項目'],
  'inDeals.required': ['Choose at least one deal.', '请至少选择一个项目。', '請至少選擇一個項目。'],
  'effect.issuer': [
    'Its people see the deal as its issuer. Its LEI fills the issuer’s LEI where that is empty.',
    '该机构人员将以发行人身份查看项目；发行人 LEI 为空时以其 LEI 填入。',
    '該機構人員將以發行人身份查看項目；發行人 LEI 留空時以其 LEI 填入。',
  ],
  'effect.bank': [
    'It joins the syndicate with its roles, and its people get the rights of these roles.',
    '该机构将以原有角色加入承销团，其人员获得相应权限。',
    '該機構將以原有角色加入承銷團，其人員獲得相應權限。',
  ],
  verb_one: ['Link in {count} deal', '在 {count} 个项目中关联', '在 {count} 個項目中連結'],
  verb_other: ['Link in {count} deals', '在 {count} 个项目中关联', '在 {count} 個項目中連結'],
  cancel: common.cancel,
  done_one: ['Linked in {count} deal', '已在 {count} 个项目中关联', '已在 {count} 個項目中連結'],
  done_other: ['Linked in {count} deals', '已在 {count} 个项目中关联', '已在 {count} 個項目中連結'],
  left: ['Not linked', '未能关联', '未能連結'],
})
