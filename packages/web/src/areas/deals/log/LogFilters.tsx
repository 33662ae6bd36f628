import { dealLogKinds, type DealLogKind } from '@bookrunner/contract/deals'
import { DatePicker, Flex, Select } from 'antd'
import { useClearable } from '../../../kit/use-clearable.tsx'
import dayjs from 'dayjs'
import { dayFormats } from '../../../kit/day-formats.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { logText } from './text.ts'
import type { LogFilter, LogPage } from './use-log.ts'
import css from './log.module.css'

interface Props {
  readonly actors: LogPage['actors']
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
}

const ISO = 'YYYY-MM-DD'
const picked = (day: string | undefined) => (day ? dayjs(day) : null)

/** By kind, by person, by day. */
export function LogFilters({ actors, filter, onChange }: Props) {
  const t = useText(logText)
  const clear = useClearable()
  const { lang } = useReader()
  return (
    <Flex wrap gap={8} role="search" aria-label={t('title')}>
      <Select<DealLogKind[]>
        mode="multiple"
        aria-label={t('filter.kind')}
        placeholder={t('filter.kind')}
        className={css.kind}
        allowClear={clear}
        getPopupContainer={within}
        maxTagCount="responsive"
        value={[...filter.kinds]}
        options={dealLogKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={(kinds) => onChange({ ...filter, kinds })}
      />
      <Select
        aria-label={t('filter.person')}
        placeholder={t('filter.person')}
        className={css.person}
        allowClear={clear}
        getPopupContainer={within}
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.actorId ?? null}
        options={actors.map(({ userId, name, entity }) => ({ value: userId, label: `${name}, ${entity}` }))}
        onChange={(actorId: string | undefined) => onChange({ ...filter, actorId: actorId ?? undefined })}
      />
      <DatePicker.RangePicker
        aria-label={t('filter.days')}
        placeholder={[t('filter.from'), t('filter.until')]}
        className={css.days}
        getPopupContainer={within}
        allowEmpty={[true, true]}
        format={dayFormats(lang)}
        value={[picked(filter.from), picked(filter.until)]}
        onChange={(days) =>
          onChange({ ...filter, from: days?.[0]?.format(ISO), until: days?.[1]?.format(ISO) })
        }
      />
    </Flex>
  )
}
