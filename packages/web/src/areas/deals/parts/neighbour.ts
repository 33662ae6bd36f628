/** A position on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const middle = (box: Box) => box.left + box.width / 2

/** The horizontally nearest box in the next row above or below. */
function inRow(boxes: readonly Box[], at: number, down: boolean): number | undefined {
  const own = boxes[at]
  if (!own) return undefined
  const beyond = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => (down ? box.top >= own.top + own.height / 2 : box.top + box.height / 2 <= own.top))
  const gap = ({ box }: { box: Box }) => Math.abs(box.top - own.top)
  const nearest = Math.min(...beyond.map(gap))
  const row = beyond.filter((one) => gap(one) <= nearest + own.height / 2)
  const aside = ({ box }: { box: Box }) => Math.abs(middle(box) - middle(own))
  return row.toSorted((a, b) => aside(a) - aside(b) || a.index - b.index)[0]?.index
}

/** The card that an arrow key leads to; undefined if there is none. */
export function neighbour(boxes: readonly Box[], at: number, key: string): number | undefined {
  const step: Partial<Record<string, () => number | undefined>> = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    ArrowDown: () => inRow(boxes, at, true),
    ArrowUp: () => inRow(boxes, at, false),
    Home: () => 0,
    End: () => boxes.length - 1,
  }
  const next = step[key]?.()
  return next !== undefined && next >= 0 && next < boxes.length ? next : undefined
}
