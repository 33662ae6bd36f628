import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** One order beside the book: its comments, and the way to the next order. US, CN, HK. */
export const detailText = defineText('book-detail', {
  place: common.orderBook,
  comments: common.comments,
  'comments.count': ['Comments ({count})', '备注（{count}）', '備註（{count}）'],
  previous: ['Previous order', '上一笔订单', '上一筆訂單'],
  next: ['Next order', '下一笔订单', '下一筆訂單'],
  'kind.comment': ['Public', '公开', '公開'],
  'kind.privateComment': ['Private', '内部', '內部'],
  'hint.comment': [
    'Visible to the investor and to managers who see the order',
    '投资者及可查看该订单的承销团成员可见',
    '投資者及可查看該訂單的承銷團成員可見',
  ],
  'hint.add': [
    'The investor gets a notice. The order does not change.',
    '投资者将收到通知，订单不变。',
    '投資者將收到通知，訂單不變。',
  ],
  'hint.privateComment': ['Visible to managers only', '仅承销团可见', '只限承銷團可見'],
  none: ['No comments.', '暂无备注。', '暫無備註。'],
  withheld: [
    'Hidden: it may reveal the investor.',
    '已隐藏：可能透露投资者身份。',
    '已隱藏：可能透露投資者身份。',
  ],
  write: ['Write', '撰写', '撰寫'],
  edit: common.edit,
  'label.comment': common.publicComment,
  'label.privateComment': common.privateComment,
  saved: ['Comment saved', '备注已保存', '備註已儲存'],
  save: ['Save comment', '保存备注', '儲存備註'],
  back: common.back,
  same: common.noDataChanges,
  contested: [
    'Someone else saved “{theirs}”. Your text is still here.',
    '他人已保存“{theirs}”，您输入的内容仍在。',
    '他人已儲存「{theirs}」，您輸入的內容仍在。',
  ],
  'contested.taken': [
    'Someone else deleted the comment. Your text is still here.',
    '他人已删除该备注，您输入的内容仍在。',
    '他人已刪除該備註，您輸入的內容仍在。',
  ],
  over: common.useMine,
  theirs: common.takeTheirs,
  earlier_one: ['{count} earlier text', '{count} 条较早内容', '{count} 條較早內容'],
  earlier_other: ['{count} earlier texts', '{count} 条较早内容', '{count} 條較早內容'],
  taken: ['deleted', '已删除', '已刪除'],
  nobody: common.nameHidden,
  failed: ['The comments could not be loaded', '备注加载失败', '未能載入備註'],
  again: common.tryAgain,
})
