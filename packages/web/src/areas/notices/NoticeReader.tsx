import type { InboxNotice } from '@bookrunner/contract/notices'
import { safeRedirect } from '@bookrunner/domain/auth'
import { Button, Modal } from 'antd'
import { instant } from '../../kit/format.ts'
import { useFileUrl } from '../../kit/use-file-url.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { goTo } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { plainText } from './inbox.ts'
import { menuTabTitle } from './menu-tab-title.ts'
import { RichContent } from './RichContent.tsx'
import { noticesText } from './text.ts'
import css from './notices.module.css'

interface Props {
  readonly notice: InboxNotice | undefined
  readonly onClose: () => void
}

/** One notice in full, with the way to what it is about. */
export function NoticeReader({ notice, onClose }: Props) {
  const t = useText(noticesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  // The text is readable without it.
  const image = useFileUrl(notice?.hasImage ? notice.logId : undefined, () =>
    api.notices.image({ logId: notice?.logId ?? '' }),
  )
  const link = notice && safeRedirect(notice.link)
  const isRich = notice?.format === 'rich'
  return (
    <Modal
      open={notice !== undefined}
      title={<span translate="no">{notice?.msgTitle}</span>}
      width={isRich ? 720 : 520}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {link && (
            <Button
              type="primary"
              onClick={() => {
                onClose()
                goTo(link)
              }}
            >
              {t('open')}
            </Button>
          )}
        </>
      }
    >
      {notice && isRich ? (
        <>
          <div className={css.about}>
            <time dateTime={notice.createTime}>{instant(notice.createTime, lang, zone)}</time>
            <span>{menuTabTitle(notice.menuTab, lang)}</span>
            <p translate="no">{notice.msgSummary}</p>
          </div>
          <div className={css.content}>
            <RichContent html={notice.msgContent} image={image} />
          </div>
        </>
      ) : (
        <p className={css.text}>{plainText(notice?.msgContent || notice?.msgSummary || '')}</p>
      )}
    </Modal>
  )
}
