import { AlertOutlined } from '@ant-design/icons'
import type { MarginAlert } from '@bookrunner/contract/loans'
import { mayUse } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { Badge, Button, Popover } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { beside } from '../../kit/beside.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BandTag } from './BandTag.tsx'
import { priceText } from './figures.ts'
import { riskText } from './risk-text.ts'
import { useAlerts } from './use-alerts.ts'
import headerCss from '../../kit/header.module.css'
import css from './loans.module.css'

/** §7: the alert in the header, for those who may read the list of risks. */
export function MarginAlerts() {
  const session = useStore(sessionStore)
  return session && mayUse(session, 'loan_risk') ? <Alerts /> : null
}

function Alerts() {
  const t = useText(riskText)
  const alerts = useAlerts()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const called = alerts?.called ?? 0
  const label = called > 0 ? t('alert.label', { count: called }) : t('alert.none')
  const close = () => setOpen(false)
  const stepBack = () => {
    close()
    button.current?.focus()
  }
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        trigger="click"
        placement="bottomRight"
        getPopupContainer={beside}
        arrow={false}
        classNames={{ root: css.alerts }}
        content={
          <AlertList
            list={alerts?.list ?? []}
            title={label}
            warned={alerts?.warned ?? 0}
            onChoose={close}
            onBack={stepBack}
          />
        }
      >
        <Button
          ref={button}
          type="text"
          className={headerCss.tool}
          aria-label={label}
          title={label}
          aria-expanded={open}
        >
          <Badge count={called} size="small" overflowCount={999} offset={[2, -2]}>
            <AlertOutlined />
          </Badge>
        </Button>
      </Popover>
      <span className="br-sr" role="status">
        {called > 0 ? label : ''}
      </span>
    </>
  )
}

interface ListProps {
  readonly list: readonly MarginAlert[]
  /** The count of the badge, in the words of its button. */
  readonly title: string
  readonly warned: number
  readonly onChoose: () => void
  readonly onBack: () => void
}

function AlertList({ list, title, warned, onChoose, onBack }: ListProps) {
  const t = useText(riskText)
  const section = useRef<HTMLElement>(null)
  // The list is at the end of the document, so opening it moves the focus there.
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape steps back from all of it
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
    >
      <header>
        <h2>{title}</h2>
        {warned > 0 && <span className="br-quiet">{t('alert.warned', { count: warned })}</span>}
      </header>
      <ul>
        {list.map((alert) => (
          <li key={alert.loanId}>
            <AlertLink alert={alert} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <footer>
        <Link to="/quota/margin-calls" onClick={onChoose}>
          {t('alert.all')}
        </Link>
      </footer>
    </section>
  )
}

/** User and margin call price, and the way to the loan deal. */
function AlertLink({ alert, onChoose }: { readonly alert: MarginAlert; readonly onChoose: () => void }) {
  const t = useText(riskText)
  const lang = useStore(langStore)
  const { loanId, entity, user, bondName, band, marginCallPrice, currentPrice } = alert
  const name = nameIn(lang, entity)
  return (
    <Link className={css.alert} to={`/quota/loan-deals?loan=${loanId}`} onClick={onChoose}>
      <strong translate="no">{user?.name ?? name}</strong>
      <BandTag band={band} />
      <span translate="no" className="br-quiet">
        {user ? `${name} · ${bondName}` : bondName}
      </span>
      <span className="br-figures">
        {t('alert.prices', { callPrice: priceText(marginCallPrice), price: priceText(currentPrice) })}
      </span>
    </Link>
  )
}
