import { LANG_NAME } from '../../../platform/language.ts'
import type { ContestLook } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import type { NoticeFields } from './notice-fields.ts'
import { authoredText } from './text.ts'

const labels = {
  link: 'link',
  menuTab: 'menuTab',
  publishing: 'publishing',
  day: 'sendAt.day',
  time: 'sendAt.time',
  entities: 'recipients',
  users: 'recipients',
  imageId: 'content',
} as const

/** How a notice looks that two people changed. */
export function useNoticeContest(): ContestLook<NoticeFields> {
  const t = useText(authoredText)
  return {
    nameOf: (field) =>
      field === 'US' || field === 'CN' || field === 'HK' ? LANG_NAME[field] : t(labels[field]),
    shown: (field, values) => {
      if (field === 'US' || field === 'CN' || field === 'HK') return values[field].title
      if (field === 'entities') return values.entities.map(({ name }) => name).join(', ')
      if (field === 'users') return values.users.map(({ name }) => name).join(', ')
      if (field === 'publishing') return t(`publishing.${values.publishing}`)
      return values[field]
    },
  }
}
