import { isWider, type GuidanceLevel } from '@bookrunner/domain/deals'
import { Alert } from 'antd'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../parts/index.ts'
import { movesText } from './text.ts'

interface Props {
  readonly level: GuidanceLevel | undefined
  readonly before: GuidanceLevel | null | undefined
}

/** A warning where a level pays investors more than the current one. */
export function Wider({ level, before }: Props) {
  const t = useText(movesText)
  if (!level || !before || !isWider(level, before)) return null
  const title = t('level.wider', { level: levelText(level), before: levelText(before) })
  return <Alert type="warning" showIcon title={title} />
}
