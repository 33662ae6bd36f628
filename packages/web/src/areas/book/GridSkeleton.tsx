import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import css from './book.module.css'

/** As high as the grid. */
export function GridSkeleton() {
  return (
    <div className={css.skeleton}>
      <RowsSkeleton rows={14} />
    </div>
  )
}
