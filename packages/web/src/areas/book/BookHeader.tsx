import { FileTextOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookLevels } from '@bookrunner/contract/book'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useText } from '../../platform/text.ts'
import { DealFacts } from '../deals/index.ts'
import { Flash, StatusTag } from '../deals/parts/index.ts'
import { DeskTool } from './desk/DeskTool.tsx'
import { bookText } from './text.ts'
import { useDealPlace } from './use-deal-place.ts'

interface Props {
  readonly detail: DealDetail
  /** Of the state that the book below is of. */
  readonly levels?: BookLevels | undefined
  /** Who is on it. */
  readonly here?: ReactNode
  readonly children?: ReactNode
}

/** Name, status, guidance, countdown: as on the deal's own page, with the way back to it. */
export function BookHeader({ detail, levels, here, children }: Props) {
  const t = useText(bookText)
  const navigate = useNavigate()
  const { face } = detail
  const { status, bookClosed } = levels ?? face
  const place = useDealPlace(face.dealId)
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
      // The strip counts down.
      facts={<DealFacts detail={detail} countdown={!levels} />}
      actions={
        <>
          {here}
          {place && (
            <DeskTool
              label={t('back')}
              icon={<FileTextOutlined aria-hidden />}
              onClick={() => void navigate(place)}
            />
          )}
          {children}
        </>
      }
    />
  )
}
