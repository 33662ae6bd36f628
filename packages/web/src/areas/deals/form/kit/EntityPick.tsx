import type { DealRole } from '@bookrunner/domain/entities'
import { Button, Flex, Select } from 'antd'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { allNames } from '@bookrunner/domain/kernel'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useText } from '../../../../platform/text.ts'
import { useAddEntity } from '../../../entities/index.ts'
import { nameOf, useReader } from '../../parts/index.ts'
import { useAgencies, useEntityName, type FoundEntity } from '../entities.ts'
import { formText } from '../text.ts'
import type { ControlProps } from './FieldFrame.tsx'

interface PickProps extends Partial<ControlProps> {
  readonly dealRole?: DealRole
  readonly value: string | null
  readonly onPick: (entityId: string | null, found?: FoundEntity) => void
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly 'aria-label'?: string
  /** The name of a party that is a name only. */
  readonly named?: string | null
  /** Takes a typed name that is no institution's. */
  readonly onName?: (name: string) => void
  /** Not offered: those that are there already. */
  readonly without?: readonly string[]
}

const entityOption = ({ label, data }: { label?: ReactNode; data: { title: string } }) => (
  <Flex vertical>
    <span>{label}</span>
    <small>{data.title}</small>
  </Flex>
)

/** The value of an option that is no institution. */
const byName = (name: string): string => `name:${name}`

const isCalled = (entity: FoundEntity, name: string): boolean =>
  allNames(entity).some((each) => each.toLowerCase() === name.toLowerCase())

const typedName = (keyword: string): string => keyword.trim().slice(0, 200)

interface Offered {
  readonly list: readonly FoundEntity[]
  readonly keyword: string
  readonly value: string | null
  readonly named: string | null
  readonly without: readonly string[]
  /** A typed name is offered below the institutions that were found. */
  readonly byTyping: boolean
}

interface Option {
  readonly value: string
  readonly label: string
  readonly title: string
}

/** What is chosen now, the institutions that were found, and the typed name. */
function useOptions() {
  const t = useText(formText)
  const { lang } = useReader()
  const nameOfEntity = useEntityName()
  return ({ list, keyword, value, named, without, byTyping }: Offered): Option[] => {
    const found = list
      .filter(({ entityId }) => !without.includes(entityId))
      .map((entity) => ({
        value: entity.entityId,
        label: nameOf(entity, lang),
        title: [entity.shortName, entity.lei, entity.jurisdiction].filter(Boolean).join(' · '),
      }))
    const typed = typedName(keyword)
    const asTyped = { value: byName(typed), label: t('entity.asName', { name: typed }), title: '' }
    if (typed) return byTyping && found.length > 0 ? [...found, asTyped] : found
    if (value === null)
      return named === null
        ? found
        : [{ value: byName(named), label: named, title: t('entity.nameOnly') }, ...found]
    const isThere = found.some((option) => option.value === value)
    return isThere ? found : [{ value, label: nameOfEntity(value), title: '' }, ...found]
  }
}

/** An entity of the platform, found by any part of its names or its LEI. */
export function EntityPick({
  dealRole,
  value,
  onPick,
  named = null,
  onName,
  without = [],
  clearable = true,
  ...control
}: PickProps) {
  const t = useText(formText)
  const optionsOf = useOptions()
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  // The text of a field that was left by Tab, until its search has ended.
  const [left, setLeft] = useState<string>()
  const { list, searching } = useAgencies(dealRole, left ?? keyword)
  const clear = useClearable()
  const { offer, drawer } = useAddEntity({ name: keyword, dealRoles: dealRole ? [dealRole] : [] })
  const options = optionsOf({ list, keyword, value, named, without, byTyping: onName !== undefined })
  const typed = typedName(keyword)
  const take =
    onName &&
    ((name: string) => {
      onName(name)
      setKeyword('')
      // A button in the list does not close it as an option does.
      setOpen(false)
    })
  const takeLeft = useEffectEvent((name: string) => {
    setLeft(undefined)
    const found = list.find((entity) => isCalled(entity, name) && !without.includes(entity.entityId))
    if (found) onPick(found.entityId, found)
    else onName?.(name)
  })
  useEffect(() => {
    if (left !== undefined && !searching) takeLeft(left)
  }, [left, searching])
  return (
    <>
      <Select
        placeholder={t('entity.find')}
        {...control}
        allowClear={clearable && clear}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={value ?? (named === null ? null : byName(named))}
        open={open}
        onOpenChange={setOpen}
        loading={searching}
        options={options}
        notFoundContent={
          searching ? (
            t('entity.searching')
          ) : (
            <None offer={offer(t('entity.none'))} name={typed} onName={take} />
          )
        }
        optionRender={entityOption}
        onInputKeyDown={({ key, nativeEvent }) => {
          // Without options Enter would do nothing, and the keyboard does not reach the buttons of the list.
          if (!typed || !onName || nativeEvent.isComposing) return
          if (key === 'Enter' && !searching && options.length === 0) take?.(typed)
          if (key === 'Tab') setLeft(typed)
        }}
        onChange={(chosen: string | undefined) => {
          if (chosen?.startsWith(byName(''))) take?.(chosen.slice(byName('').length))
          else
            onPick(
              chosen ?? null,
              list.find(({ entityId }) => entityId === chosen),
            )
          setKeyword('')
        }}
      />
      {drawer}
    </>
  )
}

interface NoneProps {
  /** Offers to add the institution. */
  readonly offer: ReactNode
  readonly name: string
  readonly onName: ((name: string) => void) | undefined
}

/** Under a search that found nothing: the institution is added, or the party stays a name. */
function None({ offer, name, onName }: NoneProps) {
  const t = useText(formText)
  return (
    <>
      {offer}
      {onName && name && (
        <Button
          type="link"
          size="small"
          // The list of the search stays until the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onName(name)}
        >
          {t('entity.asName', { name })}
        </Button>
      )}
    </>
  )
}
