import type { Target } from '@bookrunner/domain/allocation'
import { showMm } from '@bookrunner/domain/kernel'
import type { DraftTarget } from './model.ts'

export interface Difference extends Pick<DraftTarget, 'by' | 'key'> {
  /** The own target and the one saved by somebody else, if they exist. */
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

const idOf = ({ by, key }: Pick<DraftTarget, 'by' | 'key'>) => `${by} ${key}`

/** The buckets in which two sets of targets differ. */
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
