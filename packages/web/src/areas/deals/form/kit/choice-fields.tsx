import { Checkbox, Select } from 'antd'
import { useListed } from '../../../../kit/use-listed.ts'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import type { ReactNode } from 'react'
import { EMPTY } from '../../../../kit/format.ts'
import { leaveOnTab } from '../../../../kit/leave-on-tab.ts'
import { useText } from '../../../../platform/text.ts'
import type { FormField, PlacesOf, ValueAt } from '../places.ts'
import { formText } from '../text.ts'
import { FieldFrame } from './FieldFrame.tsx'

type OnePlace = PlacesOf<string | null>
type ManyPlace = PlacesOf<readonly string[]>
type CheckPlace = PlacesOf<boolean>

/** A list field holds codes; `words` gives their names. */
type Code<P extends FormField> =
  NonNullable<ValueAt<P>> extends readonly (infer One)[] ? One : NonNullable<ValueAt<P>>

interface Props<P extends FormField> {
  readonly place: P
  readonly codes: readonly Code<P>[]
  readonly nameOf: (code: Code<P>) => string
  readonly hint?: ReactNode
  readonly wide?: boolean
}

/** A choice from a list; an optional field can be cleared. */
export function SelectField<P extends OnePlace>({
  place,
  codes,
  nameOf,
  hint,
  wide,
  clearable = true,
}: Props<P> & { clearable?: boolean }) {
  const t = useText(formText)
  const clear = useClearable()
  return (
    <FieldFrame
      place={place}
      hint={hint}
      wide={wide}
      show={(value) => (value === null ? EMPTY : nameOf(value as Code<P>))}
    >
      {({ value, set }, control) => (
        <Select
          {...control}
          allowClear={clearable && clear}
          showSearch={codes.length > 7 ? { optionFilterProp: 'label' } : false}
          placeholder={t('choose')}
          value={value}
          options={codes.map((code) => ({ value: code as string, label: nameOf(code) }))}
          onChange={(chosen: string | undefined) => set((chosen ?? null) as ValueAt<P>)}
        />
      )}
    </FieldFrame>
  )
}

/** Several of a list. */
export function ChipsField<P extends ManyPlace>({ place, codes, nameOf, hint, wide }: Props<P>) {
  const t = useText(formText)
  const listed = useListed()
  const textOf = (value: ValueAt<P>) => listed((value as unknown as readonly Code<P>[]).map(nameOf)) || EMPTY
  return (
    <FieldFrame place={place} hint={hint} wide={wide} show={textOf}>
      {({ value, set }, control) => (
        <Select
          {...control}
          {...leaveOnTab}
          mode="multiple"
          placeholder={t('choose')}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={codes.map((code) => ({ value: code as string, label: nameOf(code) }))}
          // In the list's order, so that the same choice is the same value.
          onChange={(chosen: string[]) =>
            set(codes.filter((code) => chosen.includes(code as string)) as unknown as ValueAt<P>)
          }
        />
      )}
    </FieldFrame>
  )
}

interface CheckProps {
  readonly place: CheckPlace
  readonly children: ReactNode
  readonly hint?: ReactNode
}

/** A checkbox with a sentence beside it. */
export function CheckField({ place, children, hint }: CheckProps) {
  const t = useText(formText)
  return (
    <FieldFrame place={place} hint={hint} show={(value) => t(value ? 'yes' : 'no')}>
      {({ value, set }, { status: _, ...control }) => (
        <Checkbox {...control} checked={value} onChange={({ target }) => set(target.checked)}>
          {children}
        </Checkbox>
      )}
    </FieldFrame>
  )
}
