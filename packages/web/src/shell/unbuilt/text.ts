import { defineText } from '../../platform/text.ts'

export type Plan = 'notice' | 'other'

export const PLANS: Readonly<Record<string, Plan>> = {
  '/system/notice': 'notice',
}

/** §2, "Screen capabilities", per screen; one line each. */
export const unbuiltText = defineText('unbuilt', {
  title: ['This screen is not built yet', '该页面尚未开发完成', '此頁面尚未開發完成'],
  note: [
    'The menu, your permissions and this address are already final; a link to this page will keep working.',
    '菜单、权限和本页地址均已是最终版本，指向本页的链接今后仍然有效。',
    '選單、權限及本頁網址均已是最終版本，指向本頁的連結日後仍然有效。',
  ],
  'notice.what': [
    'You will write and send notices here. Notices sent to you are already under the bell.',
    '这里将编写并发送通知。您收到的通知现在即可在右上角铃铛中查看。',
    '這裡將編寫及發送通知。您收到的通知現已可在右上角的鈴鐺查看。',
  ],
  'notice.parts': [
    'Rich text with one image\nReal-time or scheduled\nTo entities and to contacts\nRead state and history',
    '富文本，可含一张图片\n实时或定时发送\n推送至机构和联系人\n阅读状态与发送记录',
    '格式文字，可附一張圖片\n即時或定時發送\n推送至機構及聯絡人\n閱讀狀態及發送紀錄',
  ],
  'other.what': [
    'This page belongs to a later step of the product.',
    '该页面将在后续版本中提供。',
    '此頁面將於日後的版本提供。',
  ],
  'other.parts': ['You will open it from here', '届时可从这里进入', '屆時可由這裡進入'],
})
