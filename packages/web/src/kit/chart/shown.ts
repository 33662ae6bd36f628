import { useEffect } from 'react'
import { seriesColors } from './colors.ts'
import type { ChartLook } from './look.ts'
import type { ChartOption } from './option.ts'
import { drawPicture, height, type PictureHead } from './picture.ts'

/** A chart on the screen. */
interface ShownChart {
  readonly head: PictureHead
  readonly build: (look: ChartLook, top: number) => ChartOption
}

const shown = new Set<ShownChart>()

/** Registers a chart while it is on the screen, for printing. */
export function useShown({ head, build }: ShownChart, drawn: boolean): void {
  useEffect(() => {
    if (!drawn) return undefined
    const chart = { head, build }
    shown.add(chart)
    return () => void shown.delete(chart)
  }, [head, build, drawn])
}

type Paper = Pick<ChartLook, 'text' | 'second' | 'third' | 'line' | 'hairline' | 'surface' | 'main'>

/** A look for paper: day colours, no motion. */
export const paperLook = (look: ChartLook, paper: Paper): ChartLook => ({
  ...look,
  ...paper,
  night: false,
  motion: false,
  raised: paper.surface,
  series: seriesColors.day,
  main: look.weak ? seriesColors.day[0] : paper.main,
})

/** Pictures of the charts on the screen, of the given height in dots. */
export const shownPictures = (look: ChartLook, dots: number): Promise<string[]> =>
  Promise.all(
    [...shown].map(async ({ head, build }) => {
      const canvas = await drawPicture({ head, look, ratio: dots / height, build: (top) => build(look, top) })
      return canvas.toDataURL('image/png')
    }),
  )
