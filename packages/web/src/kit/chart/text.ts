import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

export const chartText = defineText('chart', {
  view: common.view,
  chart: ['Chart', '图表', '圖表'],
  table: common.table,
  download: ['Download table (CSV)', '下载表格（CSV）', '下載表格（CSV）'],
  picture: ['Save as image (PNG)', '保存为图片（PNG）', '儲存為圖片（PNG）'],
  'picture.failed': [
    'The image could not be created. Try again.',
    '图片生成失败，请重试。',
    '圖片未能製作，請重試。',
  ],
})
