import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { Select } from 'antd'
import { useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { differencesBetween, type Versioned } from './compare.ts'
import { historyText } from './text.ts'
import { useFieldNames } from './use-field-names.ts'
import { Value } from './Value.tsx'
import css from './history.module.css'

interface Props {
  /** Newest first, two at least. */
  readonly versions: readonly Versioned[]
  readonly guidance: GuidanceLevel | null | undefined
}

/** Compares any two versions and shows the differences. */
export function Compare({ versions, guidance }: Props) {
  const t = useText(historyText)
  const fieldName = useFieldNames()
  const [newest, second] = versions
  const [older, setOlder] = useState(second?.shown ?? 0)
  const [newer, setNewer] = useState(newest?.shown ?? 0)
  const recordOf = (shown: number) => versions.find((each) => each.shown === shown)?.order
  const found = differencesBetween(versions, older, newer)
  const numbers = versions.map(({ shown }) => shown)
  return (
    <div className={css.compare}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('compare.field')}</th>
            <th scope="col">
              <Choice
                label={t('compare.older')}
                value={older}
                numbers={numbers.filter((number) => number < newer)}
                onChange={setOlder}
              />
            </th>
            <th scope="col">
              <Choice
                label={t('compare.newer')}
                value={newer}
                numbers={numbers.filter((number) => number > older)}
                onChange={setNewer}
              />
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              <td>
                <Value field={field} text={from} record={recordOf(older)} guidance={guidance} />
              </td>
              <td>
                <Value field={field} text={to} record={recordOf(newer)} guidance={guidance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length === 0 && <p className="br-quiet">{t('compare.same')}</p>}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: number
  readonly numbers: readonly number[]
  readonly onChange: (number: number) => void
}

function Choice({ label, value, numbers, onChange }: ChoiceProps) {
  const t = useText(historyText)
  return (
    <Select
      size="small"
      aria-label={label}
      value={value}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onChange={onChange}
      options={numbers.map((number) => ({ value: number, label: t('version', { number }) }))}
    />
  )
}
