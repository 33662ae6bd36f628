import { EditQuestion } from '../../kit/dense-page/EditQuestion.tsx'
import { EMPTY, mm } from '../../kit/format.ts'
import { useFocusRecovery } from '../../kit/use-focus-recovery.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import type { PendingEdit } from './state/edits.ts'
import { canBeWritten, questionIn, type Question } from './state/groups.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import type { LineEdits } from './use-line-edits.ts'
import css from './allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly edits: LineEdits
  /** Returns the focus to the lines when everything is answered. */
  readonly onDone: () => void
}

/** The state of edited cells, first the one that needs a decision. Nothing typed is dropped without one. */
export function EditNote({ alloc, edits: { edits, advice, again, drop }, onDone }: Props) {
  const t = useText(allocText)
  const all = [...edits.values()]
  const question = questionIn(edits)
  const lost = all.filter(({ state }) => state === 'unknown').length
  const waiting = all.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const root = useFocusRecovery(question ? `${question.edit.key} ${question.edit.orderId}` : '', (note) => {
    const next = note.querySelector<HTMLElement>('.ant-btn')
    if (!next) onDone()
    return next
  })
  return (
    <div ref={root} className={css.note}>
      {advice && <span role="alert">{advice}</span>}
      {!advice && question && <LineQuestion alloc={alloc} question={question} again={again} drop={drop} />}
      {!advice && !question && lost > 0 && <span role="status">{t('edit.unknown', { count: lost })}</span>}
      {!advice && !question && lost === 0 && waiting > 1 && (
        <span role="status">{t('edit.waiting', { count: waiting })}</span>
      )}
    </div>
  )
}

interface LineQuestionProps extends Pick<Props, 'alloc'>, Pick<LineEdits, 'again' | 'drop'> {
  readonly question: Question
}

const mostLetters = 60

const cut = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text)

type T = TranslateOf<typeof allocText>

/** A size and its reason, as far as they exist. */
const valueText = (t: T, size: string | undefined, note: string | null | undefined): string =>
  [
    ...(size === undefined ? [] : [size]),
    ...(note === undefined ? [] : [note === null ? EMPTY : t('edit.quoted', { text: cut(note) })]),
  ].join(', ')

const yoursIn = (t: T, { typed, size, note }: PendingEdit): string =>
  typed ? cut(typed.text) : valueText(t, size === undefined ? undefined : mm(size), note)

/** Both values, the author of the other one, and the lines that wait for the decision. */
function LineQuestion({ alloc, question, again, drop }: LineQuestionProps) {
  const t = useText(allocText)
  const { edit, of, alike, onHold } = question
  const row = alloc.rows.get(edit.orderId)
  // An edit of merged orders together has no row of its own.
  const merged = [...alloc.rows.values()].filter(({ mergeId }) => `merge:${mergeId}` === edit.orderId)
  const now = row ? mm(row.size) : mm(merged.reduce((sum, { size }) => sum + (size ?? 0), 0))
  const theirs = valueText(t, now, edit.note === undefined ? (row?.note ?? undefined) : (row?.note ?? null))
  const named = { number: edit.number, yours: yoursIn(t, edit) }
  const leave = edit.size === undefined && !edit.typed ? t('edit.leave') : t('edit.theirs', { now })
  /** Buttons to save the own value, if it is valid, or to keep the stored one. */
  const answersTo = (edits: readonly PendingEdit[]) => {
    const { length: count } = edits
    const key = edits[0]?.state === 'clash' ? 'edit.yours' : 'edit.again'
    return [
      ...(edits.some((each) => canBeWritten(each))
        ? [{ label: count === 1 ? t(key) : t(`${key}.all`, { count }), onAnswer: () => again(edits) }]
        : []),
      { label: count === 1 ? leave : t('edit.theirs.all', { count }), onAnswer: () => drop(edits) },
    ]
  }
  const leaveChange = {
    label: t('edit.leave.change'),
    onAnswer: () => drop([...alike.filter(({ key }) => key === edit.key), ...onHold]),
  }
  return (
    <EditQuestion
      text={
        edit.state === 'clash'
          ? t('edit.clash', { ...named, now: theirs, by: row?.editedBy ?? t('edit.somebody') })
          : t('edit.refused', { ...named, why: edit.words })
      }
      title={edit.words}
      parts={[
        ...answersTo(of),
        ...(alike.length > of.length
          ? [t('edit.more', { count: alike.length - of.length }), ...answersTo(alike)]
          : []),
        ...(onHold.length > 0 ? [t('edit.onHold', { count: onHold.length }), leaveChange] : []),
      ]}
    />
  )
}
