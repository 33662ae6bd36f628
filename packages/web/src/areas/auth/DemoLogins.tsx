import { Button, Popover } from 'antd'
import { useState } from 'react'
import { beside } from '../../kit/beside.ts'
import { useText } from '../../platform/text.ts'
import { authText } from './text.ts'
import css from './DemoCorner.module.css'

export interface LoginsProps {
  readonly password: string
  readonly list: readonly { readonly account: string; readonly role: string }[]
  readonly onChoose: (login: { account: string; password: string }) => void
}

/** Who one can be in the demo world. Loaded when its button is pressed, and open then. */
export default function DemoLogins({ password, list, onChoose }: LoginsProps) {
  const t = useText(authText)
  const [open, setOpen] = useState(true)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topRight"
      getPopupContainer={beside}
      arrow={false}
      content={
        <div className={css.logins}>
          <p>{t('demo.password', { password })}</p>
          <ul>
            {list.map(({ account, role }) => (
              <li key={account}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    onChoose({ account, password })
                  }}
                >
                  <strong>{role}</strong>
                  <span>{account}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <Button autoFocus type="link" size="small" aria-expanded={open}>
        {t('demo.logins')}
      </Button>
    </Popover>
  )
}
