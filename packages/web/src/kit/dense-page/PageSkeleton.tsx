import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { wholePage } from '../page-shape.ts'
import { PageHeader } from '../PageHeader.tsx'
import denseCss from '../dense/dense.module.css'

interface Props {
  /** The header, once the deal is loaded. */
  readonly header: ReactNode
  readonly children: ReactNode
}

/** A dense page while its rows are loading. */
export function PageSkeleton({ header, children }: Props) {
  return (
    <div ref={wholePage} className={denseCss.page}>
      {header ?? <PageHeader title={<Skeleton.Input active size="small" />} />}
      <div className={denseCss.strip} aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 2, width: ['60%', '80%'] }} />
      </div>
      {children}
    </div>
  )
}
