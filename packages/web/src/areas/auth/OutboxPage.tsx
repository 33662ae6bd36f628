import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import type { ReplyOf } from '@bookrunner/contract'
import type { demoCalls } from '@bookrunner/contract/auth'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { instant, zonedClock } from '../../kit/format.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { NotFound } from '../../shell/errors/ErrorPage.tsx'
import { Brand } from '../../shell/layout/Brand.tsx'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import { codeIn, pieces, useOutbox } from './demo.ts'
import { authText } from './text.ts'
import css from './OutboxPage.module.css'
import headerCss from '../../kit/header.module.css'
import pageHeaderCss from '../../kit/PageHeader.module.css'
import textCss from '../../kit/text.module.css'

type Mail = ReplyOf<typeof demoCalls.outbox>['list'][number]

const EVERY_MS = 2000

/** The mails of the demo world, readable, with the code ready to be copied. Only in demo mode. */
export default function OutboxPage() {
  const t = useText(authText)
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<string>()
  const account = params.get('account') ?? undefined
  const outbox = useOutbox(account, EVERY_MS)
  if (outbox.isLoadingError) return <NotFound alone />
  const mails = outbox.data?.list ?? []
  const open = mails.find((mail) => mail.mailId === chosen) ?? mails[0]
  return (
    <div className={css.outbox}>
      <header className={headerCss.header}>
        <Brand />
        <div className={headerCss.gap} />
        <Link to="/login">{t('outbox.login')}</Link>
        <LanguageSwitch />
      </header>
      <main>
        <header className={pageHeaderCss.header}>
          <h1>{t('title.outbox')}</h1>
          <div className={pageHeaderCss.facts}>
            {account ? t('outbox.to', { to: account }) : t('outbox.hint')}
          </div>
        </header>
        {outbox.isPending && <RowsSkeleton rows={6} />}
        {outbox.isSuccess && !open && <EmptyState title={t('outbox.empty')} hint={t('outbox.empty.hint')} />}
        {open && (
          <div className={css.mails}>
            <MailList mails={mails} open={open} onChoose={setChosen} />
            <MailText key={open.mailId} mail={open} />
          </div>
        )}
      </main>
    </div>
  )
}

function MailList({
  mails,
  open,
  onChoose,
}: {
  mails: readonly Mail[]
  open: Mail
  onChoose: (id: string) => void
}) {
  const t = useText(authText)
  const zone = useStore(sessionStore)?.timeZone
  return (
    <nav aria-label={t('outbox.mails')}>
      <ul>
        {mails.map((mail) => (
          <li key={mail.mailId}>
            <button
              type="button"
              aria-current={mail.mailId === open.mailId || undefined}
              onClick={() => onChoose(mail.mailId)}
            >
              <strong>{mail.subject}</strong>
              <time dateTime={mail.sentTime}>{zonedClock(mail.sentTime, zone)}</time>
              <span>{mail.to}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MailText({ mail }: { mail: Mail }) {
  const t = useText(authText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const code = codeIn(mail.text)
  return (
    <article aria-live="polite">
      <h2>{mail.subject}</h2>
      <p className={textCss.soft}>
        {t('outbox.to', { to: mail.to })} ·{' '}
        <time dateTime={mail.sentTime}>{instant(mail.sentTime, lang, zone)}</time>
      </p>
      {code && <Code code={code} />}
      <div className={css.text}>
        {pieces(mail.text).map(({ text, href }) =>
          href ? (
            <a key={href} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </div>
    </article>
  )
}

function Code({ code }: { code: string }) {
  const t = useText(authText)
  const [copied, setCopied] = useState(false)
  return (
    <Flex component="p" align="center" gap={16} className={css.code}>
      <output>{code}</output>
      <Button
        icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        onClick={() => void navigator.clipboard?.writeText(code).then(() => setCopied(true))}
      >
        {copied ? t('outbox.copied') : t('outbox.copy')}
      </Button>
    </Flex>
  )
}
