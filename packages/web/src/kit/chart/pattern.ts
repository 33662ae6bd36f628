/** Patterns over a colour, the second sign of an area: plain, lines one way, dots, lines the other way. */
const lines = (rotation: number, color: string) => ({
  symbol: 'rect' as const,
  color,
  rotation,
  dashArrayX: [1, 0],
  dashArrayY: [2, 4],
  symbolSize: 1,
})

export function patternOf(index: number, ground: string) {
  switch (index % 4) {
    case 1:
      return lines(-Math.PI / 4, ground)
    case 2:
      return {
        symbol: 'circle' as const,
        color: ground,
        symbolSize: 0.75,
        dashArrayX: [
          [6, 6],
          [0, 6, 6, 0],
        ],
        dashArrayY: [6, 0],
      }
    case 3:
      return lines(Math.PI / 4, ground)
    default:
      return undefined
  }
}

/** The same for a style sheet: the swatch beside a name. */
export const swatchOf = (index: number, color: string, ground: string): string => {
  const stripes = (angle: number) =>
    `repeating-linear-gradient(${angle}deg, ${color} 0 2px, ${ground} 2px 3.5px)`
  switch (index % 4) {
    case 1:
      return stripes(45)
    case 2:
      return `radial-gradient(circle, ${ground} 1px, transparent 1.2px) 0 0 / 4px 4px, ${color}`
    case 3:
      return stripes(-45)
    default:
      return color
  }
}
