import { entityRows } from '@bookrunner/contract/entities'
import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Names of fields and codes of institutions. */
export const entityCodeText = defineText('entity-codes', entityRows)

export const entitiesText = defineText('entities', {
  count_one: ['{count} institution', '{count} 家机构', '{count} 家機構'],
  count_other: ['{count} institutions', '{count} 家机构', '{count} 家機構'],
  failed: ['The institutions could not be loaded', '机构加载失败', '未能載入機構'],
  none: ['No institution fits the filters', '没有符合条件的机构', '沒有符合條件的機構'],
  'none.hint': [
    'Clear a filter, or add the institution.',
    '请清除筛选或新增机构。',
    '請清除篩選或新增機構。',
  ],
  search: ['Name, LEI or tag', '名称、LEI 或标签', '名稱、LEI 或標籤'],
  'search.key': ['Search institutions', '搜索机构', '搜尋機構'],
  add: ['Add institution', '新增机构', '新增機構'],
  save: common.save,
  cancel: common.cancel,
  delete: common.delete,
  added: common.addedName,
  saved: common.savedName,
  pendingAdded: [
    '{name} added. An administrator reviews it.',
    '已新增{name}，待管理员审核。',
    '已新增{name}，待管理員審核。',
  ],
  'name.required': ['Name is required', '请输入名称', '請輸入名稱'],
  'section.names': ['Names', '名称', '名稱'],
  'section.place': ['Type, group and place', '类型、集团与所在地', '類型、集團與所在地'],
  'section.identity': ['Identity', '证件', '證件'],
  'section.contact': ['Contact and addresses', '联系方式与地址', '聯絡方式與地址'],
  'section.more': ['Tags, logo and remark', '标签、标志与备注', '標籤、標誌與備註'],
  idType: entityRows.idType,
  'idType.incorporation': ['Certificate of Incorporation', '公司注册证明书', '公司註冊證明書'],
  'idType.licence': ['Business Licence', '营业执照', '營業執照'],
  'idType.other': ['Other ID', '其他证件', '其他證件'],
  idNumber: entityRows.idNumber,
  idAddress: entityRows.idAddress,
  registeredAddress: entityRows.registeredAddress,
  officeAddress: entityRows.officeAddress,
  position: entityRows.position,
  phoneArea: entityRows.phoneArea,
  remark: entityRows.remark,
  logo: entityRows.logo,
  'jurisdiction.hint': ['Two letters: HK, CN, GB', '两位字母：HK、CN、GB', '兩位字母：HK、CN、GB'],
  alike: ['It may already exist:', '可能已有该机构：', '可能已有該機構：'],
  approve: ['Approve', '审核通过', '審核通過'],
  refuse: ['Refuse', '审核不通过', '審核不通過'],
  refused: ['Refused: {reason}', '审核不通过：{reason}', '審核不通過：{reason}'],
  reason: ['Reason for the refusal', '不通过的原因', '不通過的原因'],
  'delete.ask': common.deleteNameAsk,
  'delete.hint': [
    'An institution with users, deals or orders cannot be deleted.',
    '已有用户、项目或订单的机构不能删除。',
    '已有用戶、項目或訂單的機構不能刪除。',
  ],
  deleted: common.deletedName,
})
