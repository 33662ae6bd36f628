import { BookOutlined, FileTextOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mm } from '../../kit/format.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { decide } from '../../shell/routing/decide.ts'
import { DealFacts } from '../deals/index.ts'
import { Flash, StatusTag } from '../deals/parts/index.ts'
import { allocText } from './text.ts'
import type { AllocInfo } from './use-alloc.ts'

interface Props {
  readonly detail: DealDetail
  readonly info?: AllocInfo | undefined
  /** Who is on it. */
  readonly here?: ReactNode
  readonly children?: ReactNode
}

/** Name, status, level, size: as on the deal's own page and its book's, with the ways to both. */
export function AllocHeader({ detail, info, here, children }: Props) {
  const t = useText(allocText)
  const { face } = detail
  const { status, bookClosed } = face
  return (
    <PageHeader
      title={
        <span className="br-deal-name" title={face.name}>
          {t('title.of', { deal: face.name })}
        </span>
      }
      status={
        <Flash of={`${status} ${bookClosed} ${face.subject}`}>
          <StatusTag status={status} bookClosed={bookClosed} subject={face.subject} />
        </Flash>
      }
      facts={
        <>
          <DealFacts detail={detail} />
          {info && info.retained > 0 && (
            <span className="br-figures">{t('retained', { size: `${mm(info.retained)}mm` })}</span>
          )}
        </>
      }
      actions={
        <>
          {here}
          <Way to="order-book" dealId={face.dealId} label={t('book')} icon={<BookOutlined aria-hidden />} />
          <Way to="detail" dealId={face.dealId} label={t('deal')} icon={<FileTextOutlined aria-hidden />} />
          {children}
        </>
      }
    />
  )
}

interface WayProps {
  readonly to: 'order-book' | 'detail'
  readonly dealId: string
  readonly label: string
  readonly icon: ReactNode
}

/** To another page of the deal, where the person may go there. */
function Way({ to, dealId, label, icon }: WayProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const path = `${pathname.startsWith('/board') ? '/board' : '/deal'}/${to}`
  if (decide(path, session).kind !== 'screen') return null
  return (
    <Button
      className="br-desk-tool"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => void navigate(`${path}?dealId=${encodeURIComponent(dealId)}`)}
    >
      <span className="br-desk-word">{label}</span>
    </Button>
  )
}
