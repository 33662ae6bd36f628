import { EyeInvisibleOutlined } from '@ant-design/icons'
import { mostLetters } from '@bookrunner/domain/orders'
import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { CommentInput } from '../../../kit/form/index.ts'
import { withNote } from '../../../kit/format.ts'
import { pressSubmit, useSubmitKey } from '../../../kit/keys/use-submit-key.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime, nameOf, useReader } from '../../deals/parts/index.ts'
import type { CommentVersion } from './private-history.ts'
import { detailText } from './text.ts'
import { usePrivateComment } from './use-private-comment.ts'
import css from './detail.module.css'
import bookCss from '../book.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly orderId: string
  /** Newest first. */
  readonly comments: readonly CommentVersion[]
  readonly version: number
  readonly timeZone: string
  /** Comments of an order behind an alias are withheld. */
  readonly withheld: boolean
  readonly writes: boolean
}

/** The current text, and the earlier ones. */
export function PrivateComment({ orderId, comments, version, timeZone, withheld, writes }: Props) {
  const t = useText(detailText)
  const [newest, ...earlier] = comments
  const now = newest?.text ?? null
  const edit = usePrivateComment({ orderId, now, version })
  return (
    <section className={css.comment} data-kind="privateComment" aria-label={t('label.privateComment')}>
      <header>
        <EyeInvisibleOutlined aria-hidden />
        <strong>{t('kind.privateComment')}</strong>
        <span className="br-quiet">{t('hint.privateComment')}</span>
      </header>
      {!newest && <p className="br-quiet">{t(withheld ? 'withheld' : 'none')}</p>}
      {newest && !edit.typed && <CommentEntry comment={newest} timeZone={timeZone} />}
      {edit.typed ? (
        <Editor edit={edit} now={now} />
      ) : (
        writes && (
          <Button size="small" onClick={edit.begin}>
            {t(now === null ? 'write' : 'edit')}
          </Button>
        )
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{t('earlier', { count: earlier.length })}</summary>
          <Lines comments={earlier} timeZone={timeZone} />
        </details>
      )}
    </section>
  )
}

function Lines({ comments, timeZone }: Pick<Props, 'comments' | 'timeZone'>) {
  return (
    <ol>
      {comments.map((each) => (
        <li key={each.version}>
          <CommentEntry comment={each} timeZone={timeZone} />
        </li>
      ))}
    </ol>
  )
}

function CommentEntry({
  comment: { text, by, at },
  timeZone,
}: {
  readonly comment: CommentVersion
  readonly timeZone: string
}) {
  const t = useText(detailText)
  const { lang } = useReader()
  return (
    <div className={css.entry}>
      <small>
        <strong>{by ? withNote(by.name, nameOf(by.entity, lang, true), lang) : t('nobody')}</strong>
        <DealTime at={at} timeZone={timeZone} />
      </small>
      <p>{text ?? <em>{t('taken')}</em>}</p>
    </div>
  )
}

interface EditorProps {
  readonly edit: ReturnType<typeof usePrivateComment>
  readonly now: string | null
}

function Editor({ edit, now }: EditorProps) {
  const t = useText(detailText)
  const { typed, contested, busy, problem, same } = edit
  const form = useRef<HTMLFormElement>(null)
  useSubmitKey({ form, run: () => pressSubmit(form.current) })
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        edit.save()
      }}
    >
      <CommentInput
        most={mostLetters.privateComment}
        aria-label={t('label.privateComment')}
        aria-invalid={problem !== undefined}
        status={problem === undefined ? '' : 'error'}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 10 }}
        value={typed?.text ?? ''}
        onChange={({ target }) => edit.type(target.value)}
      />
      {contested && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={now === null ? t('contested.taken') : t('contested', { theirs: now })}
          action={
            <>
              <Button size="small" onClick={edit.overwrite}>
                {t('over')}
              </Button>
              <Button size="small" onClick={edit.stop}>
                {t('theirs')}
              </Button>
            </>
          }
        />
      )}
      {same && <p className={bookCss.decideWrong}>{t('same')}</p>}
      {problem !== undefined && !contested && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={denseCss.deskActs}>
        <Button type="primary" size="small" htmlType="submit" loading={busy} disabled={contested}>
          {t('save')}
        </Button>
        <Button size="small" onClick={edit.stop}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
