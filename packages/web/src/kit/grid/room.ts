/** Where a column stands: how wide, and whether somebody hid it. */
export interface ColumnPlace {
  readonly id: string
  readonly width: number
  readonly hidden: boolean
}

/** How a column fits itself to the room there is. */
export interface Roomy {
  readonly width: number
  /** How wide it becomes where there is room for all columns and more. */
  readonly grows?: number
  /** How narrow it becomes where there is less. */
  readonly least?: number
  /** Where a screen is narrow, the columns up to here are to be in sight without scrolling. */
  readonly insight?: boolean
}

type ColumnOf = (id: string) => Roomy | undefined

/** The column of ticks, and the bar that rows are scrolled by. */
const beside = 32 + 16

/** A column somebody has drawn to a width of her own keeps it. */
const isOwn = ({ id, width }: ColumnPlace, columnOf: ColumnOf): boolean => columnOf(id)?.width !== width

const sumOf = (places: readonly ColumnPlace[]): number => places.reduce((all, { width }) => all + width, 0)

/** What is left over goes to columns whose words are cut off, names first. */
function grown(shown: readonly ColumnPlace[], left: number, columnOf: ColumnOf): Map<string, number> {
  const taken = new Map<string, number>()
  let room = left
  for (const place of shown) {
    const { grows } = columnOf(place.id) ?? {}
    if (grows === undefined || isOwn(place, columnOf)) continue
    const more = Math.min(room, grows - place.width)
    taken.set(place.id, place.width + more)
    room -= more
  }
  return taken
}

/** Columns that are to be in sight give of what they have to spare, each by its share, until the last of them is. */
function shrunk(shown: readonly ColumnPlace[], room: number, columnOf: ColumnOf): Map<string, number> {
  const last = shown.findLastIndex(({ id }) => columnOf(id)?.insight === true)
  const needed = shown.slice(0, last + 1)
  const lack = sumOf(needed) - room
  const taken = new Map<string, number>()
  if (lack <= 0) return taken
  const spare = (place: ColumnPlace) =>
    isOwn(place, columnOf) ? 0 : place.width - (columnOf(place.id)?.least ?? place.width)
  const all = needed.reduce((sum, place) => sum + spare(place), 0)
  if (all === 0) return taken
  const part = Math.min(1, lack / all)
  for (const place of needed) taken.set(place.id, place.width - Math.ceil(spare(place) * part))
  return taken
}

/** The columns as wide as they stand on a screen of such a width. */
export function roomFor(
  places: readonly ColumnPlace[],
  width: number,
  columnOf: ColumnOf,
): readonly ColumnPlace[] {
  const shown = places.filter(({ hidden }) => !hidden)
  if (width === 0) return places
  const room = width - beside
  const left = room - sumOf(shown)
  const taken = left > 0 ? grown(shown, left, columnOf) : shrunk(shown, room, columnOf)
  return places.map((place) => ({ ...place, width: taken.get(place.id) ?? place.width }))
}

/** What somebody moved or drew: a width that only the screen's room made is none of hers. */
export function ownPlaces(
  now: readonly ColumnPlace[],
  shown: readonly ColumnPlace[],
  places: readonly ColumnPlace[],
): ColumnPlace[] {
  const roomed = new Map(shown.map(({ id, width }) => [id, width]))
  const kept = new Map(places.map(({ id, width }) => [id, width]))
  return now.map((place) =>
    roomed.get(place.id) === place.width ? { ...place, width: kept.get(place.id) ?? place.width } : place,
  )
}
