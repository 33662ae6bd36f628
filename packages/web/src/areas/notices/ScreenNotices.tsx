import type { InboxNotice } from '@bookrunner/contract/notices'
import { menuTabOf } from '@bookrunner/domain/notices'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { themeStore } from '../../shell/theme/settings.ts'
import { NoticeReader } from './NoticeReader.tsx'
import { noticesText } from './text.ts'
import { useInbox } from './use-inbox.ts'
import css from './notices.module.css'

/** §3: a written notice with a menu tab appears on that screen until it is read, the newest first. */
export function ScreenNotices({ route }: { readonly route: string | undefined }) {
  const t = useText(noticesText)
  const { width } = useStore(themeStore)
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const { inbox, read } = useInbox(userId)
  const [opened, setOpened] = useState<InboxNotice>()
  const tab = route && menuTabOf(route)
  const fits = ({ format, readTime, menuTab }: InboxNotice) =>
    format === 'rich' && readTime === null && menuTab === tab
  const notice = tab ? inbox?.list.find(fits) : undefined
  return (
    <>
      {notice && (
        <div className={css.onScreen} data-width={width}>
          <Alert
            key={notice.logId}
            type="info"
            showIcon
            title={<span translate="no">{notice.msgTitle}</span>}
            description={<span translate="no">{notice.msgSummary}</span>}
            action={
              <Button
                size="small"
                onClick={() => {
                  setOpened(notice)
                  read(notice.logId)
                }}
              >
                {t('readIt')}
              </Button>
            }
            closable={{ closeIcon: true, onClose: () => read(notice.logId), 'aria-label': t('dismiss') }}
          />
        </div>
      )}
      <NoticeReader notice={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
