import { Modal } from 'antd'
import { EMPTY, mm } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import { isSize, type EditField, type EditValue } from './grid/edit-fields.ts'
import type { PastedCell, PastePlan } from './grid/paste.ts'
import { gridText } from './grid/text.ts'
import { bookText } from './text.ts'

interface Props {
  readonly plan: PastePlan
  readonly onWrite: (cells: readonly PastedCell[]) => void
  readonly onClose: () => void
}

const said = (field: EditField, value: EditValue): string => {
  if (value === null) return EMPTY
  return isSize(field) ? mm(Number(value)) : String(value)
}

/** What a paste would write, cell by cell, before anything of it is written. */
export function PasteDialog({ plan: { cells, beyond }, onWrite, onClose }: Props) {
  const t = useText(bookText)
  const words = useText(gridText)
  const writes = cells.filter(({ outcome }) => outcome.kind === 'write')
  const not = cells.filter(({ outcome }) => outcome.kind === 'no')
  const same = cells.length - writes.length - not.length
  return (
    <Modal
      open
      width={640}
      title={t('paste.title', { count: writes.length })}
      okText={t('paste.write', { count: writes.length })}
      cancelText={t('paste.not')}
      okButtonProps={{ disabled: writes.length === 0, autoFocus: true }}
      onOk={() => onWrite(writes)}
      onCancel={onClose}
    >
      <p className="br-quiet">{t('paste.counts', { same, not: not.length, beyond })}</p>
      <div className="br-paste">
        <table>
          <thead>
            <tr>
              <th scope="col">{words('column.number')}</th>
              <th scope="col">{words('column.investor')}</th>
              <th scope="col">{t('paste.column')}</th>
              <th scope="col">{t('paste.was')}</th>
              <th scope="col">{t('paste.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {[...not, ...writes].map(({ key, row, colId, typed, outcome }) => (
              <tr key={key} data-not={outcome.kind === 'no' || undefined}>
                <td translate="no">{row.kind === 'order' ? row.order.number : EMPTY}</td>
                <td translate="no">{row.investor}</td>
                <td>{words(`column.${colId as 'number'}`)}</td>
                <td>
                  {outcome.kind === 'write' ? said(outcome.field, outcome.order[outcome.field]) : typed}
                </td>
                <td>
                  {outcome.kind === 'write' && <b>{said(outcome.field, outcome.value)}</b>}
                  {outcome.kind === 'no' && t(`paste.${outcome.reason}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
