import { DeleteOutlined } from '@ant-design/icons'
import type { NamedBank } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { RoleTags } from '../../parts/index.ts'
import { EntityPick } from '../kit/EntityPick.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, toggled, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, useValue, type Field } from '../use-field.ts'
import { RoleChips } from './RoleChips.tsx'
import { classes } from '../../../../kit/classes.ts'
import css from './syndicate.module.css'
import formCss from '../form.module.css'

/** Banks that are a name only: announced, without rights, until somebody links them to an institution. */
export function NamedBanks() {
  const t = useText(formText)
  const banks = useValue('shared.namedBanks')
  if (banks.length === 0) return null
  return (
    <FieldFrame place="shared.namedBanks" wide group rows hint={t('bank.byName')} show={bankList}>
      {(field) => (
        <div className={formCss.tableScroll}>
          <table className={classes(formCss.rowsTable, css.syndicate)}>
            <thead>
              <tr>
                <th>{t('bank')}</th>
                <th>{t('bank.roles')}</th>
                <th>{t('bank.link')}</th>
                <th>
                  <span className="br-sr">{t('bank.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {banks.map((bank, at) => (
                <Row key={bank.name} field={field} bank={bank} at={at} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FieldFrame>
  )
}

const bankList = (banks: readonly NamedBank[]) =>
  banks.length === 0 ? (
    EMPTY
  ) : (
    <ul>
      {banks.map(({ name, roles }) => (
        <li key={name}>
          {name} <RoleTags roles={roles} />
        </li>
      ))}
    </ul>
  )

interface RowProps {
  readonly field: Field<'shared.namedBanks'>
  readonly bank: NamedBank
  readonly at: number
}

function Row({ field, bank, at }: RowProps) {
  const t = useText(formText)
  const form = useForm()
  const syndicate = useValue('shared.syndicate')
  const { name } = bank
  return (
    <tr>
      <td translate="no">{name}</td>
      <td>
        <RoleChips
          roles={bank.roles}
          name={name}
          onToggle={(role) => field.update((rows) => replaced(rows, at, toggled(bank, role)))}
        />
        <RowFaults field={field} at={at} />
      </td>
      <td>
        <EntityPick
          dealRole="underwriter"
          value={null}
          placeholder={t('entity.find')}
          aria-label={t('bank.link.of', { name })}
          without={syndicate.map(({ entityId }) => entityId)}
          onPick={(entityId) =>
            entityId &&
            form.set({
              'shared.syndicate': [...syndicate, { entityId, roles: bank.roles, appointedOn: null }],
              'shared.namedBanks': without(field.value, at),
            })
          }
        />
      </td>
      <td>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('bank.remove.of', { name })}
          onClick={() => field.update((rows) => without(rows, at))}
        />
      </td>
    </tr>
  )
}
