import { Button } from 'antd'
import { useState } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { confirm } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { messageOf } from '../fault.ts'
import { KeyRow } from './KeyRow.tsx'
import { MakeKey } from './MakeKey.tsx'
import { SecretShown } from './SecretShown.tsx'
import { keysText } from './text.ts'
import { isOver, useKeys, useRevoke, type ApiKey, type Made } from './use-keys.ts'
import css from './keys.module.css'
import authCss from '../auth.module.css'
import sessionsPageCss from '../SessionsPage.module.css'

/** The user's API keys: create, show once, revoke. */
export default function KeysPage() {
  const t = useText(keysText)
  const keys = useKeys()
  const ask = useAskRevoke()
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<Made>()
  const list = keys.data?.list ?? []
  const live = list.filter((key) => !isOver(key))
  const over = list.filter(isOver)
  const make = (
    <Button type="primary" onClick={() => setMaking(true)}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <PageHeader actions={list.length > 0 && make} />
      <p className={authCss.lead}>{t('hint')}</p>
      {keys.isPending && <RowsSkeleton rows={3} />}
      {keys.isError && (
        <ErrorState
          title={t('failed')}
          hint={messageOf(keys.error)}
          action={t('again')}
          onAction={() => void keys.refetch()}
        />
      )}
      {keys.isSuccess && list.length === 0 && (
        <EmptyState title={t('empty')} hint={t('empty.hint')}>
          {make}
        </EmptyState>
      )}
      <Rows title={t('live')} keys={live} onRevoke={ask} />
      <Rows title={t('over')} keys={over} />
      {making && (
        <MakeKey
          onClose={() => setMaking(false)}
          onMade={(one) => {
            setMaking(false)
            setMade(one)
          }}
        />
      )}
      {made && <SecretShown made={made} onDone={() => setMade(undefined)} />}
    </>
  )
}

interface RowsProps {
  readonly title: string
  readonly keys: readonly ApiKey[]
  readonly onRevoke?: (key: ApiKey) => void
}

function Rows({ title, keys, onRevoke }: RowsProps) {
  if (keys.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={sessionsPageCss.sessions}>
        {keys.map((key) => (
          <KeyRow key={key.keyId} shown={key} {...(onRevoke && { onRevoke: () => onRevoke(key) })} />
        ))}
      </ul>
    </section>
  )
}

function useAskRevoke() {
  const t = useText(keysText)
  const revoke = useRevoke()
  return ({ keyId, name }: ApiKey) =>
    confirm({
      title: t('revoke.ask', { name }),
      content: t('revoke.hint'),
      okText: t('revoke'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => revoke.mutateAsync(keyId).catch(() => undefined),
    })
}
