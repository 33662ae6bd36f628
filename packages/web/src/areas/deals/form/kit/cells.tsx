import type { Day } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import type { FormField } from '../places.ts'
import type { Field } from '../use-field.ts'
import { DayInput } from './DayInput.tsx'
import { rates, type RateKind } from './rates.ts'
import { needed, readWhole } from './read.ts'
import { TypedInput } from './TypedInput.tsx'
import css from './kit.module.css'
import formCss from '../form.module.css'

interface CellProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly wide?: boolean
  readonly children: (id: string) => ReactNode
}

/** A part of a field that has several, with its name above it. */
export function Cell({ title, hint, wide, children }: CellProps) {
  const id = useId()
  return (
    <div className={css.cell} data-wide={wide || undefined} title={hint}>
      <label htmlFor={id}>{title}</label>
      {children(id)}
    </div>
  )
}

/** `ariaLabel` names the control among others of its title: "Option 2: From". */
interface PartProps<T, P extends FormField> {
  readonly field: Field<P>
  readonly part: string
  readonly ariaLabel?: string | undefined
  readonly placeholder?: string | undefined
  readonly value: T | null
  readonly onValue: (value: T | null) => void
}

interface RateInputProps<P extends FormField> extends PartProps<Rate, P> {
  readonly as: RateKind
  readonly id?: string
  /** There must be one. */
  readonly must?: boolean
}

export function RateInput<P extends FormField>({ as, must = false, ariaLabel, ...props }: RateInputProps<P>) {
  const { read, unit, bounds } = rates[as]
  return (
    <TypedInput<Rate, P>
      {...props}
      aria-label={ariaLabel}
      className={formCss.figureInput}
      inputMode="decimal"
      suffix={unit}
      bounds={bounds}
      read={must ? needed(read) : read}
      write={String}
    />
  )
}

type Titled<Props> = Props & { readonly title: string; readonly hint?: string; readonly below?: ReactNode }

export const RateCell = <P extends FormField>({
  title,
  hint,
  below,
  ...props
}: Titled<PartProps<Rate, P>> & { readonly as: RateKind }) => (
  <Cell title={title} hint={hint}>
    {(id) => (
      <>
        <RateInput {...props} id={id} />
        {below}
      </>
    )}
  </Cell>
)

interface Whole {
  readonly least: number
  readonly most: number
  readonly unit?: string
}

export const WholeInput = <P extends FormField>({
  least,
  most,
  unit,
  ariaLabel,
  ...props
}: PartProps<number, P> & Whole & { readonly id?: string }) => (
  <TypedInput<number, P>
    {...props}
    aria-label={ariaLabel}
    className={formCss.figureInput}
    inputMode="numeric"
    suffix={unit}
    bounds={{ least, most }}
    read={readWhole(least, most)}
    write={String}
  />
)

export const WholeCell = <P extends FormField>({ title, ...props }: Titled<PartProps<number, P>> & Whole) => (
  <Cell title={title}>{(id) => <WholeInput {...props} id={id} />}</Cell>
)

interface DayProps {
  readonly near?: Day | null
  readonly needed?: boolean
}

export const DayCell = <P extends FormField>({
  title,
  ariaLabel,
  ...props
}: Titled<PartProps<Day, P>> & DayProps) => (
  <Cell title={title}>{(id) => <DayInput<P> {...props} id={id} aria-label={ariaLabel} />}</Cell>
)

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
  readonly below?: ReactNode
  readonly onValue: (value: Code | null) => void
}

export function ChoiceCell<Code extends string>(props: ChoiceCellProps<Code>) {
  const { title, ariaLabel, codes, nameOf, value, none, below, onValue } = props
  const clear = useClearable()
  return (
    <Cell title={title}>
      {(id) => (
        <>
          <Select
            id={id}
            aria-label={ariaLabel}
            allowClear={none !== undefined && clear}
            placeholder={none}
            value={value}
            options={codes.map((code) => ({ value: code as string, label: nameOf(code) }))}
            onChange={(chosen: string | undefined) => onValue((chosen ?? null) as Code | null)}
          />
          {below}
        </>
      )}
    </Cell>
  )
}
