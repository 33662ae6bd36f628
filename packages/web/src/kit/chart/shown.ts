import { useEffect } from 'react'
import { seriesColors } from './colors.ts'
import type { ChartLook } from './look.ts'
import type { ChartOption } from './option.ts'
import { drawPicture, height, type PictureHead } from './picture.ts'

/** A chart that stands on the screen. */
interface Shown {
  readonly head: PictureHead
  readonly build: (look: ChartLook, top: number) => ChartOption
}

const shown = new Set<Shown>()

/** While it stands there, whoever prints the page finds it. */
export function useShown({ head, build }: Shown): void {
  useEffect(() => {
    const chart = { head, build }
    shown.add(chart)
    return () => void shown.delete(chart)
  }, [head, build])
}

type Paper = Pick<ChartLook, 'text' | 'second' | 'third' | 'line' | 'hairline' | 'surface' | 'main'>

/** A look for paper: by day, and still, whatever the screen's. */
export const paperLook = (look: ChartLook, paper: Paper): ChartLook => ({
  ...look,
  ...paper,
  night: false,
  motion: false,
  raised: paper.surface,
  series: seriesColors.day,
  main: look.weak ? seriesColors.day[0] : paper.main,
})

/** Pictures of the charts that stand on the screen, as an image of so many dots' height shows them. */
export const shownPictures = (look: ChartLook, dots: number): Promise<string[]> =>
  Promise.all(
    [...shown].map(async ({ head, build }) => {
      const canvas = await drawPicture({ head, look, ratio: dots / height, build: (top) => build(look, top) })
      return canvas.toDataURL('image/png')
    }),
  )
