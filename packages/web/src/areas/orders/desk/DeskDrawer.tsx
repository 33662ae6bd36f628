import { Drawer } from 'antd'
import { useRef, type ReactNode } from 'react'
import { FieldLook } from '../../../kit/form/index.ts'
import { useSubmitKey } from '../../../kit/keys/use-submit-key.ts'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly open: boolean
  readonly title: ReactNode
  readonly extra?: ReactNode
  readonly footer?: ReactNode
  /** By Escape or by the close button. */
  readonly onClose: (by: 'key' | 'click') => void
  /** Ctrl+Enter anywhere in the drawer. */
  readonly onSubmit?: (() => void) | undefined
  /** The first field takes the focus, not the drawer. */
  readonly typing?: boolean
  readonly children: ReactNode
}

/** A drawer for one order; the book stays visible and live beside it. */
export function DeskDrawer({
  open,
  title,
  extra,
  footer,
  onClose,
  onSubmit,
  typing = false,
  children,
}: Props) {
  const body = useRef<HTMLDivElement>(null)
  useSubmitKey({ form: body, inDialog: true, run: onSubmit })
  return (
    <Drawer
      open={open}
      size={560}
      title={title}
      extra={extra}
      footer={footer}
      className={denseCss.deskDrawer}
      onClose={(event) => onClose('key' in event ? 'key' : 'click')}
      destroyOnHidden
      autoFocus={!typing}
      afterOpenChange={(there) => there && typing && focusFirst(body.current)}
      mask={{ closable: true }}
    >
      <div ref={body}>
        <FieldLook value="drawer">{children}</FieldLook>
      </div>
    </Drawer>
  )
}

/** The drawer has the focus until its animation ends, unless somebody types in a field by then. */
function focusFirst(body: HTMLElement | null): void {
  if (!body?.contains(document.activeElement)) body?.querySelector('input')?.focus()
}
