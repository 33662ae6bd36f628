import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

/** Texts of every form. US, CN, HK. */
export const formKitText = defineText('kitForm', {
  index: ['Sections', '目录', '目錄'],
  bar: ['Save and submit', '保存与提交', '儲存及提交'],
  'bar.complete': ['Complete', '已填妥', '已填妥'],
  'bar.missing': ['Missing: {count}', '尚缺 {count} 项', '尚欠 {count} 項'],
  'bar.wrong': ['To correct: {count}', '待更正 {count} 项', '待更正 {count} 項'],
  'bar.more': common.countMore,
  'bar.unsaved': ['Unsaved: {count}', '未保存：{count} 项', '未儲存：{count} 項'],
  'bar.refused': ['Not saved: {why}', '未能保存：{why}', '未能儲存：{why}'],
  'bar.saved': ['All saved', '已全部保存', '已全部儲存'],
  'bar.discard': common.discard,
  'reply.send': common.send,
  delete: common.delete,
  name: common.englishName,
  nameCn: common.simplifiedName,
  nameHk: common.traditionalName,
  contest: ['You both changed this', '双方均已修改', '雙方均已修改'],
  'contest.theirs': ['Saved by someone else', '他人已保存', '他人已儲存'],
  'contest.yours': ['Yours', '您的修改', '您的修改'],
  'contest.take': common.takeTheirs,
  'contest.keep': common.keepMine,
  'contest.picture': ['Picture', '图片', '圖片'],
  'contest.noPicture': ['No picture', '无图片', '沒有圖片'],
  'drawer.ask': ['Discard your edits?', '放弃修改？', '放棄修改？'],
  'drawer.cancel': common.cancel,
  'leave.title': ['Unsaved changes', '有未保存的修改', '有未儲存的修改'],
  'leave.save': ['Save and leave', '保存并离开', '儲存並離開'],
  'leave.without': ['Leave without saving', '不保存，直接离开', '不儲存，直接離開'],
  'leave.stay': common.stay,
})
