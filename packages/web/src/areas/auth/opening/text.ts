import { glossary } from '@bookrunner/contract/kernel'
import { entityRows } from '@bookrunner/contract/entities'
import { contactTemplateTexts, userTexts } from '@bookrunner/contract/users'
import { common } from '../../../kit/common-text.ts'
import { defineText, rowsOf } from '../../../platform/text.ts'

/** Texts of the contacts of account opening. US, CN, HK. */
export const openingText = defineText('opening', {
  ...rowsOf(userTexts),
  view: common.show,
  institutions: glossary.institutions,
  contacts: rowsOf(contactTemplateTexts).sheet,
  pending: entityRows.pending,
  unallocated: ['Without an institution', '未归属机构', '未歸屬機構'],
  count_one: common.countContact,
  count_other: common.countContacts,
  failed: ['The contacts could not be loaded', '联系人加载失败', '未能載入聯絡人'],
  'none.title': ['No contact matches', '没有符合条件的联系人', '沒有符合條件的聯絡人'],
  'none.hint': common.changeSearch,
  'unallocated.none': [
    'Every contact has an institution',
    '所有联系人均已归属机构',
    '所有聯絡人均已歸屬機構',
  ],
  'unallocated.hint': [
    'Contacts taken out of an institution wait here. They can open only their own profile.',
    '移出机构的联系人显示于此，仅可使用个人资料页面。',
    '移出機構的聯絡人顯示於此，只可使用個人資料頁面。',
  ],
  remove: ['Take out of the institution', '移出机构', '移出機構'],
  'remove.ask_one': [
    'Take {count} contact out of the institution?',
    '将 {count} 位联系人移出机构？',
    '將 {count} 位聯絡人移出機構？',
  ],
  'remove.ask_other': [
    'Take {count} contacts out of their institutions?',
    '将 {count} 位联系人移出机构？',
    '將 {count} 位聯絡人移出機構？',
  ],
  'remove.hint': [
    'Their rights end at once. Their orders stay with the institution.',
    '权限立即失效，订单仍归原机构。',
    '權限即時失效，訂單仍歸原機構。',
  ],
  removed_one: [
    '{count} contact has no institution now',
    '已移出 {count} 位联系人',
    '已移出 {count} 位聯絡人',
  ],
  removed_other: [
    '{count} contacts have no institution now',
    '已移出 {count} 位联系人',
    '已移出 {count} 位聯絡人',
  ],
  assign: ['Assign to an institution', '分配至机构', '分配至機構'],
  'assign.title_one': ['Institution of {count} contact', '{count} 位联系人的机构', '{count} 位聯絡人的機構'],
  'assign.title_other': [
    'Institution of {count} contacts',
    '{count} 位联系人的机构',
    '{count} 位聯絡人的機構',
  ],
  'assign.required': ['Choose an institution', '请选择机构', '請選擇機構'],
  'assign.role': ['User group', '用户组', '用戶組'],
  'assign.own': ['Keep each contact’s current group', '各自保留原用户组', '各自保留原用戶組'],
  assigned_one: ['{count} contact assigned', '已分配 {count} 位联系人', '已分配 {count} 位聯絡人'],
  assigned_other: ['{count} contacts assigned', '已分配 {count} 位联系人', '已分配 {count} 位聯絡人'],
  save: common.save,
  cancel: common.cancel,
  import: glossary.import,
  'import.title': ['Import contacts', '导入联系人', '匯入聯絡人'],
  'import.how': [
    'One contact in each row, {most} rows at most. The file is checked before anything is added; all rows are added, or none.',
    '每行一位联系人，最多 {most} 行。新增前先核对文件；全部新增，或一位也不新增。',
    '每行一位聯絡人，最多 {most} 行。新增前先核對檔案；全部新增，或一位也不新增。',
  ],
  'import.add_one': ['Add {count} contact', '新增 {count} 位联系人', '新增 {count} 位聯絡人'],
  'import.add_other': ['Add {count} contacts', '新增 {count} 位联系人', '新增 {count} 位聯絡人'],
  'import.done_one': ['{count} contact added', '已新增 {count} 位联系人', '已新增 {count} 位聯絡人'],
  'import.done_other': ['{count} contacts added', '已新增 {count} 位联系人', '已新增 {count} 位聯絡人'],
  'invite.now': [
    'Mail invitations as soon as the contacts are added. The mail leads to a page where each contact sets a password.',
    '新增后立即发送邀请邮件，联系人可通过邮件中的链接设置密码。',
    '新增後即時發送邀請電郵，聯絡人可透過電郵中的連結設定密碼。',
  ],
  'invite.sent': ['Invitations are being mailed.', '正在发送邀请邮件。', '正在發送邀請電郵。'],
  'invite.later': ['Mail invitations', '发送邀请邮件', '發送邀請電郵'],
  invited_one: ['{count} invitation is on its way', '已发出 {count} 封邀请邮件', '已發出 {count} 封邀請電郵'],
  invited_other: [
    '{count} invitations are on their way',
    '已发出 {count} 封邀请邮件',
    '已發出 {count} 封邀請電郵',
  ],
})
