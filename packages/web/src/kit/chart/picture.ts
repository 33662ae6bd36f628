import { save } from '../../platform/download.ts'
import type { ChartLook } from './look.ts'
import type { ChartOption } from './option.ts'

/** The heading of an exported chart, which must explain it without the page. */
export interface PictureHead {
  readonly title: string
  readonly lines: readonly string[]
  /** Without the extension. */
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
  /** Builds the option with this much space at the top. */
  readonly build: (top: number) => ChartOption
  /** Pixels of the picture for one of the drawing. */
  readonly ratio?: number
}

/** Draws a chart of fixed size with its heading, whatever the screen. */
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
export async function savePicture(request: PictureRequest): Promise<void> {
  const canvas = await drawPicture(request)
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (content) save(content, `${request.head.file}.png`)
}
