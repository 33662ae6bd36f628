import { Button } from 'antd'
import { EMPTY, mm } from '../../kit/format.ts'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import { useText, type TranslateOf } from '../../platform/text.ts'
import type { PendingEdit } from './state/edits.ts'
import { canBeWritten, questionIn, type Question } from './state/groups.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import type { LineEdits } from './use-line-edits.ts'
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly edits: LineEdits
  /** Back among the lines, once everything is answered. */
  readonly onDone: () => void
}

/** What became of cells, the one that needs somebody first. Nothing typed is lost before it is said which holds. */
export function EditNote({ alloc, edits: { edits, advice, again, drop }, onDone }: Props) {
  const t = useText(allocText)
  const all = [...edits.values()]
  const question = questionIn(edits)
  const lost = all.filter(({ state }) => state === 'unknown').length
  const waiting = all.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const root = useKeptFocus(question ? `${question.edit.key} ${question.edit.orderId}` : '', (note) => {
    const next = note.querySelector<HTMLElement>('.ant-btn')
    if (!next) onDone()
    return next
  })
  return (
    <div ref={root} className={css.note}>
      {advice && <span role="alert">{advice}</span>}
      {!advice && question && <Asked alloc={alloc} question={question} again={again} drop={drop} />}
      {!advice && !question && lost > 0 && <span role="status">{t('edit.unknown', { count: lost })}</span>}
      {!advice && !question && lost === 0 && waiting > 1 && (
        <span role="status">{t('edit.waiting', { count: waiting })}</span>
      )}
    </div>
  )
}

interface AskedProps extends Pick<Props, 'alloc'>, Pick<LineEdits, 'again' | 'drop'> {
  readonly question: Question
}

const mostSaid = 60

const cut = (text: string): string => (text.length > mostSaid ? `${text.slice(0, mostSaid)}…` : text)

type T = TranslateOf<typeof allocText>

/** A size and what is said to it, as far as either is there. */
const saidOf = (t: T, size: string | undefined, note: string | null | undefined): string =>
  [
    ...(size === undefined ? [] : [size]),
    ...(note === undefined ? [] : [note === null ? EMPTY : t('edit.quoted', { text: cut(note) })]),
  ].join(', ')

const yoursIn = (t: T, { typed, size, note }: PendingEdit): string =>
  typed ? cut(typed.text) : saidOf(t, size === undefined ? undefined : mm(size), note)

/** Both words, and who wrote the other one; what waits for the answer. */
function Asked({ alloc, question, again, drop }: AskedProps) {
  const t = useText(allocText)
  const { edit, of, alike, held } = question
  const row = alloc.rows.get(edit.orderId)
  const now = mm(row?.size)
  const theirs = saidOf(t, now, edit.note === undefined ? (row?.note ?? undefined) : (row?.note ?? null))
  const named = { number: edit.number, yours: yoursIn(t, edit) }
  const leave = edit.size === undefined && !edit.typed ? t('edit.leave') : t('edit.theirs', { now })
  return (
    <span className={denseCss.clash} role="alert">
      <span title={edit.words}>
        {edit.state === 'clash'
          ? t('edit.clash', { ...named, now: theirs, by: row?.editedBy ?? t('edit.somebody') })
          : t('edit.refused', { ...named, why: edit.words })}
      </span>
      <Answers of={of} again={again} drop={drop} leave={leave} />
      {alike.length > of.length && (
        <>
          <span className="br-quiet">{t('edit.more', { count: alike.length - of.length })}</span>
          <Answers of={alike} again={again} drop={drop} leave={leave} />
        </>
      )}
      {held.length > 0 && (
        <>
          <span className="br-quiet">{t('edit.held', { count: held.length })}</span>
          <Button
            size="small"
            onClick={() => drop([...alike.filter(({ key }) => key === edit.key), ...held])}
          >
            {t('edit.leave.change')}
          </Button>
        </>
      )}
    </span>
  )
}

interface AnswersProps extends Pick<AskedProps, 'again' | 'drop'> {
  /** What is answered, all of it alike. */
  readonly of: readonly PendingEdit[]
  /** What leaving one of them comes to. */
  readonly leave: string
}

/** One's own, where there is something to write, or what stands there. */
function Answers({ of, again, drop, leave }: AnswersProps) {
  const t = useText(allocText)
  const count = of.length
  const key = of[0]?.state === 'clash' ? 'edit.yours' : 'edit.again'
  return (
    <>
      {of.some((each) => canBeWritten(each)) && (
        <Button size="small" onClick={() => again(of)}>
          {count === 1 ? t(key) : t(`${key}.all`, { count })}
        </Button>
      )}
      <Button size="small" onClick={() => drop(of)}>
        {count === 1 ? leave : t('edit.theirs.all', { count })}
      </Button>
    </>
  )
}
