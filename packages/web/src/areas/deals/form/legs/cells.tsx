import type { Rate } from '@bookrunner/domain/kernel'
import { Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { needed, readPoints, readWhole, readYield } from '../kit/read.ts'
import { TypedInput } from '../kit/TypedInput.tsx'
import type { Field } from '../use-field.ts'
import css from './legs.module.css'
import formCss from '../form.module.css'

type LegsField = Field<'terms.legs'> | Field<'terms.repayments'> | Field<'terms.exDividend'>

interface CellProps {
  readonly title: string
  readonly hint?: string
  readonly wide?: boolean
  readonly children: (id: string) => ReactNode
}

/** A part of a leg with its name above it. */
export function Cell({ title, hint, wide, children }: CellProps) {
  const id = useId()
  return (
    <div className={css.cell} data-wide={wide || undefined} title={hint}>
      <label htmlFor={id}>{title}</label>
      {children(id)}
    </div>
  )
}

interface FigureProps<T> {
  readonly field: LegsField
  readonly part: string
  readonly title?: string
  readonly hint?: string
  readonly ariaLabel?: string
  readonly placeholder?: string
  readonly value: T | null
  readonly onValue: (value: T | null) => void
}

const rates = {
  percent: { read: readYield, suffix: '%', bounds: { least: -20, most: 100 } },
  points: { read: readPoints, suffix: 'bp', bounds: { least: -2000, most: 10_000 } },
}

interface RateInputProps extends Omit<FigureProps<Rate>, 'title' | 'hint'> {
  readonly as: keyof typeof rates
  readonly id?: string
  /** There must be one. */
  readonly must?: boolean
}

export function RateInput({ as, id, must = false, ariaLabel, ...props }: RateInputProps) {
  const { read, ...look } = rates[as]
  return (
    <TypedInput<Rate, LegsField['place']>
      {...props}
      {...look}
      {...(id !== undefined && { id })}
      aria-label={ariaLabel}
      className={formCss.figureInput}
      inputMode="decimal"
      read={must ? needed(read) : read}
      write={String}
    />
  )
}

export const RateCell = ({ title, hint, ...props }: FigureProps<Rate> & { as: keyof typeof rates }) => (
  <Cell title={title ?? ''} {...(hint !== undefined && { hint })}>
    {(id) => <RateInput {...props} id={id} />}
  </Cell>
)

export function WholeCell({
  title,
  least,
  most,
  ariaLabel,
  ...props
}: FigureProps<number> & { readonly least: number; readonly most: number }) {
  return (
    <Cell title={title ?? ''}>
      {(id) => (
        <TypedInput<number, LegsField['place']>
          {...props}
          id={id}
          aria-label={ariaLabel}
          className={formCss.figureInput}
          inputMode="numeric"
          bounds={{ least, most }}
          read={readWhole(least, most)}
          write={String}
        />
      )}
    </Cell>
  )
}

interface TextCellProps {
  readonly title: string
  readonly ariaLabel?: string
  readonly placeholder?: string
  readonly max: number
  readonly wide?: boolean
  readonly value: string | null
  readonly onValue: (value: string | null) => void
}

export const TextCell = ({
  title,
  ariaLabel,
  placeholder,
  max,
  wide = false,
  value,
  onValue,
}: TextCellProps) => (
  <Cell title={title} wide={wide}>
    {(id) => (
      <Input
        id={id}
        aria-label={ariaLabel}
        maxLength={max}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ target }) => onValue(target.value || null)}
      />
    )}
  </Cell>
)

interface ChoiceCellProps<Code extends string> {
  readonly title: string
  readonly ariaLabel?: string
  readonly codes: readonly Code[]
  readonly nameOf: (code: Code) => string
  readonly value: Code | null
  /** What an empty choice means; absent where one is needed. */
  readonly none?: string
  readonly onValue: (value: Code | null) => void
}

export const ChoiceCell = <Code extends string>(props: ChoiceCellProps<Code>) => {
  const { title, ariaLabel, codes, nameOf, value, none, onValue } = props
  return (
    <Cell title={title}>
      {(id) => (
        <Select
          id={id}
          aria-label={ariaLabel}
          allowClear={none !== undefined}
          placeholder={none}
          value={value}
          options={codes.map((code) => ({ value: code as string, label: nameOf(code) }))}
          onChange={(chosen: string | undefined) => onValue((chosen ?? null) as Code | null)}
        />
      )}
    </Cell>
  )
}
