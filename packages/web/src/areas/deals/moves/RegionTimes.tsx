import type { DealDetail } from '@bookrunner/contract/deals'
import { Select } from 'antd'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { within } from '../../../kit/within.ts'
import { useDealNames } from '../use-deal-names.ts'
import { regionFields, type RegionField, type TypedTimes } from './changed-times.ts'
import { instantOf, typedToday, type TypedTime } from './clock-time.ts'
import { OptionalTime } from './OptionalTime.tsx'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'

interface Props {
  readonly detail: DealDetail
  readonly values: TypedTimes
  readonly fieldOf: (field: RegionField) => MoveField<TypedTime | null>
}

/** The deal's own subject time, if it is still ahead; else the day on which books close. */
function firstTyped({ subjectAt, closesAt }: TypedTimes, timeZone: string): TypedTime {
  if (subjectAt !== null) {
    const found = instantOf(subjectAt, timeZone)
    if ('at' in found && Date.parse(found.at) > serverNow()) return subjectAt
  }
  return { day: closesAt?.day ?? typedToday(serverNow(), timeZone).day, time: '' }
}

/** The subject times of single regions, which are instead of the deal's, and a list to add one. */
export function RegionTimes({ detail, values, fieldOf }: Props) {
  const t = useText(movesText)
  const dealNames = useDealNames()
  const { timeZone } = detail.terms
  const set = new Set(detail.lifecycle.subjectByRegion.map(({ region }) => region))
  const isShown = ({ region, field }: (typeof regionFields)[number]) =>
    set.has(region) || values[field] !== null
  const left = regionFields.filter((each) => !isShown(each))
  return (
    <>
      {regionFields.filter(isShown).map(({ region, field }) => (
        <OptionalTime
          key={field}
          label={t('field.subjectIn', { region: dealNames.region(region) })}
          timeZone={timeZone}
          presets={[]}
          {...fieldOf(field)}
        />
      ))}
      {left.length > 0 && (
        <Select<RegionField>
          aria-label={t('times.addRegion')}
          placeholder={t('times.addRegion')}
          value={null}
          getPopupContainer={within}
          options={left.map(({ region, field }) => ({ value: field, label: dealNames.region(region) }))}
          onChange={(field) => fieldOf(field).onChange(firstTyped(values, timeZone))}
        />
      )}
    </>
  )
}
