import { centres } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY } from '../../../kit/format.ts'
import { ListPage, SelectFilter, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { weekdayOf, writeDay } from '../../../kit/days/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import type { HolidayRow } from './holiday-rows.ts'
import { HolidayDrawer } from './HolidayDrawer.tsx'
import { holidaysText } from './text.ts'
import { useHolidays, yearsShown } from './use-holidays.ts'

const keyOf = ({ day }: HolidayRow) => day

/** The holidays of a financial centre, and the days that administrators entered against its calendar. */
export default function HolidaysPage() {
  const t = useText(holidaysText)
  const names = useDealNames()
  const { list, centre, year, loaded } = useHolidays()
  const [edited, setEdited] = useState<HolidayRow | 'new'>()
  const columns = useColumns(setEdited)
  const enter = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('enter')}
    </Button>
  )
  const empty = { title: t('none'), hint: t('none.hint'), step: enter }
  return (
    <>
      <ListPage<HolidayRow>
        list={list}
        loaded={loaded}
        texts={{ label: t('label'), failed: t('failed'), none: empty, empty }}
        count={(count) => t('count', { count })}
        filters={
          <>
            <SelectFilter
              label={t('centre')}
              value={centre}
              options={centres.map((value) => ({ value, label: names.centre(value) }))}
              onChange={(chosen) => list.filter({ centre: chosen })}
            />
            <SelectFilter
              label={t('year')}
              value={String(year)}
              options={yearsShown().map((value) => ({ value, label: value }))}
              onChange={(chosen) => list.filter({ year: chosen })}
            />
          </>
        }
        actions={enter}
        table={{ columns, keyOf }}
      />
      {edited && (
        <HolidayDrawer
          centre={centre}
          row={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function useColumns(onChange: (row: HolidayRow) => void): ListColumn<HolidayRow>[] {
  const t = useText(holidaysText)
  const lang = useStore(langStore)
  return [
    {
      id: 'day',
      title: t('day'),
      width: 200,
      fixed: true,
      cell: ({ day }) => (
        <span className="br-figures">
          {writeDay(day, lang)} {weekdayOf(day, lang)}
        </span>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      width: 120,
      cell: ({ open }) => t(open ? 'state.open' : 'state.closed'),
    },
    {
      id: 'source',
      title: t('source'),
      width: 140,
      cell: ({ entry }) => t(entry ? 'source.entered' : 'source.calendar'),
    },
    { id: 'name', title: t('name'), width: 320, cell: ({ entry }) => entry?.name || EMPTY },
    {
      id: 'change',
      title: t('change'),
      width: 110,
      fixed: true,
      tool: true,
      cell: (row) => (
        <Button
          type="link"
          size="small"
          aria-label={t('changeDay', { day: writeDay(row.day, lang) })}
          onClick={() => onChange(row)}
        >
          {t('change')}
        </Button>
      ),
    },
  ]
}
