import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookLevels } from '@bookrunner/contract/book'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { DealPageHeader } from '../deals/index.ts'
import { bookText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  /** The levels of the state that the page shows. The strip below counts down. */
  readonly levels?: BookLevels | undefined
  readonly people?: ReactNode
  readonly children?: ReactNode
}

export function BookHeader({ detail, levels, people, children }: Props) {
  const t = useText(bookText)
  return (
    <DealPageHeader
      detail={detail}
      title={t('title.of', { deal: detail.header.name })}
      at="order-book"
      phase={levels}
      countdown={!levels}
      people={people}
    >
      {children}
    </DealPageHeader>
  )
}
