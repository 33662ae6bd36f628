import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import { FieldFrame } from '../form/index.ts'
import { useTyped, type Read } from '../form/kit/use-typed.ts'
import { useField, useValue } from '../form/use-field.ts'
import { levelText } from '../parts/index.ts'
import { LevelInput } from './LevelInput.tsx'
import { readLevel } from './read-level.ts'
import { useLevelTexts } from './use-level-texts.ts'

interface Props {
  readonly place: 'terms.ipg' | 'terms.testPrice'
  readonly hint: string
}

/** A level of the terms, typed in market notation; the parsed level shows below while typing. */
export function LevelField({ place, hint }: Props) {
  const field = useField(place)
  const priceType = useValue('terms.priceType')
  const couponType = useValue('terms.couponType')
  const floatingIndex = useValue('terms.floatingIndex')
  const ipg = useValue('terms.ipg')
  // The test price has the notation of guidance; guidance itself has its own.
  const quoted = place === 'terms.testPrice' ? ipg : null
  const { example, hint: how, problemOf } = useLevelTexts({ priceType, couponType, floatingIndex }, quoted)
  const read = (text: string): Read<GuidanceLevel | null> => {
    if (text.trim() === '') return { value: null }
    const found = readLevel(text, { priceType }, quoted)
    return 'level' in found ? { value: found.level } : { wrong: problemOf(found.problem) }
  }
  const typed = useTyped({
    field,
    value: field.value,
    read,
    write: (level) => (level ? showGuidance(level) : ''),
    onValue: field.set,
  })
  const understood =
    typed.typing && field.value && !field.unread[''] ? `= ${levelText(field.value)}` : undefined
  return (
    <FieldFrame
      place={place}
      typing={typed.typing}
      hint={understood ?? (typed.typing ? how : hint)}
      show={(level) => levelText(level)}
    >
      {(_, control) => (
        <LevelInput
          {...control}
          value={typed.text}
          onChange={typed.onType}
          onFocus={typed.onFocus}
          onBlur={typed.onLeave}
          placeholder={example}
        />
      )}
    </FieldFrame>
  )
}
