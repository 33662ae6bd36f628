import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import { isWithin, unreadFault, type FormFault } from '../../../../kit/form/index.ts'
import type { Field } from '../use-field.ts'
import type { FormField } from '../places.ts'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly field: Pick<Field<FormField>, 'faults' | 'unread'> & { readonly place: FormField }
  readonly at: number | string
  readonly id?: string
}

/** The first fault of one row of a field: a text that cannot be read, else what the rules find. */
export function RowFaults({ field, at, id }: Props) {
  const first =
    unreadIn(field, at) ?? field.faults.find((fault) => isWithin(fault.field, `${field.place}.${at}`))
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

function unreadIn({ place, unread }: Props['field'], at: number | string): FormFault | undefined {
  const found = Object.entries(unread).find(([part]) => isWithin(part, String(at)))
  return found && unreadFault(`${place}.${found[0]}`, found[1].message)
}
