import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

export const chartText = defineText('chart', {
  view: common.view,
  chart: ['Chart', '图表', '圖表'],
  table: common.table,
  copy: ['Copy table', '复制表格', '複製表格'],
  copied: ['Copied. Paste it into a spreadsheet.', '已复制，可粘贴到电子表格。', '已複製，可貼到試算表。'],
  'copy.failed': [
    'Your browser blocked copying. Select the table and copy it manually.',
    '浏览器阻止了复制，请选中表格手动复制。',
    '瀏覽器阻止了複製，請選取表格手動複製。',
  ],
  picture: ['Save as image (PNG)', '保存为图片（PNG）', '儲存為圖片（PNG）'],
  'picture.failed': [
    'The image could not be created. Try again.',
    '图片生成失败，请重试。',
    '圖片未能製作，請重試。',
  ],
})
