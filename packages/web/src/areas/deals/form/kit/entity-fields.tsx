import type { DealRole } from '@bookrunner/domain/entities'
import { AutoComplete, Flex, Select } from 'antd'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { useState, type ReactNode } from 'react'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { useAddEntity } from '../../../entities/index.ts'
import { nameOf, useReader } from '../../parts/index.ts'
import { useAgencies, useEntityName } from '../entities.ts'
import type { PlacesOf } from '../places.ts'
import type { Party } from '@bookrunner/domain/deals'
import { formText } from '../text.ts'
import type { ControlProps } from './FieldFrame.tsx'
import { FieldFrame } from './FieldFrame.tsx'

interface PickProps extends Partial<ControlProps> {
  readonly dealRole?: DealRole
  readonly value: string | null
  readonly onPick: (entityId: string | null) => void
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly 'aria-label'?: string
  /** Not offered: those that are there already. */
  readonly without?: readonly string[]
}

const entityOption = ({ label, data }: { label?: ReactNode; data: { title: string } }) => (
  <Flex vertical>
    <span>{label}</span>
    <small>{data.title}</small>
  </Flex>
)

/** An entity of the platform, found by any part of its names or its LEI. */
export function EntityPick({
  dealRole,
  value,
  onPick,
  without = [],
  clearable = true,
  ...control
}: PickProps) {
  const t = useText(formText)
  const { lang } = useReader()
  const nameOfEntity = useEntityName()
  const [keyword, setKeyword] = useState('')
  const { list, searching } = useAgencies(dealRole, keyword)
  const clear = useClearable()
  const { offer, drawer } = useAddEntity({ name: keyword, dealRoles: dealRole ? [dealRole] : [] })
  const shown = list.filter(({ entityId }) => !without.includes(entityId))
  const options = shown.map((entity) => ({
    value: entity.entityId,
    label: nameOf(entity, lang),
    title: [entity.shortName, entity.lei, entity.jurisdiction].filter(Boolean).join(' · '),
  }))
  if (value !== null && !keyword && !options.some((option) => option.value === value))
    options.unshift({ value, label: nameOfEntity(value), title: '' })
  return (
    <>
      <Select
        placeholder={t('entity.find')}
        {...control}
        allowClear={clearable && clear}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={value}
        loading={searching}
        options={options}
        notFoundContent={searching ? t('entity.searching') : offer(t('entity.none'))}
        optionRender={entityOption}
        onChange={(chosen: string | undefined) => onPick(chosen ?? null)}
      />
      {drawer}
    </>
  )
}

interface EntityFieldProps {
  readonly place: 'shared.issuerId'
  readonly dealRole?: DealRole
  readonly hint?: ReactNode
}

export function EntityField({ place, dealRole, hint }: EntityFieldProps) {
  const nameOfEntity = useEntityName()
  return (
    <FieldFrame place={place} hint={hint} show={nameOfEntity}>
      {({ value, set }, control) => (
        <EntityPick {...control} dealRole={dealRole} value={value} onPick={(id) => set(id)} />
      )}
    </FieldFrame>
  )
}

/** An entity of the platform, or only a name: what is typed is the name unless an entity is picked. */
export function PartyField({ place, hint }: { place: PlacesOf<Party | null>; hint?: string }) {
  const t = useText(formText)
  const { lang } = useReader()
  const nameOfEntity = useEntityName()
  const [keyword, setKeyword] = useState('')
  const { list } = useAgencies(undefined, keyword)
  const clear = useClearable()
  const show = (party: Party | null) =>
    party === null ? EMPTY : party.entityId === null ? party.name : nameOfEntity(party.entityId)
  return (
    <FieldFrame place={place} hint={hint} show={show}>
      {({ value, set }, control) => (
        <AutoComplete
          {...control}
          allowClear={clear}
          maxLength={200}
          placeholder={t('party.find')}
          value={value === null ? '' : value.entityId === null ? value.name : show(value)}
          options={(keyword ? list : []).map((entity) => ({
            value: entity.entityId,
            label: nameOf(entity, lang),
          }))}
          onSelect={(entityId) => {
            const entity = list.find((one) => one.entityId === entityId)
            if (entity) set({ entityId: entity.entityId, name: entity.name.slice(0, 200) })
            setKeyword('')
          }}
          onChange={(typed: string | undefined) => {
            if (list.some(({ entityId }) => entityId === typed)) return
            setKeyword(typed ?? '')
            set(typed?.trim() ? { entityId: null, name: typed } : null)
          }}
        />
      )}
    </FieldFrame>
  )
}
