import { defineText, inColumns } from '../../../platform/text.ts'

/** One order beside the book: what is said of it, and the way to the next. US, CN, HK. */
const rows = {
  place: ['Order book', '订单簿', '訂單簿'],
  comments: ['Comments', '备注', '備註'],
  'comments.count': ['Comments ({count})', '备注（{count}）', '備註（{count}）'],
  previous: ['Previous order', '上一笔订单', '上一筆訂單'],
  next: ['Next order', '下一笔订单', '下一筆訂單'],
  'kind.comment': ['Public', '公开', '公開'],
  'kind.privateComment': ['Private', '内部', '內部'],
  'hint.comment': [
    'Read by the investor and the managers who see the order',
    '投资者及可查看该订单的承销商均可阅读',
    '投資者及可查看此訂單的承銷商均可閱讀',
  ],
  'hint.privateComment': ['Read by managers only', '仅承销商可阅读', '僅承銷商可閱讀'],
  none: ['Nothing is said.', '暂无备注。', '暫無備註。'],
  withheld: [
    'Withheld, as it may say whose order this is.',
    '可能透露订单归属，不予显示。',
    '可能透露訂單歸屬，不予顯示。',
  ],
  write: ['Write', '撰写', '撰寫'],
  edit: ['Edit', '修改', '修改'],
  'label.comment': ['Public comment', '公开备注', '公開備註'],
  'label.privateComment': ['Private comment', '内部备注', '內部備註'],
  save: ['Save comment', '保存备注', '儲存備註'],
  back: ['Back', '返回', '返回'],
  same: ['No data changes!', '没有数据变更！', '沒有資料變更！'],
  contested: [
    'Somebody else wrote meanwhile: “{theirs}”. What you typed is kept.',
    '他人已修改为：“{theirs}”。您输入的内容已保留。',
    '他人已修改為：「{theirs}」。您輸入的內容已保留。',
  ],
  'contested.taken': [
    'Somebody else took the comment away meanwhile. What you typed is kept.',
    '他人已删除该备注。您输入的内容已保留。',
    '他人已刪除此備註。您輸入的內容已保留。',
  ],
  over: ['Write mine over it', '以我的内容覆盖', '以我的內容覆蓋'],
  theirs: ['Take theirs', '采用对方的', '採用對方的'],
  earlier_one: ['{count} earlier text', '{count} 条较早内容', '{count} 條較早內容'],
  earlier_other: ['{count} earlier texts', '{count} 条较早内容', '{count} 條較早內容'],
  taken: ['taken away', '已删除', '已刪除'],
  nobody: ['name withheld', '名称不显示', '名稱不顯示'],
  by: ['{name} ({entity})', '{name}（{entity}）', '{name}（{entity}）'],
  failed: ['The comments could not be loaded', '备注加载失败', '備註載入失敗'],
  again: ['Try again', '重试', '重試'],
} as const

export const detailText = defineText('book-detail', inColumns(rows))
