import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of sharing a version. US, CN, HK. */
export const shareText = defineText('allocation-share', {
  share: ['Share', '共享', '共享'],
  'share.title': ['Share {name}', '共享 {name}', '共享 {name}'],
  'share.verb': ['Share', '共享', '共享'],
  'share.done': ['Shared', '已共享', '已共享'],
  'share.hint': [
    'Read-only for the managers you choose. Each sees the orders it can see in the book.',
    '向选定的承销团成员只读共享，可见范围与其在订单簿中的一致。',
    '向選定的承銷團成員唯讀共享，可見範圍與其在訂單簿中的一致。',
  ],
  'share.who': ['Managers', '承销团成员', '承銷團成員'],
  'share.note': common.noteOptional,
  'share.end': ['Stop sharing with {name}', '停止与 {name} 共享', '停止與 {name} 共享'],
  'share.ended': ['Sharing stopped', '已停止共享', '已停止共享'],
  shares: common.sharedWith,
  'shares.none': ['Not shared beyond the reviewers.', '未与审阅者以外的人共享。', '未與審閱者以外的人共享。'],
})
