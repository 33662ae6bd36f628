import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import type { Field } from '../use-field.ts'
import type { FormField } from '../places.ts'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly field: Pick<Field<FormField>, 'faults'> & { readonly place: FormField }
  readonly at: number | string
  readonly id?: string
}

/** The faults of one row of a field. */
export function RowFaults({ field, at, id }: Props) {
  const place = `${field.place}.${at}`
  const rowFaults = field.faults.filter(
    (fault) => fault.field === place || fault.field.startsWith(`${place}.`),
  )
  if (rowFaults.length === 0) return null
  return (
    <div id={id} className={formCss.fieldHelp} role="alert">
      {rowFaults
        .filter(({ message }, first) => rowFaults.findIndex((each) => each.message === message) === first)
        .map(({ message, kind }) => (
          <div key={message} data-kind={kind}>
            {kind === 'doubtful' ? <WarningFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
            <span>{message}</span>
          </div>
        ))}
    </div>
  )
}
