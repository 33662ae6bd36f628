import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { regions } from '@bookrunner/domain/entities'
import { Button, Select } from 'antd'
import { Section } from '../../../../kit/form/index.ts'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { DealTime, endsTest } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { InstantField, InstantInput } from '../kit/InstantField.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useDerived, useForm, useValue, type Field } from '../use-field.ts'
import css from './terms.module.css'

/** When things close, decided by the server's clock. */
export function TimesSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const zone = useValue('terms.timeZone')
  const pricing = useValue('terms.pricingDate')
  // While a test runs, this is the time at which the test ends.
  const testEnds = useDerived(({ detail }) => detail !== undefined && endsTest(detail.header))
  return (
    <Section id="terms-times" title={t('section.times')} hint={t('times.hint')}>
      <InstantField
        place="times.closesAt"
        label={testEnds ? t('times.testEnds') : undefined}
        near={pricing}
      />
      <InstantField place="times.subjectAt" near={pricing} hint={t('subject.hint')} />
      <InstantField place="times.expiresAt" near={pricing} hint={t('expires.hint')} />
      <FieldFrame
        place="times.subjectByRegion"
        wide
        group
        rows
        hint={t('subjectByRegion.hint')}
        show={(rows) =>
          rows.length === 0
            ? EMPTY
            : rows.map(({ region, at }) => (
                <div key={region}>
                  {dealNames.region(region)} <DealTime at={at} timeZone={zone} />
                </div>
              ))
        }
      >
        {(field) => <Regions field={field} zone={zone} />}
      </FieldFrame>
    </Section>
  )
}

function Regions({ field, zone }: { field: Field<'times.subjectByRegion'>; zone: string }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const form = useForm()
  const left = regions.filter((region) => !field.value.some((row) => row.region === region))
  const add = () => {
    const [region] = left
    const { subjectAt, closesAt } = form.deal.times
    const inADay = Temporal.Now.instant().add({ hours: 24 }).round('hour').toString()
    if (region) field.update((rows) => [...rows, { region, at: subjectAt ?? closesAt ?? inADay }])
  }
  return (
    <div className={css.rows}>
      {field.value.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a region may change, its row stays
        <div key={at} className={css.row}>
          <Select
            aria-label={t('region')}
            value={row.region}
            options={[row.region, ...left].map((region) => ({
              value: region,
              label: dealNames.region(region),
            }))}
            onChange={(region) => field.update((rows) => replaced(rows, at, { ...row, region }))}
          />
          <InstantInput
            field={field}
            part={String(at)}
            zone={zone}
            value={row.at}
            needed
            onValue={(next) =>
              next !== null && field.update((rows) => replaced(rows, at, { ...row, at: next }))
            }
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('region.remove.of', { region: dealNames.region(row.region) })}
            onClick={() => field.update((rows) => without(rows, at))}
          />
          <RowFaults field={field} at={at} />
        </div>
      ))}
      {left.length > 0 && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('region.add')}
        </Button>
      )}
    </div>
  )
}
