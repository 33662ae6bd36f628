import { dealLogKinds } from '@bookrunner/contract/deals'
import { ChipsFilter, DaysFilter, SelectFilter } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../parts/index.ts'
import { logText } from './text.ts'
import type { LogList, LogPage } from './use-log.ts'
import css from './log.module.css'

interface Props {
  readonly list: LogList
  readonly actors: LogPage['actors']
}

/** By kind, by person, by day. */
export function LogFilters({ list, actors }: Props) {
  const t = useText(logText)
  const { lang } = useReader()
  const { kinds, actorId, from, until } = list.state
  return (
    <>
      <ChipsFilter
        label={t('filter.kind')}
        values={dealLogKinds}
        chosen={kinds}
        nameOf={(kind) => t(`kind.${kind}`)}
        onChange={(chosen) => list.filter({ kinds: chosen })}
      />
      <SelectFilter
        label={t('filter.person')}
        className={css.person}
        searchable
        value={actorId}
        options={actors.map(({ userId, name, entity }) => ({
          value: userId,
          label: `${name}, ${nameOf(entity, lang, true)}`,
        }))}
        onChange={(chosen) => list.filter({ actorId: chosen })}
      />
      <DaysFilter
        from={from}
        until={until}
        texts={{ from: t('filter.from'), until: t('filter.until') }}
        onChange={(days) => list.filter(days)}
      />
    </>
  )
}
