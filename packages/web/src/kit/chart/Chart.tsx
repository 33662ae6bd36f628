import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { lazyScreen } from '../../platform/chunk.ts'
import type { CanvasProps } from './Canvas.tsx'
import css from './chart.module.css'

const Canvas = lazyScreen<CanvasProps>(() => import('./Canvas.tsx'))

/** A chart: what draws it is loaded with the first one. */
export function Chart(props: CanvasProps) {
  return (
    <Suspense fallback={<Skeleton.Node active className={css.room} />}>
      <Canvas {...props} />
    </Suspense>
  )
}
