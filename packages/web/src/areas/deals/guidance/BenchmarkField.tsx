import { benchmarkFrequency, frequencies, type Benchmark } from '@bookrunner/domain/deals'
import { Input, Select } from 'antd'
import { useClearable } from '../../../kit/use-clearable.tsx'
import { useState } from 'react'
import { EMPTY } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { FieldFrame } from '../form/index.ts'
import { useField } from '../form/use-field.ts'
import { useDealNames } from '../use-deal-names.ts'
import { benchmarkOf, draftOf, type BenchmarkDraft } from './benchmark-draft.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

interface Props {
  readonly place: 'terms.guidanceReference' | 'terms.pricingBenchmark'
  readonly hint: string
  readonly example: string
  /** Whether it has an ISIN: bonds do, swaps do not. */
  readonly isin?: boolean
}

/** The reference of guidance or the pricing benchmark: name, yield and frequency. */
export function BenchmarkField({ place, hint, example, isin = false }: Props) {
  const t = useText(guidanceText)
  const clear = useClearable()
  const dealNames = useDealNames()
  const field = useField(place)
  const [draft, setDraft] = useState<BenchmarkDraft>()
  const shown = draft ?? draftOf(field.value)
  const change = (next: BenchmarkDraft) => {
    setDraft(next)
    const found = benchmarkOf(next)
    if ('value' in found) field.set(found.value)
    else
      field.setUnread({
        text: next.yield,
        message: found.problem === 'name' ? t('benchmark.nameFirst') : t('benchmark.yield.unread'),
      })
  }
  // A readable text is shown in standard form; an unreadable one stays as typed.
  const leave = () => {
    if (draft && 'value' in benchmarkOf(draft)) setDraft(undefined)
  }
  const byName = benchmarkFrequency({ name: shown.name, frequency: null })
  const textOf = (benchmark: Benchmark | null) => benchmarkText(benchmark, dealNames.frequency)
  return (
    <FieldFrame place={place} hint={hint} group wide show={textOf}>
      {(_, control) => (
        <div className={css.benchmark} data-isin={isin || undefined}>
          <Input
            {...control}
            aria-label={t('benchmark.name')}
            placeholder={example}
            maxLength={60}
            value={shown.name}
            onChange={({ target }) => change({ ...shown, name: target.value })}
            onBlur={leave}
          />
          {isin && (
            <Input
              aria-label={t('benchmark.isin')}
              placeholder={t('benchmark.isin')}
              maxLength={12}
              value={shown.isin}
              onChange={({ target }) => change({ ...shown, isin: target.value })}
              onBlur={leave}
            />
          )}
          <Input
            aria-label={t('benchmark.yield')}
            placeholder={t('benchmark.yield')}
            inputMode="decimal"
            maxLength={20}
            value={shown.yield}
            onChange={({ target }) => change({ ...shown, yield: target.value })}
            onBlur={leave}
          />
          <Select
            aria-label={t('benchmark.frequency')}
            placeholder={byName ? dealNames.frequency(byName) : t('benchmark.frequency')}
            allowClear={clear}
            getPopupContainer={within}
            value={shown.frequency}
            options={frequencies.map((code) => ({ value: code, label: dealNames.frequency(code) }))}
            onChange={(frequency) => change({ ...shown, frequency: frequency ?? null })}
            onBlur={leave}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function benchmarkText(
  benchmark: Benchmark | null,
  frequency: (code: NonNullable<Benchmark['frequency']>) => string,
): string {
  if (!benchmark) return EMPTY
  const parts = [
    benchmark.name,
    benchmark.isin,
    benchmark.yield && `${benchmark.yield}%`,
    benchmark.frequency && frequency(benchmark.frequency),
  ]
  return parts.filter(Boolean).join(' · ')
}
