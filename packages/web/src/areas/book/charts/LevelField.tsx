import type { Notch } from '@bookrunner/domain/book'
import { useText } from '../../../platform/text.ts'
import { readNotch, showNotch, type Scale } from './level.ts'
import { chartsText } from './text.ts'
import { TypedField } from './TypedField.tsx'

interface Props {
  readonly label: string
  readonly scale: Scale
  readonly value: Notch
  readonly onChange: (notch: Notch) => void
}

/** A level, typed in market notation. The arrow keys move it by a step. */
export function LevelField({ label, scale, value, onChange }: Props) {
  const t = useText(chartsText)
  return (
    <TypedField
      label={label}
      shown={showNotch(scale, value)}
      read={(typed) => readNotch(scale, typed)}
      problem={t('level.problem')}
      onChange={onChange}
      onStep={(by) => onChange(Math.round(value / scale.step + by) * scale.step)}
    />
  )
}
