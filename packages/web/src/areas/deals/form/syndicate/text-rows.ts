import type { Rows } from '../../../../platform/text.ts'
import { common } from '../../../../kit/common-text.ts'

/** What the form says about the banks of a deal. US, CN, HK. */
export const syndicateRows = {
  'syndicate.hint': [
    'Banks are announced in this order. Drag a row, or use the arrow keys on its handle.',
    '按公布顺序排列。可拖动整行，或在手柄上按方向键调整。',
    '按公佈次序排列。可拖動整行，或在手柄上按方向鍵調整。',
  ],
  bank: common.bank,
  'bank.add': ['Add a bank', '添加银行', '新增銀行'],
  'bank.byName': [
    'Announced with these roles. A bank has no rights in the deal until it is linked to its institution.',
    '按所选角色公布；关联机构前，银行在本项目中没有任何权限。',
    '按所選角色公佈；連結機構前，銀行在本項目中沒有任何權限。',
  ],
  'bank.link': ['Link to institution', '关联机构', '連結機構'],
  'bank.link.of': ['Link {name} to an institution', '为{name}关联机构', '為{name}連結機構'],
  'bank.order': ['Order', '顺序', '次序'],
  'bank.roles': common.roles,
  'bank.view': common.viewOnly,
  'bank.appointed': ['Appointed', '委任日期', '委任日期'],
  'bank.remove': common.remove,
  'bank.move': ['Move {name}', '移动{name}', '移動{name}'],
  'bank.move.hint': ['Drag, or use the arrow keys', '拖动，或使用方向键', '拖動，或使用方向鍵'],
  'bank.roles.of': ['Roles of {name}', '{name}的角色', '{name}的角色'],
  'bank.view.of': ['{name} is view-only', '{name}仅可查看', '{name}只供查看'],
  'bank.appointed.of': ['{name} appointed on', '{name}的委任日期', '{name}的委任日期'],
  'bank.remove.of': common.removeName,
} as const satisfies Rows
