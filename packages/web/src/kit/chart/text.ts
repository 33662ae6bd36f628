import { defineText } from '../../platform/text.ts'

export const chartText = defineText('chart', {
  US: {
    view: 'Shown as',
    chart: 'Chart',
    table: 'Table',
    copy: 'Copy the table',
    copied: 'Copied. Paste it into a spreadsheet.',
    'copy.failed': 'The browser did not allow copying. Select the table and copy it by hand.',
    picture: 'Save as picture (PNG)',
    'picture.failed': 'The picture could not be made. Try again.',
  },
  CN: {
    view: '显示方式',
    chart: '图表',
    table: '表格',
    copy: '复制表格',
    copied: '已复制，可粘贴到电子表格。',
    'copy.failed': '浏览器不允许复制，请选中表格后手动复制。',
    picture: '保存为图片（PNG）',
    'picture.failed': '图片生成失败，请重试。',
  },
  HK: {
    view: '顯示方式',
    chart: '圖表',
    table: '表格',
    copy: '複製表格',
    copied: '已複製，可貼到試算表。',
    'copy.failed': '瀏覽器不允許複製，請選取表格後手動複製。',
    picture: '儲存為圖片（PNG）',
    'picture.failed': '圖片未能製作，請重試。',
  },
})
