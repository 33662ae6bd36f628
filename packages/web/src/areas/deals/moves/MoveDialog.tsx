import { atLevels, type DealMove, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { Pricing } from '../guidance/pricing.ts'
import { Abort } from './Abort.tsx'
import { ChangeTimes } from './ChangeTimes.tsx'
import { EndFpg, EndTest } from './EndBook.tsx'
import { Final } from './Final.tsx'
import { NewCutOff } from './NewCutOff.tsx'
import { NewGuidance } from './NewGuidance.tsx'
import type { MoveProps, Previewed } from './props.ts'
import { PushFpg } from './PushFpg.tsx'
import { PushTest } from './PushTest.tsx'
import { Reopen, Reprice } from './StepBack.tsx'
import { Submit } from './Submit.tsx'
import { MoveTouchSlot } from './touch-slot.ts'
import css from './moves.module.css'

/** A move to open a dialog for, with figures computed before. */
export interface PlannedMove {
  readonly move: DealMove
  readonly pricing?: Pricing | undefined
  /** The initial level of new guidance. */
  readonly level?: GuidanceLevel | undefined
}

/** The dialog of a move. A draft has no book that it could affect. */
export function MoveDialog({
  planned: { move, pricing, level },
  ...given
}: MoveProps & { readonly planned: PlannedMove }) {
  const { detail } = given
  // Its place is kept free: what arrives late must not move the buttons under the pointer.
  const fill = (at: Previewed) => (
    <div className={css.touchPlace} data-at-level={atLevels.has(at.move) || undefined}>
      <MoveTouchSlot.Place detail={detail} at={at} />
    </div>
  )
  const props = detail.header.status === 'Draft' ? given : { renderTouch: fill, ...given }
  switch (move) {
    case 'submit':
      return <Submit {...props} />
    case 'pushTest':
      return <PushTest {...props} />
    case 'endTest':
      return <EndTest {...props} />
    case 'setGuidance':
      return <NewGuidance {...props} first={level} />
    case 'pushFpg':
      return <PushFpg {...props} />
    case 'endFpg':
      return <EndFpg {...props} />
    case 'newCutOff':
      return <NewCutOff {...props} />
    case 'changeTimes':
      return <ChangeTimes {...props} />
    case 'launch':
    case 'price':
    case 'correct':
      return <Final {...props} move={move} from={pricing} />
    case 'reopen':
      return <Reopen {...props} />
    case 'reprice':
      return <Reprice {...props} />
    case 'abort':
      return <Abort {...props} />
    default:
      return move satisfies never
  }
}
