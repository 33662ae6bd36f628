import { Skeleton } from 'antd'
import pageHeaderCss from '../../../kit/PageHeader.module.css'
import css from './investor.module.css'

export function OfferSkeleton() {
  return (
    <div aria-busy="true">
      <div className={pageHeaderCss.header}>
        <Skeleton.Input active size="small" />
      </div>
      <div className={css.offer}>
        <div className={css.summary}>
          <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 5 }} />
        </div>
        <div className={css.body}>
          <Skeleton active title={{ width: 120 }} paragraph={{ rows: 8 }} />
        </div>
      </div>
    </div>
  )
}
