import { theme } from 'antd'
import { useMemo, useSyncExternalStore } from 'react'
import { seriesColors } from './colors.ts'

/** The theme's tokens for a chart, because a canvas has no style sheet. */
export interface ChartLook {
  readonly night: boolean
  /** For weak colour vision: every area gets a pattern, not only neighbours. */
  readonly weak: boolean
  readonly motion: boolean
  readonly font: string
  readonly text: string
  readonly second: string
  readonly third: string
  readonly line: string
  readonly hairline: string
  readonly surface: string
  readonly raised: string
  /** The main colour and the colours of series. */
  readonly main: string
  readonly series: readonly string[]
}

const weakNow = () => document.documentElement.dataset['colorWeak'] === 'true'

function watchWeak(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-color-weak'] })
  return () => watcher.disconnect()
}

/** #rrggbb: more dark than light. */
const isDark = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) < 128

export function useChartLook(): ChartLook {
  const { token } = theme.useToken()
  const weak = useSyncExternalStore(watchWeak, weakNow)
  return useMemo(() => {
    const night = isDark(token.colorBgContainer)
    const series = seriesColors[night ? 'night' : 'day']
    return {
      night,
      weak,
      motion: token.motion,
      font: token.fontFamily,
      series,
      main: weak ? series[0] : token.colorPrimaryBorder,
      text: token.colorText,
      second: token.colorTextSecondary,
      third: token.colorTextTertiary,
      line: token.colorBorder,
      hairline: token.colorBorderSecondary,
      surface: token.colorBgContainer,
      raised: token.colorBgElevated,
    }
  }, [token, weak])
}
