import { Button } from 'antd'
import { EMPTY, mm } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import { isSize, type EditField, type EditValue } from './grid/edit-fields.ts'
import { gridText } from './grid/text.ts'
import type { CellEdit } from './state/cell-edit.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly book: BrowserBook
  readonly edits: ReadonlyMap<string, CellEdit>
  /** What is being typed would come to that, where it would not be taken. */
  readonly advice: { readonly words: string } | { readonly fault: 'typed' } | undefined
  readonly onAgain: (edit: CellEdit) => void
  readonly onDrop: (edit: CellEdit) => void
}

const said = (field: EditField, value: EditValue | undefined): string => {
  if (value === null || value === undefined) return EMPTY
  return isSize(field) ? mm(Number(value)) : String(value)
}

/** What became of cells, the one that needs somebody first. Nothing typed is lost before it is said which holds. */
export function EditNote({ book, edits, advice, onAgain, onDrop }: Props) {
  const t = useText(bookText)
  const words = useText(gridText)
  const all = [...edits.values()]
  const open = all.filter(({ state }) => state === 'clash' || state === 'refused')
  const edit = open.at(-1)
  const lost = all.filter(({ state }) => state === 'unknown').length
  if (advice)
    return (
      <span role="alert">
        {'words' in advice ? advice.words : t('edit.notUnderstood', { examples: '25, 12.5, 0.05bn' })}
      </span>
    )
  const held = all.filter(({ state }) => state === 'held')
  if (!edit && held.length > 0) return <HeldNote held={held} onAgain={onAgain} onDrop={onDrop} />
  if (!edit) return lost > 0 ? <span role="status">{t('edit.unknown', { count: lost })}</span> : null
  const { number, field, value, state } = edit
  const named = { number, field: words(`column.${field}`), yours: said(field, value) }
  const now = said(field, book.rows.get(edit.orderId)?.[field])
  return (
    <span className={denseCss.clash} role="alert">
      <span title={edit.words}>
        {state === 'clash'
          ? t('edit.clash', { ...named, now })
          : t('edit.refused', { ...named, why: edit.words })}
      </span>
      <Button size="small" onClick={() => onAgain(edit)}>
        {t(state === 'clash' ? 'edit.yours' : 'edit.again')}
      </Button>
      <Button size="small" onClick={() => onDrop(edit)}>
        {t('edit.theirs', { now })}
      </Button>
      {open.length > 1 && <span className="br-quiet">{t('edit.more', { count: open.length - 1 })}</span>}
      {held.length > 0 && <span className="br-quiet">{t('edit.wait', { count: held.length })}</span>}
    </span>
  )
}

interface HeldProps extends Pick<Props, 'onAgain' | 'onDrop'> {
  readonly held: readonly CellEdit[]
}

/** A list is taken as a whole: what was right in it waits until what was wrong is mended or left. */
function HeldNote({ held, onAgain, onDrop }: HeldProps) {
  const t = useText(bookText)
  const of = held.filter(({ key }) => key === held[0]!.key)
  return (
    <span className={denseCss.clash} role="alert">
      <span>{t('edit.held', { count: of.length })}</span>
      <Button size="small" onClick={() => onAgain(of[0]!)}>
        {t('edit.rest', { count: of.length })}
      </Button>
      <Button size="small" onClick={() => onDrop(of[0]!)}>
        {t('edit.drop')}
      </Button>
    </span>
  )
}
