import { EditQuestion } from '../../kit/dense-page/EditQuestion.tsx'
import { EMPTY } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import { valueOf, valueText } from './grid/edit-fields.ts'
import { gridText } from './grid/text.ts'
import type { CellEdit } from './state/cell-edit.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'

interface Props {
  readonly book: BrowserBook
  /** The reference of the deal's spreads. */
  readonly over: string | null
  readonly edits: ReadonlyMap<string, CellEdit>
  /** What is wrong with the text being typed. */
  readonly advice: { readonly message: string } | { readonly fault: 'typed' } | undefined
  readonly onAgain: (edit: CellEdit) => void
  readonly onDrop: (edit: CellEdit) => void
}

/** The state of edited cells. An edit that needs a decision comes first, and no typed text is lost before it. */
export function EditNote({ book, over, edits, advice, onAgain, onDrop }: Props) {
  const t = useText(bookText)
  const message = useText(gridText)
  const all = [...edits.values()]
  const open = all.filter(({ state }) => state === 'clash' || state === 'refused')
  const edit = open.at(-1)
  const lost = all.filter(({ state }) => state === 'unknown').length
  if (advice)
    return (
      <span role="alert">
        {'message' in advice ? advice.message : t('edit.notUnderstood', { examples: '25, 12.5, 0.05bn' })}
      </span>
    )
  const blocked = all.filter(({ state }) => state === 'blocked')
  const [first] = blocked
  if (!edit && first) {
    // The server takes a list as a whole: correct cells wait until the wrong ones are corrected or dropped.
    const { length: count } = blocked.filter(({ key }) => key === first.key)
    return (
      <EditQuestion
        text={t('edit.blocked', { count })}
        parts={[
          { label: t('edit.rest', { count }), onAnswer: () => onAgain(first) },
          { label: t('edit.drop'), onAnswer: () => onDrop(first) },
        ]}
      />
    )
  }
  if (!edit) return lost > 0 ? <span role="status">{t('edit.unknown', { count: lost })}</span> : null
  const { number, field, value, state } = edit
  const named = {
    number,
    field: message(`column.${field}`),
    yours: edit.isUnread ? String(value) : valueText(field, value, over),
  }
  const row = book.rows.get(edit.orderId)
  const now = row ? valueText(field, valueOf(row, field), over) : EMPTY
  return (
    <EditQuestion
      text={
        state === 'clash'
          ? t('edit.clash', { ...named, now })
          : t('edit.refused', { ...named, why: edit.message })
      }
      title={edit.message}
      parts={[
        ...(edit.isUnread
          ? []
          : [{ label: t(state === 'clash' ? 'edit.yours' : 'edit.again'), onAnswer: () => onAgain(edit) }]),
        { label: t('edit.theirs', { now }), onAnswer: () => onDrop(edit) },
        ...(open.length > 1 ? [t('edit.more', { count: open.length - 1 })] : []),
        ...(blocked.length > 0 ? [t('edit.wait', { count: blocked.length })] : []),
      ]}
    />
  )
}
