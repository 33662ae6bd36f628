import type { GuidanceLevel, Terms } from '@bookrunner/domain/deals'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { LevelInput } from '../guidance/LevelInput.tsx'
import { useLevelTexts } from '../guidance/use-level-texts.ts'
import { levelText } from '../parts/index.ts'
import { movesText } from './text.ts'
import { Wider } from './Wider.tsx'
import type { MoveField } from './use-move.ts'

interface Props extends MoveField<string> {
  readonly label: string
  readonly terms: Pick<Terms, 'priceType' | 'couponType' | 'floatingIndex'>
  /** The parsed level. */
  readonly level: GuidanceLevel | undefined
  /** The current level, shown while a new one is typed. */
  readonly before?: GuidanceLevel | null | undefined
  readonly autoFocus?: boolean
}

/** The level of a move, with its parsed meaning below. */
export function Level({ label, terms, level, before, problem, ...input }: Props) {
  const t = useText(movesText)
  const { hint, example } = useLevelTexts(terms, before)
  const now = before ? t('setGuidance.from', { level: levelText(before) }) : hint
  return (
    <>
      <Field label={label} fault={problem} hint={level ? `= ${levelText(level)}` : now}>
        {(aria) => <LevelInput {...aria} {...input} placeholder={example} />}
      </Field>
      <Wider level={level} before={before} />
    </>
  )
}
