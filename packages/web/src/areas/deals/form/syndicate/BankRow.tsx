import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import type { SyndicateMember } from '@bookrunner/domain/deals'
import { Button, Checkbox } from 'antd'
import type { Sorting } from '../../../../kit/use-sorting.ts'
import { useText } from '../../../../platform/text.ts'
import { EntityLink } from '../../../entities/index.ts'
import { useEntityName } from '../entities.ts'
import { DayInput } from '../kit/DayInput.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, toggled, without } from '../rows.ts'
import { formText } from '../text.ts'
import { RoleChips } from './RoleChips.tsx'
import { useValue, type Field } from '../use-field.ts'
import tagsCss from '../../../../kit/tags.module.css'
import css from './syndicate.module.css'

interface Props {
  readonly field: Field<'shared.syndicate'>
  readonly bank: SyndicateMember
  readonly at: number
  readonly sorting: Sorting
}

export function BankRow({ field, bank, at, sorting }: Props) {
  const t = useText(formText)
  const name = useEntityName()(bank.entityId)
  const selfLed = useValue('shared.issuerId') === bank.entityId
  const put = (row: SyndicateMember, part?: string) => field.update((rows) => replaced(rows, at, row), part)
  return (
    <tr {...sorting.item(bank.entityId)}>
      <td>
        <Button
          type="text"
          size="small"
          className={css.drag}
          icon={<HolderOutlined aria-hidden />}
          aria-label={t('bank.move', { name })}
          title={t('bank.move.hint')}
          {...sorting.handle(bank.entityId)}
        />
      </td>
      <td>
        <EntityLink entityId={bank.entityId}>{name}</EntityLink>{' '}
        {selfLed && <span className={tagsCss.flag}>{t('selfLed.short')}</span>}
      </td>
      <td>
        <RoleChips roles={bank.roles} name={name} onToggle={(role) => put(toggled(bank, role))} />
        <RowFaults field={field} at={at} />
      </td>
      <td>
        <Checkbox
          checked={bank.roles.includes('VIEW')}
          aria-label={t('bank.view.of', { name })}
          onChange={() => put(toggled(bank, 'VIEW'))}
        />
      </td>
      <td>
        <DayInput
          field={field}
          part={`${at}.appointedOn`}
          aria-label={t('bank.appointed.of', { name })}
          value={bank.appointedOn}
          onValue={(appointedOn) => put({ ...bank, appointedOn }, `${at}.appointedOn`)}
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
