import { glossary } from '@bookrunner/contract/kernel'
import { userTexts } from '@bookrunner/contract/users'
import { common } from '../../../../kit/common-text.ts'
import { defineText, rowsOf } from '../../../../platform/text.ts'

/** Texts of departments. US, CN, HK. */
export const departmentsText = defineText('departments', {
  ...rowsOf({ department: userTexts.department }),
  title: common.departments,
  'title.one': ['Your department', '本部门', '本部門'],
  choose: [
    'Choose an institution to see its departments.',
    '请选择机构以查看其部门。',
    '請選擇機構以查看其部門。',
  ],
  failed: ['The departments could not be loaded', '部门加载失败', '未能載入部門'],
  again: common.tryAgain,
  none: [
    'No departments yet. An administrator with a department manages only its users, deals and orders.',
    '暂无部门。设有部门的管理员只管理该部门的用户、项目和订单。',
    '暫無部門。設有部門的管理員只管理該部門的用戶、項目及訂單。',
  ],
  name: glossary.englishName,
  nameCn: glossary.simplifiedName,
  nameHk: glossary.traditionalName,
  users: glossary.users,
  'name.required': ['Enter a department name.', '请输入部门名称。', '請輸入部門名稱。'],
  add: ['Add department', '新增部门', '新增部門'],
  save: common.save,
  delete: common.delete,
  'add.done': common.addedName,
  'edit.done': common.savedName,
  'delete.done': common.deletedName,
  'delete.ask': common.deleteNameAsk,
  'delete.moveTo_one': ['Its {count} user moves to', '其 {count} 位用户移至', '其 {count} 位用戶移至'],
  'delete.moveTo_other': ['Its {count} users move to', '其 {count} 位用户移至', '其 {count} 位用戶移至'],
  'delete.nowhere': ['No department', '不设部门', '不設部門'],
  'delete.required': ['Choose where they move', '请选择去向', '請選擇去向'],
  'delete.hint': [
    'Deals and orders follow the people who entered them.',
    '项目和订单随录入人员移动。',
    '項目及訂單隨輸入人員移動。',
  ],
})
