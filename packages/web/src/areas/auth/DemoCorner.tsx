import { ExperimentOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { beside } from '../../kit/beside.ts'
import { useText } from '../../platform/text.ts'
import { useDemoLogins } from './demo.ts'
import { authText } from './text.ts'
import css from './DemoCorner.module.css'

interface Fields {
  readonly account: string
  readonly password: string
}

interface Props {
  /** Whose mail is waited for. */
  readonly account?: string
  readonly onChoose?: (fields: Fields) => void
}

/** In demo mode only: where the mails are, and who one can be. */
export function DemoCorner({ account, onChoose }: Props) {
  const t = useText(authText)
  const { data } = useDemoLogins()
  if (!data) return null
  const to = account ? `/demo/outbox?${new URLSearchParams({ account })}` : '/demo/outbox'
  return (
    <footer className={css.demo}>
      <ExperimentOutlined aria-hidden />
      <span>{t('demo.title')}</span>
      <Link to={to} target="_blank">
        {t('demo.outbox')}
      </Link>
      {onChoose && <Logins {...data} onChoose={onChoose} />}
    </footer>
  )
}

interface LoginsProps {
  readonly password: string
  readonly list: readonly { readonly account: string; readonly role: string }[]
  readonly onChoose: (fields: Fields) => void
}

function Logins({ password, list, onChoose }: LoginsProps) {
  const t = useText(authText)
  const [open, setOpen] = useState(false)
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
      <Button type="link" size="small" aria-expanded={open}>
        {t('demo.logins')}
      </Button>
    </Popover>
  )
}
