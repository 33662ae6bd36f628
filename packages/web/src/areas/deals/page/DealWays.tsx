import { BookOutlined, FileTextOutlined, PieChartOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { pageText } from './text.ts'
import { dealPages, usePageUrls, type DealPage } from './page-urls.ts'
import headerCss from '../../../kit/header.module.css'

interface Props {
  readonly detail: Pick<DealDetail, 'header' | 'abilities'>
  /** Where one is. */
  readonly at: DealPage
}

const signs = {
  detail: <FileTextOutlined aria-hidden />,
  'order-book': <BookOutlined aria-hidden />,
  alloc: <PieChartOutlined aria-hidden />,
} as const

/** Links from one page of a deal to the others. */
export function DealWays({ detail, at }: Props) {
  const t = useText(pageText)
  const navigate = useNavigate()
  const wayOf = usePageUrls(detail)
  return dealPages.map((page) => {
    const place = page === at ? undefined : wayOf(page)
    if (place === undefined) return null
    const label = t(`way.${page}`)
    return (
      <Button
        key={page}
        className={headerCss.deskTool}
        icon={signs[page]}
        aria-label={label}
        title={label}
        onClick={() => void navigate(place)}
      >
        <span className={headerCss.toolWord}>{label}</span>
      </Button>
    )
  })
}
