import { Skeleton } from 'antd'
import css from './Skeletons.module.css'
import pageHeaderCss from './PageHeader.module.css'

/** The shape of a page while its code arrives: its header, then rows as high as a grid's. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <div className={pageHeaderCss.header}>
        <Skeleton.Input active size="small" />
      </div>
      <RowsSkeleton rows={8} />
    </div>
  )
}

/** The shape of a list: as many lines as will probably come. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={css.rows} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton.Node key={row} active style={{ width: '100%', height: 12 }} />
      ))}
    </div>
  )
}

/** Text to come: a heading and its lines. The heading is drawn as an empty h3, which no screen reader should announce. */
export function TextSkeleton({ title, rows }: { title: string | number; rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton active title={{ width: title }} paragraph={{ rows }} />
    </div>
  )
}
