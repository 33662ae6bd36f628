import { glossary } from '@bookrunner/contract/kernel'
import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Texts of the investor types. US, CN, HK. */
export const classesText = defineText('classes', {
  label: common.types,
  count_one: ['{count} type', '{count} 个类型', '{count} 個類型'],
  count_other: ['{count} types', '{count} 个类型', '{count} 個類型'],
  failed: ['The types could not be loaded', '类型加载失败', '未能載入類型'],
  none: ['No types yet', '暂无类型', '暫無類型'],
  'none.hint': [
    'Books and charts group investors by these types.',
    '订单簿和图表按类型汇总投资者。',
    '訂單簿及圖表按類型匯總投資者。',
  ],
  name: glossary.englishName,
  nameCn: glossary.simplifiedName,
  nameHk: glossary.traditionalName,
  entities: glossary.institutions,
  'name.required': ['Enter a type name.', '请输入类型名称。', '請輸入類型名稱。'],
  add: ['New type', '新增类型', '新增類型'],
  save: common.save,
  delete: common.delete,
  move: glossary.placeInOrder,
  'move.up': common.moveNameUp,
  'move.down': common.moveNameDown,
  'add.done': common.addedName,
  'edit.done': common.savedName,
  'delete.done': common.deletedName,
  'delete.ask': common.deleteNameAsk,
  'delete.moveTo_one': [
    'Its {count} institution gets this type',
    '其 {count} 家机构改为此类型',
    '其 {count} 家機構改為此類型',
  ],
  'delete.moveTo_other': [
    'Its {count} institutions get this type',
    '其 {count} 家机构改为此类型',
    '其 {count} 家機構改為此類型',
  ],
  'delete.moveTo.required': ['Choose a type', '请选择类型', '請選擇類型'],
  'delete.hint': [
    'Submitted orders keep the type they were submitted with.',
    '已提交的订单保留提交时的类型。',
    '已提交的訂單保留提交時的類型。',
  ],
})
