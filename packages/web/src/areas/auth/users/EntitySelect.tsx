import { nameIn } from '@bookrunner/domain/kernel'
import { Select } from 'antd'
import { useState } from 'react'
import type { FieldAria } from '../../../kit/form/index.ts'
import { useClearable } from '../../../kit/use-clearable.tsx'
import { within } from '../../../kit/within.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { usersText } from './text.ts'
import { useEntities, type EntityChoice } from './user-list.ts'

interface Props {
  readonly value: string | undefined
  /** Shown until the choice is loaded. */
  readonly known?: EntityChoice | undefined
  readonly aria?: FieldAria
  readonly disabled?: boolean
  readonly small?: boolean
  readonly onChange: (entity: EntityChoice | undefined) => void
}

/** One of thousands of entities: the server looks for what is typed. */
export function EntitySelect({ value, known, aria, disabled = false, small = false, onChange }: Props) {
  const t = useText(usersText)
  const lang = useStore(langStore)
  const clear = useClearable()
  const [keyword, setKeyword] = useState('')
  const { data, isFetching } = useEntities(keyword)
  const found = data?.list ?? []
  const chosen = found.some(({ entityId }) => entityId === value) ? [] : known ? [known] : []
  const all = [...chosen, ...found]
  return (
    <Select
      {...(aria ?? { 'aria-label': t('entity') })}
      showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
      allowClear={small && clear}
      size={small ? 'small' : 'middle'}
      disabled={disabled}
      loading={isFetching}
      value={value ?? null}
      placeholder={small ? t('entity') : t('entity.search')}
      popupMatchSelectWidth={false}
      getPopupContainer={within}
      onChange={(id: string | undefined) => {
        setKeyword('')
        onChange(all.find(({ entityId }) => entityId === id))
      }}
      options={all.map((each) => ({ value: each.entityId, label: nameIn(lang, each) }))}
    />
  )
}
