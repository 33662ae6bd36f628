import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import type { Field } from '../use-field.ts'
import type { FormField } from '../places.ts'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly field: Pick<Field<FormField>, 'faults'> & { readonly place: FormField }
  readonly at: number | string
  readonly id?: string
}

/** The first fault of one row of a field. */
export function RowFaults({ field, at, id }: Props) {
  const place = `${field.place}.${at}`
  const first = field.faults.find((fault) => fault.field === place || fault.field.startsWith(`${place}.`))
  if (!first) return null
  return (
    <div id={id} className={formCss.fieldHelp} role="alert">
      <div data-kind={first.kind}>
        {first.kind === 'doubtful' ? <WarningFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
        <span>{first.message}</span>
      </div>
    </div>
  )
}
