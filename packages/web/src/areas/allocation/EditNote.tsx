import { Button } from 'antd'
import { mm } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import type { LineEdit } from './state/edits.ts'
import type { HeldAlloc } from './state/held.ts'
import { allocText } from './text.ts'
import type { LineEdits } from './use-line-edits.ts'

interface Props {
  readonly alloc: HeldAlloc
  readonly edits: LineEdits
}

/** What became of cells, the one that needs somebody first. Nothing typed is lost before it is said which holds. */
export function EditNote({ alloc, edits: { edits, advice, again, drop } }: Props) {
  const t = useText(allocText)
  const all = [...edits.values()]
  const clashes = all.filter(({ state }) => state === 'clash')
  const refused = all.filter(({ state }) => state === 'refused')
  const lost = all.filter(({ state }) => state === 'unknown').length
  const waiting = all.filter(({ state }) => state === 'waiting' || state === 'sending').length
  if (advice) return <span role="alert">{advice}</span>
  const edit = clashes.at(-1) ?? refused.at(-1)
  if (edit) {
    const list = edit.state === 'clash' ? clashes : refused
    return <Open edit={edit} list={list} {...{ alloc, again, drop }} />
  }
  if (lost > 0) return <span role="status">{t('edit.unknown', { count: lost })}</span>
  return waiting > 1 ? <span role="status">{t('edit.waiting', { count: waiting })}</span> : null
}

interface OpenProps extends Pick<Props, 'alloc'>, Pick<LineEdits, 'again' | 'drop'> {
  readonly edit: LineEdit
  readonly list: readonly LineEdit[]
}

/** Both figures, and who wrote the other one. */
function Open({ alloc, edit, list, again, drop }: OpenProps) {
  const t = useText(allocText)
  const row = alloc.rows.get(edit.orderId)
  const clash = edit.state === 'clash'
  const now = mm(row?.size)
  const named = { number: edit.number, yours: mm(edit.size), now }
  return (
    <span className="br-book-clash" role="alert">
      <span title={edit.words}>
        {clash
          ? t('edit.clash', { ...named, by: row?.editedBy ?? t('edit.somebody') })
          : t('edit.refused', { ...named, why: edit.words })}
      </span>
      <Button size="small" onClick={() => again([edit])}>
        {t(clash ? 'edit.yours' : 'edit.again')}
      </Button>
      <Button size="small" onClick={() => drop([edit])}>
        {t('edit.theirs', { now })}
      </Button>
      {list.length > 1 && (
        <>
          <span className="br-quiet">{t('edit.more', { count: list.length - 1 })}</span>
          <Button size="small" onClick={() => again(list)}>
            {t(clash ? 'edit.yours.all' : 'edit.again.all', { count: list.length })}
          </Button>
          <Button size="small" onClick={() => drop(list)}>
            {t('edit.theirs.all', { count: list.length })}
          </Button>
        </>
      )}
    </span>
  )
}
