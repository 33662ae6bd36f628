import { FilterOutlined } from '@ant-design/icons'
import { Button, type InputRef } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../keys/shortcuts.ts'
import { usePage } from '../page-context.ts'
import { useNarrow } from '../use-narrow.ts'
import { Keyword } from './Keyword.tsx'
import { listText } from './text.ts'
import type { AnyList } from './use-list.ts'
import css from './list-page.module.css'

export interface SearchTexts {
  /** What the search finds. */
  readonly label: string
  /** The label of the filter bar, on a page with several lists. */
  readonly filters?: string
  /** The name of the search's shortcut, and its key. */
  readonly shortcut: string
  readonly keys?: string
}

interface Props {
  readonly list: AnyList
  /** Undefined if rows can only be filtered. */
  readonly search: SearchTexts | undefined
  /** Shows the button that clears all filters. */
  readonly clearable: boolean
  readonly children?: ReactNode
}

/** A line of filters; on a phone only the search, and the others on demand. */
export function ListFilters({ list, search, clearable, children }: Props) {
  const t = useText(listText)
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const count = list.address.filterCount(list.state)
  return (
    <search className={css.filters} aria-label={search?.filters ?? t('filters')}>
      {search && <Search list={list} texts={search} />}
      {narrow && children !== undefined && (
        <Button
          size="small"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('filters.count', { count }) : t('filters')}
        </Button>
      )}
      {(!narrow || open) && children}
      {clearable && list.isFiltered && <ClearFilters list={list} />}
    </search>
  )
}

function Search({ list, texts }: { readonly list: AnyList; readonly texts: SearchTexts }) {
  const t = useText(listText)
  const { title } = usePage()
  const field = useRef<InputRef>(null)
  const { keys = '/', shortcut } = texts
  useShortcut({ keys, title: shortcut, place: title, run: () => field.current?.focus({ cursor: 'all' }) })
  return (
    <Keyword
      ref={field}
      value={list.state.keyword}
      label={texts.label}
      clear={t('clear.keyword')}
      onChange={(keyword) => list.filter({ keyword }, { replace: true })}
    />
  )
}

export function ClearFilters({ list }: Pick<Props, 'list'>) {
  const t = useText(listText)
  return (
    <Button type="link" size="small" onClick={list.clear}>
      {t('clear')}
    </Button>
  )
}
