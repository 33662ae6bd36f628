import type { ColumnPlace } from '../state/layout.ts'
import { columnOf } from './columns.ts'

/** The column of ticks, and the bar that rows are scrolled by. */
const beside = 32 + 16

/**
 * Where a screen has room for more than all columns, those whose words are cut off take it, names first. A column
 * somebody has drawn to a width of her own keeps it.
 */
export function roomFor(places: readonly ColumnPlace[], width: number): readonly ColumnPlace[] {
  const shown = places.filter(({ hidden }) => !hidden)
  let room = width - beside - shown.reduce((all, place) => all + place.width, 0)
  if (room <= 0) return places
  const taken = new Map<string, number>()
  for (const { id, width: own } of shown) {
    const column = columnOf(id)
    if (column?.grows === undefined || own !== column.width) continue
    const more = Math.min(room, column.grows - own)
    taken.set(id, own + more)
    room -= more
  }
  return places.map((place) => ({ ...place, width: taken.get(place.id) ?? place.width }))
}
