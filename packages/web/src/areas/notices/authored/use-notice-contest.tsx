import type { AuthoredText } from '@bookrunner/domain/notices'
import { LANG_NAME, langStore } from '../../../platform/language.ts'
import { ContestedPicture, type ContestLook } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { plainText } from '../inbox.ts'
import { menuTabTitle } from '../menu-tab-title.ts'
import type { NoticeFields } from './notice-fields.ts'
import { authoredText } from './text.ts'
import type { AuthoredDetail } from './use-authored.ts'

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

/** The first part of a text that differs from the other side's. */
export function differingPart(text: AuthoredText, other: AuthoredText): string {
  if (text.title !== other.title) return text.title
  return text.summary === other.summary ? plainText(text.content) : text.summary
}

interface ImageProps {
  readonly notice: AuthoredDetail | undefined
  readonly fileId: string | null
}

/** The stored image, or one that was just sent. */
function Image({ notice, fileId }: ImageProps) {
  const load = () =>
    notice && fileId === notice.imageId
      ? api.notices.image({ logId: notice.logId })
      : api.files.own({ fileId: fileId ?? '' })
  return <ContestedPicture fileId={fileId} load={load} />
}

/** How a notice looks that two people changed. */
export function useNoticeContest(notice: AuthoredDetail | undefined): ContestLook<NoticeFields> {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  return {
    nameOf: (field) =>
      field === 'US' || field === 'CN' || field === 'HK' ? LANG_NAME[field] : t(labels[field]),
    shown: (field, values, other) => {
      if (field === 'US' || field === 'CN' || field === 'HK')
        return differingPart(values[field], other[field])
      if (field === 'entities') return values.entities.map(({ name }) => name).join(', ')
      if (field === 'users') return values.users.map(({ name }) => name).join(', ')
      if (field === 'publishing') return t(`publishing.${values.publishing}`)
      if (field === 'menuTab') return menuTabTitle(values.menuTab, lang) ?? t('menuTab.none')
      if (field === 'imageId') return <Image notice={notice} fileId={values.imageId} />
      return values[field]
    },
  }
}
