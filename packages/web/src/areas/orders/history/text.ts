import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { ordersCommon } from '../common-text.ts'

/** The history of an order, version by version. US, CN, HK. */
export const historyText = defineText('order-history', {
  title: common.history,
  count_one: ['{count} version', '{count} 个版本', '{count} 個版本'],
  count_other: ['{count} versions', '{count} 个版本', '{count} 個版本'],
  failed: common.historyNotLoaded,
  again: common.tryAgain,
  version: ordersCommon.versionNumber,
  onBehalf: ['{name}, on your behalf', '{name}（代您操作）', '{name}（代您操作）'],
  nobody: common.unknown,
  was: common.valueBefore,
  now: common.valueNow,
  compare: common.compareTwoVersions,
  'compare.older': ['Earlier version', '较早版本', '較早版本'],
  'compare.newer': ['Later version', '较新版本', '較新版本'],
  'compare.field': common.field,
  'compare.same': ['These two versions are identical.', '这两个版本内容相同。', '這兩個版本內容相同。'],
})
