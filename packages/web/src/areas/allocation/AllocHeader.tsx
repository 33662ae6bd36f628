import type { DealDetail } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { useText } from '../../platform/text.ts'
import { DealPageHeader } from '../deals/index.ts'
import { allocText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  /** The part of the issue that the version on the screen retains. */
  readonly retained?: number | undefined
  readonly people?: ReactNode
  readonly children?: ReactNode
}

export function AllocHeader({ detail, retained = 0, people, children }: Props) {
  const t = useText(allocText)
  return (
    <DealPageHeader
      detail={detail}
      title={t('title.of', { deal: detail.header.name })}
      at="alloc"
      people={people}
      facts={retained > 0 && <span className="br-figures">{t('retained', { size: sized(retained) })}</span>}
    >
      {children}
    </DealPageHeader>
  )
}
