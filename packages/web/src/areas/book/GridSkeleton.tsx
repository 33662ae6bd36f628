import { RowsSkeleton } from '../../kit/Skeletons.tsx'

/** As high as the grid it stands for. */
export function GridSkeleton() {
  return (
    <div className="br-book-skeleton">
      <RowsSkeleton rows={14} />
    </div>
  )
}
