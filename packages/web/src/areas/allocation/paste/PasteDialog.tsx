import type { FaceAmount } from '@bookrunner/domain/kernel'
import { PasteDialog as Dialog, type PasteLine } from '../../../kit/dense-page/PasteDialog.tsx'
import { denseText } from '../../../kit/dense-page/text.ts'
import { EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { allocGridText } from '../grid/text.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import { noteIn } from '../state/edits.ts'
import { allocText } from '../text.ts'
import {
  pastedMore,
  type PastedCell,
  type PasteOutcome,
  type PastePlan,
  type Typed,
  type TypedFault,
} from './plan.ts'

interface Props {
  readonly plan: PastePlan
  /** The remainder before the paste; null if the size to allocate is unknown. */
  readonly remainder: bigint | null
  readonly faultMessage: (fault: TypedFault, line: OrderLine, size?: FaceAmount) => string
  readonly onWrite: (cells: readonly PastedCell[]) => void
  readonly onClose: () => void
}

const typedText = (typed: Typed): string => ('size' in typed ? mm(typed.size) : (typed.note ?? EMPTY))
const currentText = (typed: Typed, { size, row, edit, noteEdit }: OrderLine): string =>
  'size' in typed ? mm(size) : (noteIn(row, { edit, noteEdit }) ?? EMPTY)

/** What a paste will write, line by line, before anything is written. */
export function PasteDialog({ plan: { cells, beyond }, remainder, faultMessage, onWrite, onClose }: Props) {
  const t = useText(allocText)
  const dense = useText(denseText)
  const columns = useText(allocGridText)
  const ofKind = (kind: PasteOutcome['kind']) => cells.filter(({ outcome }) => outcome.kind === kind)
  const beside = ofKind('beside').length
  const why = ({ row, outcome }: PastedCell): string | undefined => {
    if (outcome.kind !== 'no') return undefined
    const { reason, size } = outcome
    if (reason === 'fixed') return dense('paste.fixed')
    if (reason === 'sum' || reason === 'sizeRefused') return t(`paste.${reason}`)
    return row.kind === 'order' ? faultMessage(reason, row, size) : ''
  }
  const lines = [...ofKind('no'), ...ofKind('write')].map((cell): PasteLine => {
    const { key, row, typed, outcome } = cell
    const written = outcome.kind === 'write' ? outcome : undefined
    return {
      key,
      number: row.kind === 'order' ? row.row.number : undefined,
      investor:
        row.kind === 'order' ? [row.investor, row.row.account ?? []].flat().join(' · ') : row.investor,
      what: typed,
      was: written ? currentText(written.typed, written.line) : '',
      becomes: written && typedText(written.typed),
      why: why(cell),
      right: written !== undefined && 'size' in written.typed,
    }
  })
  return (
    <Dialog
      lines={lines}
      same={ofKind('same').length}
      beyond={beyond}
      heads={[columns('column.number'), columns('column.investor'), t('paste.typed')]}
      onWrite={() => onWrite(ofKind('write'))}
      onClose={onClose}
    >
      {remainder !== null && <After left={remainder - pastedMore(cells)} />}
      {beside > 0 && <p className="br-quiet">{t('paste.beside', { count: beside })}</p>}
    </Dialog>
  )
}

/** The remainder of the version once the paste is written. */
function After({ left }: { readonly left: bigint }) {
  const t = useText(allocText)
  const key = left === 0n ? 'zero' : left > 0n ? 'left' : 'over'
  return <p role="status">{t(`paste.after.${key}`, { size: mm(left < 0n ? -left : left) })}</p>
}
