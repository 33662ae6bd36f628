import type { ReasonRows } from './row.ts'

/** Refusals about notices that administrators write. */
export const noticesRows = {
  'notice.content-long': [
    'The content may have {most} characters at most.',
    '内容最多 {most} 个字符。',
    '內容最多 {most} 個字元。',
  ],
  'notice.images-many': [
    'The content may have one image at most.',
    '内容最多可含一张图片。',
    '內容最多可含一張圖片。',
  ],
  'notice.time-past': [
    'Choose a publishing time that is still ahead.',
    '请选择将来的发布时间。',
    '請選擇將來的發布時間。',
  ],
  'notice.last-recipient': [
    'Nobody else gets this notice. Recall it instead.',
    '该通知再无其他接收方，请改为撤回。',
    '該通知再無其他接收方，請改為撤回。',
  ],
  'notice.not-editable': [
    'A sent notice cannot be changed. Recall a scheduled one first.',
    '已发送的通知不能更改；定时通知请先撤回。',
    '已發送的通知不能更改；定時通知請先撤回。',
  ],
} as const satisfies ReasonRows
