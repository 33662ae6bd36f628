import { Skeleton } from 'antd'
import { TextSkeleton } from '../../../kit/Skeletons.tsx'
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
          <TextSkeleton title="60%" rows={5} />
        </div>
        <div className={css.body}>
          <TextSkeleton title={120} rows={8} />
        </div>
      </div>
    </div>
  )
}
