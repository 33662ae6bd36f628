import { ExclamationCircleFilled } from '@ant-design/icons'
import type { Field } from '../use-field.ts'
import type { FormField } from '../places.ts'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly field: Pick<Field<FormField>, 'faults'> & { readonly place: FormField }
  readonly at: number | string
  readonly id?: string
}

/** What is wrong with one row of a field that has several. */
export function RowFaults({ field, at, id }: Props) {
  const place = `${field.place}.${at}`
  const said = field.faults.filter((fault) => fault.field === place || fault.field.startsWith(`${place}.`))
  if (said.length === 0) return null
  return (
    <div id={id} className={formCss.fieldHelp} role="alert">
      {[...new Set(said.map(({ message }) => message))].map((message) => (
        <div key={message} data-kind="wrong">
          <ExclamationCircleFilled aria-hidden />
          <span>{message}</span>
        </div>
      ))}
    </div>
  )
}
