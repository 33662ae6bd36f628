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
  /** On a narrow screen the columns up to this one are visible without scrolling; of several, as many as fit. */
  readonly insight?: boolean
  /** Its cells end at the right, as figures do. */
  readonly right?: boolean
  /** Pixels of a mark beside its figures. */
  readonly beside?: number
}

type ColumnOf = (id: string) => Roomy | undefined

/** The column of checkboxes. */
const boxes = 32
/** The scroll bar. */
const bar = 16

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

const leastOf = (place: ColumnPlace, columnOf: ColumnOf): number =>
  isOwn(place, columnOf) ? place.width : (columnOf(place.id)?.least ?? place.width)

/**
 * The columns that end within the room, as far as widths can provide it: the required ones, else all before the edge and
 * the one across it, which nobody could read.
 */
function wholeColumns(
  shown: readonly ColumnPlace[],
  room: number,
  columnOf: ColumnOf,
): readonly ColumnPlace[] {
  const upTo = (last: number) => shown.slice(0, last + 1)
  const isRoomFor = (last: number) =>
    upTo(last).reduce((sum, place) => sum + leastOf(place, columnOf), 0) <= room
  const insights = shown.flatMap(({ id }, at) => (columnOf(id)?.insight === true ? at : []))
  const required = insights.findLast(isRoomFor) ?? insights.at(-1) ?? -1
  const across = shown.findIndex((_, at) => sumOf(upTo(at)) > room)
  if (across <= required || !isRoomFor(required)) return upTo(required)
  return upTo(isRoomFor(across) ? across : across - 1)
}

/** Shrinks columns in proportion to the room; those that keep their width come last. */
function shrunk(needed: readonly ColumnPlace[], room: number, columnOf: ColumnOf): Map<string, number> {
  const lack = sumOf(needed) - room
  const taken = new Map<string, number>()
  if (lack <= 0) return taken
  const spare = (place: ColumnPlace) => place.width - leastOf(place, columnOf)
  let left = lack
  for (const keeps of [false, true]) {
    const turn = needed.filter(({ id }) => (columnOf(id)?.keeps === true) === keeps)
    const all = turn.reduce((sum, place) => sum + spare(place), 0)
    const part = all === 0 ? 0 : Math.min(1, Math.max(0, left) / all)
    for (const place of turn) taken.set(place.id, place.width - Math.ceil(spare(place) * part))
    left -= all
  }
  return withRest(taken, needed, room)
}

/** Rounding leaves some pixels, in which the next column would show a part of a letter. */
function withRest(
  taken: Map<string, number>,
  needed: readonly ColumnPlace[],
  room: number,
): Map<string, number> {
  const widthOf = ({ id, width }: ColumnPlace) => taken.get(id) ?? width
  const rest = room - needed.reduce((sum, place) => sum + widthOf(place), 0)
  const first = needed.find((place) => widthOf(place) < place.width)
  if (rest > 0 && first) taken.set(first.id, widthOf(first) + rest)
  return taken
}

/** The columns fitted to a width. `sized`: the columns with room for their figures. `hasBoxes`: rows have checkboxes. */
export function roomFor(
  usual: readonly ColumnPlace[],
  width: number,
  columnOf: ColumnOf,
  { sized = columnOf, hasBoxes = true }: { readonly sized?: ColumnOf; readonly hasBoxes?: boolean } = {},
): readonly ColumnPlace[] {
  const places = usual.map((place) =>
    isOwn(place, columnOf) ? place : { ...place, width: sized(place.id)?.width ?? place.width },
  )
  const shown = places.filter(({ hidden }) => !hidden)
  if (width === 0) return places
  const room = width - bar - (hasBoxes ? boxes : 0)
  const whole = sumOf(shown) <= room ? shown : wholeColumns(shown, room, sized)
  const left = room - sumOf(whole)
  const taken = left > 0 ? grown(whole, left, sized) : shrunk(whole, room, sized)
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
