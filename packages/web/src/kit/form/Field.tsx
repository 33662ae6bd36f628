import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import { createContext, useContext, useId, type ReactNode, type Ref } from 'react'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { sentences } from '../format.ts'
import type { FormFault } from './faults.ts'
import { RequiredFields } from './required.ts'
import { formKitText } from './text.ts'
import css from './form.module.css'

/** What a control needs from its field, to be named, described and marked. */
export interface FieldAria {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid'?: true
  readonly status?: 'error' | 'warning'
  /** Where a fault's link finds the control. */
  readonly 'data-field'?: string
}

const looks = {
  form: { frame: css.field, under: css.fieldHelp, label: css.fieldLabel },
  dialog: { frame: css.dialogField, under: css.dialogUnder, label: css.dialogLabel },
  drawer: { frame: css.drawerField, under: css.drawerUnder, label: undefined },
  ticket: {
    frame: css.ticketField,
    under: css.ticketUnder,
    label: css.ticketLabel,
  },
  panel: { frame: undefined, under: css.panelUnder, label: css.panelLabel },
} as const

type Look = keyof typeof looks

/** The spacing of a form's fields; set once around the form. */
export const FieldLook = createContext<Look>('dialog')

type Message = Pick<FormFault, 'kind' | 'message'>

export interface FieldProps {
  readonly label: ReactNode
  /** Its path in the request (`orderLevels.0.size`). */
  readonly field?: string
  /** The fault; the hint is shown in its place while there is none. */
  readonly fault?: string | undefined
  /** All faults and warnings of a field that may have several. */
  readonly faults?: readonly Message[]
  readonly hint?: ReactNode
  /** Beside the label: "computed", "overridden". */
  readonly sign?: ReactNode
  /** Over all columns. */
  readonly wide?: boolean | undefined
  /** Marked with a star; by itself where the form knows it. A text says what it is needed for. */
  readonly required?: string | boolean | undefined
  /** Several controls that make one field. */
  readonly group?: boolean | undefined
  /** Labelled for screen readers only: a heading above shows it. */
  readonly quiet?: boolean | undefined
  /** Marked without a message below, because the message is elsewhere or the user is still typing. */
  readonly status?: 'error' | 'warning' | undefined
  readonly changed?: boolean
  /** Overrides the spacing of the form around it. */
  readonly look?: Look
  readonly ref?: Ref<HTMLDivElement>
  /** Shown below the field: the value of others. */
  readonly after?: ReactNode
  readonly children: (aria: FieldAria) => ReactNode
}

/** A field: its label above, its control, and one line below that is always there, so that nothing jumps. */
export function Field(props: FieldProps) {
  const { label, field, fault, faults, hint, sign, wide, group = false, quiet = false } = props
  const { ref, after, changed, children } = props
  const around = useContext(FieldLook)
  const required = useMark(field, props.required)
  const look = props.look ?? around
  const { frame, under, label: className } = looks[look]
  const id = useId()
  const messages = faults ?? (fault === undefined ? [] : [{ kind: 'wrong' as const, message: fault }])
  const status = props.status ?? statusOf(messages)
  const head = (
    <Label id={id} text={label} group={group} required={required} className={quiet ? 'br-sr' : className} />
  )
  return (
    <div
      ref={ref}
      className={frame}
      data-wide={wide || undefined}
      data-changed={changed || undefined}
      data-place={look === 'form' ? field : undefined}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      {look === 'form' ? (
        <div className={css.fieldHead}>
          {head}
          {sign}
        </div>
      ) : (
        head
      )}
      {children({
        id,
        'aria-describedby': `${id}-under`,
        ...(field !== undefined && { 'data-field': field }),
        ...(status === 'error' && { 'aria-invalid': true as const }),
        ...(status && { status }),
      })}
      <div id={`${id}-under`} className={under} data-wrong={messages.length > 0 || undefined}>
        {messages.length === 0 ? hint : <Messages messages={messages} icons={look === 'form'} />}
      </div>
      {after}
    </div>
  )
}

/** The text of the star beside a label. */
function useMark(field: string | undefined, required: string | boolean | undefined): string | undefined {
  const t = useText(formKitText)
  const isRequired = useContext(RequiredFields).has(field ?? '')
  if (typeof required === 'string') return required
  return (required ?? isRequired) ? t('required') : undefined
}

/** How a control is marked. */
export const statusOf = (messages: readonly Message[]): 'error' | 'warning' | undefined => {
  if (messages.length === 0) return undefined
  return messages.some(({ kind }) => kind !== 'doubtful') ? 'error' : 'warning'
}

interface LabelProps {
  readonly id: string
  readonly text: ReactNode
  readonly group: boolean
  readonly required: string | undefined
  readonly className: string | undefined
}

function Label({ id, text: name, group, required, className }: LabelProps) {
  const text = (
    <>
      {name}
      {required && <span aria-hidden className={css.required} title={required} />}
    </>
  )
  return group ? (
    <span id={`${id}-label`} className={className}>
      {text}
    </span>
  ) : (
    <label htmlFor={id} className={className}>
      {text}
    </label>
  )
}

/** Faults below a field, one message once. */
function Messages({ messages, icons }: { readonly messages: readonly Message[]; readonly icons: boolean }) {
  const lang = useStore(langStore)
  const once = [...new Map(messages.map((each) => [each.message, each])).values()]
  const texts = once.map(({ message }) => message)
  if (!icons) return <span role="alert">{sentences(texts, lang)}</span>
  return once.map(({ kind, message }) => (
    <div key={message} data-kind={kind}>
      {kind === 'doubtful' ? <WarningFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
      <span>{message}</span>
    </div>
  ))
}
