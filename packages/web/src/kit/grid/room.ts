/** A column's width and visibility. */
export interface ColumnPlace {
  readonly id: string
  readonly width: number
  readonly hidden: boolean
}

/** How a column adapts its width. */
export interface Roomy {
  readonly width: number
  /** Its width if there is space to spare. */
  readonly grows?: number
  /** Its least width. */
  readonly least?: number
  /** It becomes narrower only after all others have their least width. */
  readonly keeps?: boolean
  /** On a narrow screen the columns up to this one are visible without scrolling. */
  readonly insight?: boolean
  /** Its cells end at the right, as figures do. */
  readonly right?: boolean
  /** Pixels of a mark beside its figures. */
  readonly beside?: number
}

type ColumnOf = (id: string) => Roomy | undefined

/** The checkbox column and the scroll bar. */
const beside = 32 + 16

/** The padding of a cell, and its border. */
const around = 2 * 8 + 2

/** The room of a figure in the bold letters of sums, of 12 px: digits are equally wide, commas and points half as wide. */
export const figureRoom = (text: string, mark = 0): number =>
  text === '' ? 0 : [...text].reduce((sum, letter) => sum + (/[.,]/.test(letter) ? 4 : 8), around + mark)

/** A column that is never narrower than its figures. */
export const roomier = (column: Roomy, needed: number): Roomy =>
  needed <= (column.least ?? column.width)
    ? column
    : { ...column, width: Math.max(column.width, needed), least: needed }

/** A column whose width the user set. */
const isOwn = ({ id, width }: ColumnPlace, columnOf: ColumnOf): boolean => columnOf(id)?.width !== width

const sumOf = (places: readonly ColumnPlace[]): number => places.reduce((all, { width }) => all + width, 0)

/** Gives spare width to columns that are cut off, names first. */
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

/** Shrinks columns in proportion until all required ones are visible; those that keep their width come last. */
function shrunk(shown: readonly ColumnPlace[], room: number, columnOf: ColumnOf): Map<string, number> {
  const last = shown.findLastIndex(({ id }) => columnOf(id)?.insight === true)
  const needed = shown.slice(0, last + 1)
  const lack = sumOf(needed) - room
  const taken = new Map<string, number>()
  if (lack <= 0) return taken
  const spare = (place: ColumnPlace) =>
    isOwn(place, columnOf) ? 0 : place.width - (columnOf(place.id)?.least ?? place.width)
  let left = lack
  for (const keeps of [false, true]) {
    const turn = needed.filter(({ id }) => (columnOf(id)?.keeps === true) === keeps)
    const all = turn.reduce((sum, place) => sum + spare(place), 0)
    const part = all === 0 ? 0 : Math.min(1, Math.max(0, left) / all)
    for (const place of turn) taken.set(place.id, place.width - Math.ceil(spare(place) * part))
    left -= all
  }
  return taken
}

/** The columns fitted to a width. `sized`: the columns with room for their figures. */
export function roomFor(
  usual: readonly ColumnPlace[],
  width: number,
  columnOf: ColumnOf,
  sized: ColumnOf = columnOf,
): readonly ColumnPlace[] {
  const places = usual.map((place) =>
    isOwn(place, columnOf) ? place : { ...place, width: sized(place.id)?.width ?? place.width },
  )
  const shown = places.filter(({ hidden }) => !hidden)
  if (width === 0) return places
  const room = width - beside
  const left = room - sumOf(shown)
  const taken = left > 0 ? grown(shown, left, sized) : shrunk(shown, room, sized)
  return places.map((place) => ({ ...place, width: taken.get(place.id) ?? place.width }))
}

/** The user's own places and widths, without widths that only come from fitting. */
export function ownPlaces(
  now: readonly ColumnPlace[],
  shown: readonly ColumnPlace[],
  places: readonly ColumnPlace[],
): ColumnPlace[] {
  const fitted = new Map(shown.map(({ id, width }) => [id, width]))
  const stored = new Map(places.map(({ id, width }) => [id, width]))
  return now.map((place) =>
    fitted.get(place.id) === place.width ? { ...place, width: stored.get(place.id) ?? place.width } : place,
  )
}
