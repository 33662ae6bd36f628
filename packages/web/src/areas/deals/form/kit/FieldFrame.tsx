import { LockOutlined } from '@ant-design/icons'
import { mandatoryFields } from '@bookrunner/domain/deals'
import { useEffect, useRef, type ReactNode } from 'react'
import {
  Field as KitField,
  statusOf,
  unreadFault,
  TheirsOrYours,
  type FormFault,
  type FieldAria,
} from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useFieldName } from '../../use-field-name.ts'
import type { FormField, ValueAt } from '../places.ts'
import { formText } from '../text.ts'
import { useField, useFixed, useForm, useFormPart, useReadOnly, type Field } from '../use-field.ts'
import css from './kit.module.css'
import formCss from '../../../../kit/form/form.module.css'

export type ControlProps = FieldAria

interface Props<P extends FormField> {
  readonly place: P
  /** The field's name if absent. */
  readonly label?: string
  readonly hint?: ReactNode
  /** Beside the label: "computed", "overridden". */
  readonly sign?: ReactNode
  /** Over both columns. */
  readonly wide?: boolean
  /** Several controls that make one field. */
  readonly group?: boolean
  /** The rows show their own faults. */
  readonly rows?: boolean
  /** The user is typing, in one of several controls its `part`: its unreadable text is not reported yet. */
  readonly typing?: boolean | string
  /** The value for a reader who may not edit. */
  readonly show: (value: ValueAt<P>) => ReactNode
  readonly children: (field: Field<P>, control: ControlProps) => ReactNode
}

/** A field of the deal: label, control, faults and changes by others; only the value without the right to edit. */
export function FieldFrame<P extends FormField>(props: Props<P>) {
  const { place, show, children, typing = false } = props
  const field = useField(place)
  const nameOfField = useFieldName()
  const label = props.label ?? nameOfField(place)
  const form = useForm()
  const t = useText(formText)
  const frameRef = useFocused(place)
  const readOnly = useReadOnly()
  const fixed = useFixed(place)
  if (readOnly || fixed) return <Fact {...props} label={label} value={field.value} fixed={!readOnly} />
  const faults = typing === false ? faultsOf(field, props.rows) : textsBeside(field, typing)
  return (
    <KitField
      ref={frameRef}
      look="form"
      label={label}
      required={mandatoryFields.includes(place) ? t('mandatory') : undefined}
      field={place}
      wide={props.wide}
      group={props.group}
      sign={props.sign}
      hint={props.hint}
      changed={field.changed}
      status={statusOf(faults)}
      faults={firstOf(props.rows ? faults.filter((fault) => fault.field === place) : faults)}
      after={
        field.theirs && (
          <TheirsOrYours
            yours={show(field.value)}
            theirs={show(field.theirs.value)}
            onChoose={(side) => form.choose(place, side)}
          />
        )
      }
    >
      {(control) => children(field, control)}
    </KitField>
  )
}

/** One message below a field, the one that prevents most; what looks odd is listed beside the form. */
const firstOf = (faults: readonly FormFault[]): readonly FormFault[] =>
  [faults.find(({ kind }) => kind !== 'doubtful') ?? faults[0]].filter((fault) => fault !== undefined)

/** Unreadable texts of the controls beside the one that is typed into. */
const textsBeside = <P extends FormField>(
  { place, unread }: Field<P>,
  typing: boolean | string,
): readonly FormFault[] =>
  typing === true
    ? []
    : Object.entries(unread).flatMap(([part, { message }]) =>
        part === typing ? [] : unreadFault(place, message),
      )

/** Unreadable texts first, then what the rules find. Rows show their own. */
function faultsOf<P extends FormField>(
  { place, unread, faults }: Field<P>,
  rows = false,
): readonly FormFault[] {
  const texts = rows ? [] : Object.values(unread).map(({ message }) => message)
  return [...texts.map((message) => unreadFault(place, message)), ...faults]
}

function Fact<P extends FormField>({
  place,
  label,
  wide,
  show,
  value,
  fixed,
}: Props<P> & { value: ValueAt<P>; fixed: boolean }) {
  const t = useText(formText)
  return (
    <div className={css.fact} data-place={place} data-wide={wide || undefined}>
      <div className={formCss.fieldHead}>
        <span className={formCss.fieldLabel}>{label}</span>
        {fixed && (
          <span className={formCss.fieldSign} title={t('fixed.why')}>
            <LockOutlined aria-hidden /> {t('fixed')}
          </span>
        )}
      </div>
      <div className={css.factValue}>{show(value)}</div>
    </div>
  )
}

/** Scrolls to the field of a followed link and focuses its control. */
function useFocused(place: FormField) {
  const form = useForm()
  const isTarget = useFormPart((state) => state.focus === place)
  const frameRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = frameRef.current
    if (!isTarget || !frame) return
    frame.scrollIntoView({ block: 'center' })
    frame
      .querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
      ?.focus({ preventScroll: true })
    form.update({ focus: undefined })
  }, [form, isTarget])
  return frameRef
}
