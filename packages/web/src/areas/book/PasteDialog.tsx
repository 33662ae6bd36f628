import { Button, Modal } from 'antd'
import { EMPTY, mm } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import { isSize, type EditField, type EditValue } from './grid/edit-fields.ts'
import type { PastedCell, PastePlan } from './grid/paste.ts'
import { gridText } from './grid/text.ts'
import { cellName } from './state/cell-edit.ts'
import { bookText } from './text.ts'
import { usePasteTried } from './use-paste-tried.ts'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly plan: PastePlan
  /** It takes one back. */
  readonly undoes?: boolean
  /** Which cells the server would refuse, by their names, and why. */
  readonly onTry: (cells: readonly PastedCell[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>
  readonly onWrite: (cells: readonly PastedCell[]) => void
  readonly onClose: () => void
}

const said = (field: EditField, value: EditValue): string => {
  if (value === null) return EMPTY
  return isSize(field) ? mm(Number(value)) : String(value)
}

/** What a paste would write, cell by cell, before anything of it is written. */
export function PasteDialog({ plan: { cells, beyond }, undoes = false, onTry, onWrite, onClose }: Props) {
  const t = useText(bookText)
  const words = useText(gridText)
  const read = cells.filter(({ outcome }) => outcome.kind === 'write')
  const tried = usePasteTried(read, onTry)
  const whyNot = ({ outcome }: PastedCell): string | undefined => {
    if (outcome.kind === 'no') return t(`paste.${outcome.reason}`)
    return outcome.kind === 'write'
      ? tried.refused.get(cellName({ orderId: outcome.order.id, field: outcome.field }))
      : undefined
  }
  const writes = read.filter((cell) => whyNot(cell) === undefined)
  const not = cells.filter((cell) => whyNot(cell) !== undefined)
  const same = cells.length - writes.length - not.length
  return (
    <Modal
      open
      width={640}
      title={t(undoes ? 'undo.title' : 'paste.title', { count: writes.length })}
      okText={t(undoes ? 'undo.write' : 'paste.write', { count: writes.length })}
      cancelText={t('paste.not')}
      okButtonProps={{
        disabled: writes.length === 0 || tried.state === 'failed',
        loading: tried.state === 'asking',
        autoFocus: true,
      }}
      onOk={() => onWrite(writes)}
      onCancel={onClose}
    >
      <p className="br-quiet">{t('paste.counts', { same, not: not.length, beyond })}</p>
      <p role="status" className="br-quiet">
        {tried.state === 'asking' && t('paste.asking')}
        {tried.state === 'known' && not.length > 0 && t('paste.left')}
        {tried.state === 'failed' && (
          <>
            {tried.words} <Button onClick={tried.again}>{t('paste.again')}</Button>
          </>
        )}
      </p>
      <div className={denseCss.paste}>
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
            {[...not, ...writes].map((cell) => {
              const { key, row, colId, typed, outcome } = cell
              const why = whyNot(cell)
              return (
                <tr key={key} data-not={why !== undefined || undefined}>
                  <td translate="no">{row.kind === 'order' ? row.order.number : EMPTY}</td>
                  <td translate="no">{row.investor}</td>
                  <td>{words(`column.${colId as 'number'}`)}</td>
                  <td>
                    {outcome.kind === 'write' ? said(outcome.field, outcome.order[outcome.field]) : typed}
                  </td>
                  <td>
                    {outcome.kind === 'write' && <b>{said(outcome.field, outcome.value)}</b>} {why}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
