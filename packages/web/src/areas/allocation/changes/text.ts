import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { allocationCommon } from '../common-text.ts'

/** Texts of the changes of a version. US, CN, HK. */
export const changesText = defineText('allocation-changes', {
  none: ['No changes yet.', '尚无更改。', '尚無更改。'],
  more: ['Earlier changes', '更早的更改', '更早的更改'],
  every: ['All versions', '所有版本', '所有版本'],
  lines_one: common.countLine,
  lines_other: common.countLines,
  left: allocationCommon.anOrderNoLongerInTheBook,
  line: ['{number}: {was} → {is}', '{number}：{was} → {is}', '{number}：{was} → {is}'],
  'line.reason': ['{number}: reason “{note}”', '{number}：原因“{note}”', '{number}：原因「{note}」'],
  rest: common.andMoreLines,
  'kind.made': ['Created', '建立', '建立'],
  'kind.edited': ['Manual', '手工修改', '手動修改'],
  'kind.policy': ['Policy', '按策略配售', '按策略配售'],
  'kind.undone': ['Undone', '撤销', '復原'],
  'kind.renamed': ['Renamed', '重命名', '重新命名'],
  'kind.launched': common.allocationLaunched,
  'kind.reopened': allocationCommon.allocationRecalled,
  'kind.deleted': ['Deleted', '删除', '刪除'],
  'kind.revived': ['Revived', '恢复', '恢復'],
  'kind.current': ['Made current', '设为当前', '設為目前'],
  'kind.targets': common.targets,
})
