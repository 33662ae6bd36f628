import { save } from '../../platform/download.ts'
import type { ChartLook } from './look.ts'
import type { ChartOption } from './option.ts'

/** What stands over a chart when it leaves the screen: alone it must still say what it is of. */
export interface PictureHead {
  readonly title: string
  readonly lines: readonly string[]
  /** Without its ending. */
  readonly file: string
}

const width = 960
export const height = 560
const headHeight = 30

const withHead = (option: ChartOption, { title, lines }: PictureHead, look: ChartLook): ChartOption => ({
  ...option,
  animation: false,
  backgroundColor: look.surface,
  title: {
    text: title,
    subtext: lines.join('\n'),
    left: 20,
    top: 14,
    itemGap: 6,
    textStyle: { color: look.text, fontFamily: look.font, fontSize: 16, fontWeight: 600 },
    subtextStyle: { color: look.second, fontFamily: look.font, fontSize: 12, lineHeight: 16 },
  },
})

interface PictureRequest {
  readonly head: PictureHead
  readonly look: ChartLook
  /** The chart with so much room left free at its top. */
  readonly build: (top: number) => ChartOption
  /** Dots of the picture for one of the drawing. */
  readonly ratio?: number
}

/** A chart of one size whatever the screen's: drawn once more, with what it is of in the picture. */
export async function drawPicture({
  head,
  look,
  build,
  ratio = 2,
}: PictureRequest): Promise<HTMLCanvasElement> {
  const { init } = await import('./echarts.ts')
  const chart = init(document.createElement('div'), null, { renderer: 'canvas', width, height })
  try {
    chart.setOption(withHead(build(headHeight + 16 * head.lines.length + 16), head, look))
    return chart.renderToCanvas({ pixelRatio: ratio })
  } finally {
    chart.dispose()
  }
}

/** The same as a PNG. */
export async function savePicture(asked: PictureRequest): Promise<void> {
  const canvas = await drawPicture(asked)
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (content) save(content, `${asked.head.file}.png`)
}
