import type { Centre, HolidayKind } from '@bookrunner/domain/deals'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Input, Radio } from 'antd'
import type { KeyboardEvent } from 'react'
import { TypedDay, useDayFault } from '../../../kit/days/index.ts'
import {
  endDraft,
  faultAt,
  Field,
  FormDrawer,
  typedInto,
  useDraft,
  useDraftState,
  wrong,
} from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import type { HolidayRow } from './holiday-rows.ts'
import { holidaysText } from './text.ts'
import { holidaysKey } from './use-holidays.ts'

interface Props {
  readonly centre: Centre
  /** The day to change; undefined to enter new ones. */
  readonly row: HolidayRow | undefined
  readonly onClose: () => void
}

interface Fields {
  readonly day: string
  readonly until: string
  readonly kind: HolidayKind | 'none'
  readonly name: string
}

const fieldsOf = (row: HolidayRow | undefined): Fields => ({
  day: row?.day ?? '',
  until: '',
  kind: row ? (row.open ? 'workday' : 'holiday') : 'holiday',
  name: row?.entry?.name ?? '',
})

const wrongIn = (field: keyof Fields, message: string | undefined) => (message ? [wrong(field, message)] : [])

/** Enter takes the day that was typed; it does not send the form. */
const stay = (event: KeyboardEvent) => event.preventDefault()

/** Closes or opens days of a centre against its calendar, or leaves them to the calendar again. */
export function HolidayDrawer({ centre, row, onClose }: Props) {
  const t = useText(holidaysText)
  const names = useDealNames()
  const draft = useDraft({ ...(!row && { name: `holidays ${centre} new`, asks: true }), base: fieldsOf(row) })
  const state = useDraftState(draft)
  const { values } = state
  const dayFault = useDayFault()
  const faults = [
    ...wrongIn('day', values.day ? dayFault(values.day) : t('from.required')),
    ...wrongIn('until', dayFault(values.until)),
  ]
  const write = useSave(() => endDraft(draft, onClose))
  const send = ({ day, until, kind, name }: Fields) =>
    write.mutate({
      centre,
      day,
      kind: kind === 'none' ? null : kind,
      ...(until && { until }),
      ...(kind !== 'none' && { name: name.trim() }),
    })
  const kinds = [...(['holiday', 'workday'] as const), ...(row && !row.entry ? [] : (['none'] as const))]
  return (
    <FormDrawer
      call="deals.editHoliday"
      title={t('title', { centre: names.centre(centre) })}
      size={520}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t('save')}
      isNew
      onSend={send}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={write.isError && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />}
    >
      <Field label={t('from')} field="day" fault={faultAt('day', faults, state)}>
        {(aria) => (
          <TypedDay
            {...aria}
            autoFocus
            value={values.day}
            onDay={(day) => draft.set({ day })}
            onBlur={() => draft.leave('day')}
            onPressEnter={stay}
          />
        )}
      </Field>
      <Field label={t('until')} field="until" hint={t('until.hint')} fault={faultAt('until', faults, state)}>
        {(aria) => (
          <TypedDay
            {...aria}
            value={values.until}
            onDay={(until) => draft.set({ until })}
            onBlur={() => draft.leave('until')}
            onPressEnter={stay}
          />
        )}
      </Field>
      <Field label={t('kind')} group>
        {() => (
          <Radio.Group
            value={values.kind}
            onChange={({ target }) => draft.set({ kind: target.value as Fields['kind'] })}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
      </Field>
      {values.kind !== 'none' && (
        <Field label={t('name')} field="name" hint={t('name.hint')}>
          {(aria) => <Input {...aria} {...typedInto(draft, 'name')} maxLength={100} autoComplete="off" />}
        </Field>
      )}
      <p className="br-quiet">{t('effect')}</p>
    </FormDrawer>
  )
}

function useSave(onDone: () => void) {
  const client = useQueryClient()
  return useWrite({
    send: api.deals.editHoliday,
    meta: { failure: 'shown' },
    onSuccess: async ({ days }) => {
      toast('success', textOf(holidaysText)('saved', { count: days.length }))
      await client.invalidateQueries({ queryKey: holidaysKey })
      onDone()
    },
  })
}
