import { CheckOutlined } from '@ant-design/icons'
import { Flex, Select } from 'antd'
import { useState } from 'react'
import { TypedDay, useDayFault } from '../days/index.ts'
import { useClearable } from '../use-clearable.tsx'
import { within } from '../within.ts'
import css from '../tags.module.css'
import listPageCss from './list-page.module.css'

interface ChipsProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  readonly nameOf: (value: T) => string
  /** The status whose colour a chip has. */
  readonly colourOf?: (value: T) => string
  readonly onChange: (chosen: readonly T[]) => void
}

/** Several can be pressed; none pressed means all. */
export function ChipsFilter<T extends string>(props: ChipsProps<T>) {
  const { label, values, chosen, nameOf, colourOf = (value) => value, onChange } = props
  return (
    <Flex wrap gap={3} role="group" aria-label={label}>
      {values.map((value) => {
        const on = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            className={css.chip}
            data-status={colourOf(value)}
            aria-pressed={on}
            onClick={() => onChange(values.filter((one) => (one === value ? !on : chosen.includes(one))))}
          >
            {on && <CheckOutlined aria-hidden />}
            {nameOf(value)}
          </button>
        )
      })}
    </Flex>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly className?: string
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly label: string; readonly title?: string }[]
  /** Typing narrows the choice: of long lists. */
  readonly searchable?: boolean
  readonly onOpen?: () => void
  readonly onChange: (value: T | undefined) => void
}

/** One of many, or none. */
export function SelectFilter<T extends string>(props: SelectProps<T>) {
  const { label, className, value, options, searchable = false, onOpen, onChange } = props
  const clear = useClearable()
  return (
    <Select<T>
      allowClear={clear}
      size="small"
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      {...(className && { className })}
      {...(searchable && { showSearch: { optionFilterProp: 'label' } })}
      {...(onOpen && { onOpenChange: (open: boolean) => open && onOpen() })}
      onChange={(chosen: T | undefined) => onChange(chosen)}
      options={[...options]}
    />
  )
}

interface Days {
  readonly from: string | undefined
  readonly until: string | undefined
}

interface DaysProps extends Days {
  readonly texts: { readonly from: string; readonly until: string }
  readonly onChange: (days: Days) => void
}

/** A period, open at either end. */
export function DaysFilter({ from, until, texts, onChange }: DaysProps) {
  const inOrder = (first: string | undefined, last: string | undefined) =>
    onChange(first && last && first > last ? { from: last, until: first } : { from: first, until: last })
  return (
    <Flex gap={4} className={listPageCss.filterDays}>
      <DayFilter label={texts.from} value={from} onChange={(day) => inOrder(day, until)} />
      <DayFilter label={texts.until} value={until} onChange={(day) => inOrder(from, day)} />
    </Flex>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** Typed text filters the list once the field is left, not with each key. */
function DayFilter({ label, value = '', onChange }: DayProps) {
  const [typed, setTyped] = useState<string>()
  const fault = useDayFault()(typed ?? '')
  const take = (day: string) => {
    setTyped(undefined)
    if (day !== value) onChange(day || undefined)
  }
  const leave = () => {
    if (typed !== undefined && !fault) take(typed)
  }
  return (
    <TypedDay
      size="small"
      weekday={false}
      aria-label={label}
      placeholder={label}
      title={fault}
      value={typed ?? value}
      onDay={setTyped}
      onPick={take}
      onBlur={leave}
      onPressEnter={leave}
    />
  )
}
