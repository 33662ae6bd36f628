import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Modal } from 'antd'
import { EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { allocGridText } from '../grid/text.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import { noteIn } from '../state/edits.ts'
import { allocText } from '../text.ts'
import type { PastedCell, PastePlan, Typed, TypedFault } from './plan.ts'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly plan: PastePlan
  readonly words: (fault: TypedFault, line: OrderLine, size?: FaceAmount) => string
  readonly onWrite: (cells: readonly PastedCell[]) => void
  readonly onClose: () => void
}

const saidOf = (typed: Typed): string => ('size' in typed ? mm(typed.size) : (typed.note ?? EMPTY))
const nowOf = (typed: Typed, { size, row, edit, said }: OrderLine): string =>
  'size' in typed ? mm(size) : (noteIn(row, { edit, said }) ?? EMPTY)

const isFigure = ({ outcome }: PastedCell): boolean => outcome.kind === 'write' && 'size' in outcome.typed

/** What a paste would write, line by line, before anything of it is written; what is none is named with its row. */
export function PasteDialog({ plan: { cells, beyond }, words, onWrite, onClose }: Props) {
  const t = useText(allocText)
  const columns = useText(allocGridText)
  const writes = cells.filter(({ outcome }) => outcome.kind === 'write')
  const not = cells.filter(({ outcome }) => outcome.kind === 'no')
  const same = cells.filter(({ outcome }) => outcome.kind === 'same').length
  const beside = cells.length - writes.length - not.length - same
  const figures = writes.some(isFigure)
  const why = ({ row, outcome }: PastedCell): string => {
    if (outcome.kind !== 'no') return ''
    if (outcome.reason === 'fixed' || outcome.reason === 'sum') return t(`paste.${outcome.reason}`)
    return row.kind === 'order' ? words(outcome.reason, row, outcome.size) : ''
  }
  return (
    <Modal
      open
      width={760}
      title={t('paste.title', { count: writes.length })}
      okText={t('paste.write', { count: writes.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: writes.length === 0 }}
      mask={{ closable: false }}
      onOk={() => onWrite(writes)}
      onCancel={onClose}
    >
      <p className="br-quiet">{t('paste.counts', { same, not: not.length, beyond })}</p>
      {beside > 0 && <p className="br-quiet">{t('paste.beside', { count: beside })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div className={denseCss.paste} role="group" aria-label={t('paste.becomes')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns('column.number')}</th>
              <th scope="col">{columns('column.investor')}</th>
              <th scope="col">{t('paste.typed')}</th>
              <th scope="col" data-right={figures || undefined}>
                {t('paste.was')}
              </th>
              <th scope="col" data-right={figures || undefined}>
                {t('paste.becomes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...not, ...writes].map((cell) => {
              const { key, row, typed, outcome } = cell
              const right = isFigure(cell) || undefined
              return (
                <tr key={key} data-not={outcome.kind === 'no' || undefined}>
                  <td translate="no">{row.kind === 'order' ? row.row.number : EMPTY}</td>
                  <td translate="no">{row.investor}</td>
                  <td>{typed}</td>
                  <td data-right={right}>{outcome.kind === 'write' && nowOf(outcome.typed, outcome.line)}</td>
                  <td data-right={right}>
                    {outcome.kind === 'write' ? <b>{saidOf(outcome.typed)}</b> : why(cell)}
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
