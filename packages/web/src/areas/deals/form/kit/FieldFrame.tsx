import { LockOutlined } from '@ant-design/icons'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useText } from '../../../../platform/text.ts'
import { useFieldWords } from '../../use-field-words.ts'
import type { Place, ValueAt } from '../places.ts'
import { formText } from '../text.ts'
import { useField, useFixed, useForm, useFormPart, useReadOnly, type Field } from '../use-field.ts'
import { FieldHelp } from './FieldHelp.tsx'
import { TheirsOrYours } from './TheirsOrYours.tsx'

/** What a control needs from its frame, to be named, described and marked. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid'?: true
  readonly status?: 'error' | 'warning'
}

interface Props<P extends Place> {
  readonly place: P
  /** The field's own words when absent. */
  readonly label?: string
  readonly hint?: ReactNode
  /** Beside the label: "computed", "overridden". */
  readonly sign?: ReactNode
  /** Over both columns. */
  readonly wide?: boolean
  /** Several controls that make one field. */
  readonly group?: boolean
  /** What is wrong inside its rows is said in them. */
  readonly rows?: boolean
  /** Still being typed: what is not understood is not said yet. */
  readonly typing?: boolean
  /** The value as a fact, for who only reads. */
  readonly show: (value: ValueAt<P>) => ReactNode
  readonly children: (field: Field<P>, control: ControlProps) => ReactNode
}

/** A field: its label above, its control, what is to be said of it below. For who may not edit, a fact. */
export function FieldFrame<P extends Place>(props: Props<P>) {
  const { place, wide, group, show, children } = props
  const field = useField(place)
  const words = useFieldWords()
  const label = props.label ?? words(place)
  const id = useId()
  const frameRef = useWanted(place)
  const readOnly = useReadOnly()
  const fixed = useFixed(place)
  if (readOnly || fixed) return <Fact {...props} label={label} value={field.value} fixed={!readOnly} />
  const wrong = Object.keys(field.unread).length > 0 || field.faults.some(({ kind }) => kind !== 'doubtful')
  const status = props.typing ? undefined : wrong ? 'error' : field.faults.length > 0 ? 'warning' : undefined
  const control: ControlProps = {
    id,
    'aria-describedby': `${id}-help`,
    ...(status === 'error' && { 'aria-invalid': true as const }),
    ...(status && { status }),
  }
  return (
    <div
      ref={frameRef}
      className="br-field"
      data-place={place}
      data-wide={wide || undefined}
      data-changed={field.changed || undefined}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className="br-field-head">
        {group ? (
          <span id={`${id}-label`} className="br-field-label">
            {label}
          </span>
        ) : (
          <label htmlFor={id} className="br-field-label">
            {label}
          </label>
        )}
        {props.sign}
      </div>
      {children(field, control)}
      <FieldHelp id={`${id}-help`} field={field} {...props} />
      {field.theirs && (
        <TheirsOrYours place={place} yours={show(field.value)} theirs={show(field.theirs.value)} />
      )}
    </div>
  )
}

function Fact<P extends Place>({
  place,
  label,
  wide,
  show,
  value,
  fixed,
}: Props<P> & { value: ValueAt<P>; fixed: boolean }) {
  const t = useText(formText)
  return (
    <div className="br-fact" data-place={place} data-wide={wide || undefined}>
      <div className="br-field-head">
        <span className="br-field-label">{label}</span>
        {fixed && (
          <span className="br-field-sign" title={t('fixed.why')}>
            <LockOutlined aria-hidden /> {t('fixed')}
          </span>
        )}
      </div>
      <div className="br-fact-value">{show(value)}</div>
    </div>
  )
}

/** Whoever follows a link to a missing field finds it in view and can type at once. */
function useWanted(place: Place) {
  const form = useForm()
  const wanted = useFormPart((state) => state.wanted === place)
  const frameRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = frameRef.current
    if (!wanted || !frame) return
    frame.scrollIntoView({ block: 'center' })
    frame
      .querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
      ?.focus({ preventScroll: true })
    form.update({ wanted: undefined })
  }, [form, wanted])
  return frameRef
}
