import { useSorting } from '../../../../kit/use-sorting.ts'
import { useText } from '../../../../platform/text.ts'
import { movedRow } from '../rows.ts'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import { BankRow } from './BankRow.tsx'
import { classes } from '../../../../kit/classes.ts'
import css from './syndicate.module.css'
import formCss from '../form.module.css'

/** One row a bank, in the order they are announced in. */
export function SyndicateTable({ field }: { field: Field<'shared.syndicate'> }) {
  const t = useText(formText)
  const { list, ...sorting } = useSorting<HTMLTableSectionElement>(
    field.value.map(({ entityId }) => entityId),
    (from, to) => field.set(movedRow(field.value, from, to)),
  )
  return (
    <div className={formCss.tableScroll}>
      <table className={classes(formCss.rowsTable, css.syndicate)}>
        <thead>
          <tr>
            <th>
              <span className="br-sr">{t('bank.order')}</span>
            </th>
            <th>{t('bank')}</th>
            <th>{t('bank.roles')}</th>
            <th>{t('bank.view')}</th>
            <th>{t('bank.appointed')}</th>
            <th>
              <span className="br-sr">{t('bank.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={list}>
          {field.value.map((bank, at) => (
            <BankRow key={bank.entityId} field={field} bank={bank} at={at} sorting={sorting} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
