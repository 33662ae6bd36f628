import type { GuidanceLevel, Terms } from '@bookrunner/domain/deals'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { LevelInput } from '../guidance/LevelInput.tsx'
import { useLevelWords } from '../guidance/use-level-words.ts'
import type { TypedLevel } from '../guidance/use-level.ts'
import { levelText } from '../parts/index.ts'
import { movesText } from './text.ts'

interface Props {
  readonly label: string
  readonly terms: Pick<Terms, 'priceType'>
  readonly typed: TypedLevel
  /** What it was until now: said while the new one is typed. */
  readonly before?: GuidanceLevel | null | undefined
  /** Submitting was tried, so what is missing is said. */
  readonly asked: boolean
  readonly said?: string | undefined
  readonly autoFocus?: boolean
}

/** The level of a move: what was typed is repeated as it was understood. */
export function Level({ label, terms, typed, before, asked, said, autoFocus }: Props) {
  const t = useText(movesText)
  const { problemOf, hint, example } = useLevelWords(terms)
  const { text, setText, level, problem } = typed
  const now = before ? t('setGuidance.from', { level: levelText(before) }) : hint
  return (
    <Field
      label={label}
      fault={(asked && problem ? problemOf(problem) : undefined) ?? said}
      hint={level ? `= ${levelText(level)}` : now}
    >
      {(aria) => (
        <LevelInput {...aria} value={text} onChange={setText} placeholder={example} autoFocus={autoFocus} />
      )}
    </Field>
  )
}
