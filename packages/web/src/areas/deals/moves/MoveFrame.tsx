import { Button, Modal } from 'antd'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { FaultAlert } from '../../../kit/FaultAlert.tsx'
import { FieldLook } from '../../../kit/form/index.ts'
import { OnceThere } from '../../../kit/OnceThere.tsx'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import type { Problem } from './problem.ts'
import { movesText } from './text.ts'
import { useFocusBack } from './use-focus-back.ts'
import type { Move } from './use-move.ts'
import css from './moves.module.css'

interface Props {
  readonly title: string
  /** The deal of the move, with its status and level. */
  readonly about?: ReactNode
  /** The text of the button: "Push FPG", "Abort deal". */
  readonly verb: string
  readonly danger?: boolean
  readonly wide?: boolean
  /** For a dialog without fields: Enter submits at once. */
  readonly ready?: boolean
  /** Submitting is disabled; the dialog shows why. */
  readonly blocked?: boolean
  readonly move: Pick<Move<never>, 'busy' | 'problem'>
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly onGo?: (field: string) => void
  /** The owner of a field that is not the deal's: an order, by its number. */
  readonly whose?: (field: string) => string | undefined
  readonly children: ReactNode
}

/**
 * The frame of a move's dialog. Enter submits and Escape closes. A click outside does nothing, so that typed values are
 * not lost. A refusal about no field is shown above the buttons.
 */
export function MoveFrame(props: Props) {
  const {
    title,
    about,
    verb,
    danger = false,
    wide = false,
    ready,
    blocked,
    move,
    onClose,
    onGo,
    children,
  } = props
  const t = useText(movesText)
  const form = useId()
  useFocusBack()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // For React, a form in a dialog is inside the page's form: its submit event must not bubble up to that one.
    event.stopPropagation()
    if (!blocked) props.onSubmit()
  }
  return (
    <Modal
      open
      title={title}
      width={wide ? 820 : 560}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            type="primary"
            danger={danger}
            htmlType="submit"
            form={form}
            autoFocus={ready}
            disabled={blocked}
            loading={move.busy}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {about && <div className={css.about}>{about}</div>}
        <FieldLook value="dialog">
          <OnceThere>{children}</OnceThere>
        </FieldLook>
        {move.problem?.message !== undefined && (
          <Whole
            problem={{ ...move.problem, message: move.problem.message }}
            onGo={onGo}
            whose={props.whose}
          />
        )}
      </form>
    </Modal>
  )
}

interface WholeProps extends Pick<Props, 'onGo' | 'whose'> {
  readonly problem: Problem & { readonly message: string }
}

function Whole({ problem, onGo, whose }: WholeProps) {
  const nameOfField = useFieldName()
  const list = problem.elsewhere.map(({ field, message }) => (
    <li key={field}>
      {onGo && (
        <Button type="link" size="small" onClick={() => onGo(field)}>
          {nameOfField(field)}
        </Button>
      )}{' '}
      {whose?.(field) && <b translate="no">{whose(field)}</b>} {message}
    </li>
  ))
  return <FaultAlert title={problem.message} description={list.length > 0 ? <ul>{list}</ul> : undefined} />
}
