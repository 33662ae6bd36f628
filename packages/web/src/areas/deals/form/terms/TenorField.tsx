import type { Tenor } from '@bookrunner/domain/deals'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { partsText, tenorText } from '../../parts/index.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { readWhole } from '../kit/read.ts'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'

const none: Tenor = { perpetual: false, years: 0, months: 0, days: 0 }
const most = { years: 100, months: 1200, days: 36_600 } as const
type Part = keyof typeof most
const parts = ['years', 'months', 'days'] as const

/** An empty part is none of it; a tenor of which nothing was typed is no tenor. */
export function withPart(tenor: Tenor | null, part: Part, value: number | null): Tenor | null {
  const next = { ...(tenor ?? none), [part]: value ?? 0 }
  if (value === null && parts.every((each) => next[each] === 0)) return null
  return next
}

/** Nought is only shown where nothing else is: "0 years" was typed, and is wrong. */
export function shownPart(tenor: Tenor | null, part: Part): number | null {
  if (tenor === null || tenor.perpetual) return null
  if (tenor[part] > 0) return tenor[part]
  return part === 'years' && parts.every((each) => tenor[each] === 0) ? 0 : null
}

/** Years, months and days, or without end. */
export function TenorField() {
  const t = useText(formText)
  const say = useText(partsText)
  const [typing, setTyping] = useState(false)
  return (
    <FieldFrame place="terms.tenor" group typing={typing} show={(tenor) => tenorText(tenor, say)}>
      {(field, { id, ...control }) => (
        <div className="br-tenor">
          {parts.map((part) => (
            <TypedInput
              key={part}
              {...control}
              className="br-figure-input"
              aria-label={t(`tenor.${part}`)}
              inputMode="numeric"
              suffix={t(`tenor.${part}.short`)}
              disabled={field.value?.perpetual}
              field={field}
              part={part}
              value={shownPart(field.value, part)}
              read={readWhole(0, most[part])}
              bounds={{ least: 0, most: most[part] }}
              write={String}
              onValue={(value) => field.update((tenor) => withPart(tenor, part, value), part)}
              onTyping={setTyping}
            />
          ))}
          <Checkbox
            checked={field.value?.perpetual ?? false}
            onChange={({ target }) => field.set(target.checked ? { ...none, perpetual: true } : null)}
          >
            {t('tenor.perpetual')}
          </Checkbox>
        </div>
      )}
    </FieldFrame>
  )
}
