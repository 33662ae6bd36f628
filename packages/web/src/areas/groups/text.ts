import { glossary } from '@bookrunner/contract/kernel'
import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Texts of the groups of institutions. US, CN, HK. */
export const groupsText = defineText('groups', {
  label: common.groups,
  count_one: ['{count} group', '{count} 个集团', '{count} 個集團'],
  count_other: ['{count} groups', '{count} 个集团', '{count} 個集團'],
  failed: ['The groups could not be loaded', '集团加载失败', '未能載入集團'],
  none: ['No group fits the search', '没有符合条件的集团', '沒有符合條件的集團'],
  'none.hint': ['Clear the search, or add the group.', '请清除搜索或新增集团。', '請清除搜尋或新增集團。'],
  search: ['Name of a group', '集团名称', '集團名稱'],
  'search.key': ['Search groups', '搜索集团', '搜尋集團'],
  name: glossary.englishName,
  nameCn: glossary.simplifiedName,
  nameHk: glossary.traditionalName,
  logo: glossary.logo,
  entities: glossary.institutions,
  'name.required': common.nameRequired,
  add: ['Add group', '新增集团', '新增集團'],
  save: common.save,
  cancel: common.cancel,
  delete: common.delete,
  members: ['Show its institutions', '查看其机构', '查看其機構'],
  'add.done': common.addedName,
  'edit.done': common.savedName,
  'delete.done': common.deletedName,
  'delete.ask': common.deleteNameAsk,
  'delete.hint': [
    'A group with institutions cannot be deleted. Move them first.',
    '仍有机构的集团不能删除，请先移出机构。',
    '仍有機構的集團不能刪除，請先移出機構。',
  ],
})
