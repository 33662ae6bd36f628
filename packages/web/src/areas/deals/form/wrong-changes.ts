import { dealFaults } from '@bookrunner/domain/deals'
import { isSame } from '@bookrunner/domain/kernel'
import { changedFields } from '../../../kit/form/index.ts'
import { placeOf } from './faults.ts'
import { nested, type Flat, type FormField } from './places.ts'

const faultsIn = (values: Flat) => dealFaults(nested(values))
const keyOf = ({ field, reason }: ReturnType<typeof faultsIn>[number]): string => `${field} ${reason}`

/**
 * The changed fields without which the others can be saved: those with a fault; and where the fault between two fields is
 * shown at the other one, those without whose change there is none. Where leaving out either of two changes would cure it,
 * both are left out. A fault that was there before, with the same figures, comes from none of them: it is not looked for
 * one change after the other, and the server refuses the rest because of it.
 */
export function wrongChanges(base: Flat, values: Flat): readonly FormField[] {
  const changed = changedFields(base, values)
  const left = new Set<FormField>()
  const before = faultsIn(base)
  const without = (places: Iterable<FormField>): Flat => ({
    ...values,
    ...Object.fromEntries([...places].map((place) => [place, base[place]])),
  })
  for (;;) {
    const faults = faultsIn(without(left))
    const isGone = (place: FormField): boolean => {
      const still = new Set(faultsIn(without([...left, place])).map(keyOf))
      return faults.some((fault) => !still.has(keyOf(fault)))
    }
    const rest = changed.filter((place) => !left.has(place))
    const at = new Set(faults.map(placeOf))
    const own = rest.filter((place) => at.has(place))
    const isNew = faults.some((fault) => !before.some((known) => isSame(known, fault)))
    const found = own.length > 0 || !isNew ? own : rest.filter(isGone)
    if (found.length === 0) return changed.filter((place) => left.has(place))
    for (const place of found) left.add(place)
  }
}
