import { Button, Drawer, Flex } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import type { FormCall } from '../../platform/form-calls.ts'
import { confirm } from '../../platform/notify.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { clockTime } from '../format.ts'
import { ContestedFields, type ContestLook } from './ContestedFields.tsx'
import type { Draft } from './draft.ts'
import type { FormFault } from './faults.ts'
import { FieldLook } from './Field.tsx'
import { Form } from './Form.tsx'
import { useLeaving } from './leaving.ts'
import { formKitText } from './text.ts'
import { endDraft, useDraftState } from './use-draft.ts'
import css from './form.module.css'

interface Props<Values extends object> {
  readonly title: string
  /** Beside the title. */
  readonly extra?: ReactNode
  readonly size: number
  /** Makes such a record: fields that it requires are marked. */
  readonly call?: FormCall
  readonly draft: Draft<Values>
  readonly faults: readonly FormFault[]
  /** What the last attempt was refused for: its fields show their messages. */
  readonly refused: Error | null
  readonly busy: boolean
  /** What the button says. A record that is not new is sent once it was edited. */
  readonly send: string
  /** Another way to send, beside the button. */
  readonly also?: ReactNode
  readonly isNew: boolean
  readonly readOnly?: boolean
  readonly onSend: (values: Values) => void
  readonly onTyped: () => void
  readonly onClose: () => void
  /** Of a record with versions: shows the fields that somebody else changed as well. */
  readonly contest?: ContestLook<Values>
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** A form at the side of its list. Closing it and leaving its page ask before edits are discarded. */
export function FormDrawer<Values extends object>(props: Props<Values>) {
  const { title, draft, faults, refused, busy, isNew, onSend, onTyped, onClose } = props
  const t = useText(formKitText)
  const id = useId()
  useEffect(() => {
    if (refused) draft.try()
  }, [refused, draft])
  const { restoredAt } = useDraftState(draft)
  const zone = useStore(sessionStore)?.timeZone
  const asking = useRef(false)
  const ask = (discard: () => void, stay?: () => void) => {
    // Back may be pressed again while it asks.
    if (asking.current) return
    asking.current = true
    confirm({
      title: t('drawer.ask'),
      okText: t('bar.discard'),
      okButtonProps: { danger: true },
      cancelText: t('leave.stay'),
      onOk: () => {
        asking.current = false
        endDraft(draft, discard)
      },
      onCancel: () => {
        asking.current = false
        stay?.()
      },
    })
  }
  const close = () => (draft.dirty ? ask(onClose) : onClose())
  const leaving = useLeaving({
    isUnsaved: () => draft.dirty && !busy,
    isElsewhere: (here, next) => here.search !== next.search,
  })
  const askToLeave = useEffectEvent(ask)
  useEffect(() => {
    if (leaving) askToLeave(leaving.proceed, leaving.reset)
  }, [leaving])
  return (
    <Drawer
      open
      size={props.size}
      title={<span translate="no">{title}</span>}
      extra={props.extra}
      onClose={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close}>{t('drawer.cancel')}</Button>
          {!props.readOnly && props.also}
          {!props.readOnly && (
            <Button
              type="primary"
              htmlType="submit"
              form={id}
              loading={busy}
              disabled={!isNew && !draft.dirty}
            >
              {props.send}
            </Button>
          )}
        </Flex>
      }
    >
      {restoredAt !== undefined && draft.dirty && (
        <p className="br-quiet" role="status">
          {t('drawer.restored', { time: clockTime(restoredAt, zone) })}
        </p>
      )}
      {props.above && <div className={css.drawerAbove}>{props.above}</div>}
      <FieldLook value="drawer">
        <div className={css.drawerForm}>
          <Form
            inDialog
            id={id}
            call={props.call}
            draft={draft}
            faults={faults}
            onSend={onSend}
            onTyped={onTyped}
          >
            {props.contest && <ContestedFields draft={draft} {...props.contest} />}
            {props.children}
          </Form>
        </div>
      </FieldLook>
      {props.below}
    </Drawer>
  )
}
