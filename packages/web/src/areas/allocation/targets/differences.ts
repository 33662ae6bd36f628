import type { Target } from '@bookrunner/domain/allocation'
import { showMm } from '@bookrunner/domain/kernel'
import type { DraftTarget } from './model.ts'

export interface Difference extends Pick<DraftTarget, 'by' | 'key'> {
  /** As one's own has it, and as the other saved it; none where it has no such bucket. */
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

const idOf = ({ by, key }: Pick<DraftTarget, 'by' | 'key'>) => `${by} ${key}`

/** Buckets of which two sets of targets say something else. */
export function differences(mine: readonly DraftTarget[], theirs: readonly Target[]): readonly Difference[] {
  const saved = new Map(theirs.map((each) => [idOf(each), showMm(each.size)]))
  const own = new Map(mine.map((each) => [idOf(each), each.size]))
  const all = [...theirs, ...mine.filter((each) => !saved.has(idOf(each)))]
  return all
    .map(({ by, key }): Difference => {
      const id = idOf({ by, key })
      return { by, key, mine: own.get(id), theirs: saved.get(id) }
    })
    .filter((each) => each.mine !== each.theirs)
}
