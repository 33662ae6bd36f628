import type { EChartsOption } from 'echarts'
import type { ChartLook } from './look.ts'
import { classes } from '../classes.ts'
import css from './chart.module.css'

export type ChartOption = EChartsOption
export const CHART_FONT = 11

/** Options that all charts share. */
export function baseOption(look: ChartLook): ChartOption {
  return {
    textStyle: { fontFamily: look.font, fontSize: CHART_FONT, color: look.second },
    animation: look.motion,
    animationDuration: 0,
    animationDurationUpdate: look.motion ? 150 : 0,
    animationEasingUpdate: 'cubicOut',
  }
}

export const axisText = (look: ChartLook) => ({
  axisLine: { lineStyle: { color: look.line } },
  axisTick: { show: false },
  axisLabel: { color: look.third, fontSize: CHART_FONT, fontFamily: look.font },
  nameTextStyle: { color: look.third, fontSize: CHART_FONT, fontFamily: look.font },
  splitLine: { lineStyle: { color: look.hairline } },
})

export const tooltipBox = (look: ChartLook) => ({
  confine: true,
  backgroundColor: look.raised,
  borderColor: look.line,
  borderWidth: 1,
  padding: [6, 10] as [number, number],
  transitionDuration: 0,
  textStyle: { color: look.text, fontSize: 12, fontFamily: look.font },
  extraCssText: 'box-shadow: 0 4px 12px rgb(0 0 0 / 12%); border-radius: 4px;',
})

export interface TipRow {
  readonly name: string
  readonly text: string
}

/** The tooltip of a point. Names are user input: text, never markup. */
export function tip(title: string, rows: readonly TipRow[]): HTMLElement {
  const box = document.createElement('div')
  box.className = classes(css.tip)
  const head = document.createElement('strong')
  head.textContent = title
  const list = document.createElement('dl')
  for (const { name, text } of rows) {
    const term = document.createElement('dt')
    term.textContent = name
    const definition = document.createElement('dd')
    definition.textContent = text
    list.append(term, definition)
  }
  box.append(head, list)
  return box
}
