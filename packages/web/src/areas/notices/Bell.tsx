import { BellOutlined } from '@ant-design/icons'
import type { InboxNotice } from '@bookrunner/contract/notices'
import { safeRedirect } from '@bookrunner/domain/auth'
import { Badge, Button, Popover } from 'antd'
import { useRef, useState } from 'react'
import { beside } from '../../kit/beside.ts'
import { goTo } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { NoticeList } from './NoticeList.tsx'
import { NoticeReader } from './NoticeReader.tsx'
import { noticesText } from './text.ts'
import { useInbox } from './use-inbox.ts'
import css from './notices.module.css'
import headerCss from '../../kit/header.module.css'

/** §1: the bell. How many are unread, which they are, and the way to what each is about. */
export function Bell() {
  const t = useText(noticesText)
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const { inbox, read, readAll } = useInbox(userId)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<InboxNotice>()
  const unread = inbox?.unread ?? 0
  const button = useRef<HTMLButtonElement>(null)

  const stepBack = () => {
    setOpen(false)
    button.current?.focus()
  }

  const showAll = () => {
    setOpen(false)
    goTo('/my-notices')
  }

  const choose = (notice: InboxNotice) => {
    setOpen(false)
    if (notice.readTime === null) read(notice.logId)
    const link = safeRedirect(notice.link)
    // A written notice is read first, and leads on from there.
    if (link && notice.format === 'plain') goTo(link)
    else setShown(notice)
  }

  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        trigger="click"
        placement="bottomRight"
        getPopupContainer={beside}
        arrow={false}
        classNames={{ root: css.notices }}
        content={
          <NoticeList inbox={inbox} onChoose={choose} onReadAll={readAll} onBack={stepBack} onAll={showAll} />
        }
      >
        <Button
          ref={button}
          type="text"
          className={headerCss.tool}
          aria-label={t('bell', { count: unread })}
          aria-expanded={open}
        >
          <Badge count={unread} size="small" overflowCount={999} offset={[2, -2]}>
            <BellOutlined />
          </Badge>
        </Button>
      </Popover>
      <span className="br-sr" role="status">
        {unread > 0 ? t('bell', { count: unread }) : ''}
      </span>
      <NoticeReader notice={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
