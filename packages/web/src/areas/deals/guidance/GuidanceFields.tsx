import { priceTypes } from '@bookrunner/domain/deals'
import { Select } from 'antd'
import { Section } from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { FieldFrame } from '../form/index.ts'
import { SelectField } from '../form/kit/choice-fields.tsx'
import { RateField } from '../form/kit/number-fields.tsx'
import { TextField } from '../form/kit/text-fields.tsx'
import { useDealNames } from '../use-deal-names.ts'
import { BenchmarkField } from './BenchmarkField.tsx'
import { LevelField } from './LevelField.tsx'
import { guidanceText } from './text.ts'

const DECIMALS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** What is typed of a deal's guidance: how it is quoted, the first level, the test price, and over what. */
export function GuidanceFields() {
  const t = useText(guidanceText)
  const dealNames = useDealNames()
  return (
    <>
      <Section title={t('section.guidance')} id="guidance-levels">
        <LevelField place="terms.ipg" hint={t('ipg.hint')} />
        <LevelField place="terms.testPrice" hint={t('test.hint')} />
        <SelectField
          place="terms.priceType"
          codes={priceTypes}
          nameOf={(code) => dealNames.priceType(code)}
          clearable={false}
        />
        <FieldFrame place="terms.priceDecimals" show={(value) => String(value)}>
          {({ value, set }, control) => (
            <Select
              {...control}
              getPopupContainer={within}
              value={value}
              options={DECIMALS.map((places) => ({ value: places, label: String(places) }))}
              onChange={(places) => set(places)}
            />
          )}
        </FieldFrame>
        <TextField place="terms.guidanceNote" max={1000} rows={2} hint={t('note.hint')} />
      </Section>
      <Section title={t('section.reference')} id="guidance-benchmarks">
        <BenchmarkField place="terms.guidanceReference" hint={t('reference.hint')} example="MS" />
        <BenchmarkField place="terms.pricingBenchmark" hint={t('benchmark.hint')} example="CT10" isin />
        <RateField
          place="terms.benchmarkPrice"
          as="treasury"
          placeholder="99-16+"
          hint={t('benchmarkPrice.hint')}
        />
      </Section>
    </>
  )
}
