import { classes } from '../../../kit/classes.ts'
import { TextSkeleton } from '../../../kit/Skeletons.tsx'
import css from './board.module.css'
import dealsCss from '../deals.module.css'

/** As many cards as will probably come, in the shape they will have. */
export function CardSkeletons({ cards = 6 }: { readonly cards?: number }) {
  return (
    <div className={dealsCss.cards} aria-busy="true">
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className={classes(dealsCss.card, css.skeleton)}>
          <TextSkeleton title="30%" rows={3} />
        </div>
      ))}
    </div>
  )
}
