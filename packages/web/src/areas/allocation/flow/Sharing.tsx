import { Button } from 'antd'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader, type NamedEntity } from '../../deals/parts/index.ts'
import { useAct } from '../use-act.ts'
import { shareText } from './share-text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly versionId: string
  readonly shares: readonly {
    readonly userId: string
    readonly name: string
    readonly entity: NamedEntity
    readonly note: string | null
  }[]
}

/** The managers with a read-only view of a version, and buttons to end it. */
export function Sharing({ versionId, shares }: Props) {
  const t = useText(shareText)
  const { lang } = useReader()
  const { busy, act } = useAct({ send: api.allocation.share, done: t('share.ended') })
  return (
    <section aria-label={t('shares')}>
      <h2>{t('shares')}</h2>
      {shares.length === 0 && <p className="br-quiet">{t('shares.none')}</p>}
      <ul className={css.list}>
        {shares.map(({ userId, name, entity, note }) => (
          <li key={userId}>
            <span translate="no">
              {name} · {nameOf(entity, lang, true)}
            </span>
            <small>{note}</small>
            <Button size="small" loading={busy} onClick={() => act({ versionId, add: [], remove: [userId] })}>
              {t('share.end', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
