import { shortNameIn, type PossiblyShort } from '@bookrunner/domain/kernel'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { ChipsFilter, DaysFilter, SelectFilter } from './filters.tsx'
import { listText } from './text.ts'
import css from './list-page.module.css'

interface LogState<Kind extends string> {
  readonly kinds: readonly Kind[]
  readonly actorId: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
}

interface Props<Kind extends string> {
  readonly list: {
    readonly state: LogState<Kind>
    readonly filter: (change: Partial<LogState<Kind>>) => void
  }
  readonly kinds: readonly Kind[]
  readonly nameOf: (kind: Kind) => string
  /** Who has a line in the log. */
  readonly actors: readonly {
    readonly userId: string
    readonly name: string
    readonly entity: PossiblyShort
  }[]
}

/** What every log is filtered by: kind, person, day. */
export function LogFilters<Kind extends string>({ list, kinds, nameOf, actors }: Props<Kind>) {
  const t = useText(listText)
  const lang = useStore(langStore)
  const { state, filter } = list
  return (
    <>
      <ChipsFilter
        label={t('log.kind')}
        values={kinds}
        chosen={state.kinds}
        nameOf={nameOf}
        onChange={(chosen) => filter({ kinds: chosen })}
      />
      <SelectFilter
        label={t('log.person')}
        className={css.person ?? ''}
        searchable
        value={state.actorId}
        options={actors.map(({ userId, name, entity }) => ({
          value: userId,
          label: `${name}, ${shortNameIn(lang, entity)}`,
        }))}
        onChange={(chosen) => filter({ actorId: chosen })}
      />
      <DaysFilter
        from={state.from}
        until={state.until}
        texts={{ from: t('log.from'), until: t('log.until') }}
        onChange={filter}
      />
    </>
  )
}
