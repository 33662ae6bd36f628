import { KeyOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { instant } from '../../../kit/format.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { scopeWord } from './scope-word.ts'
import { keysText } from './text.ts'
import { isOver, type ApiKey } from './use-keys.ts'
import sessionsPageCss from '../SessionsPage.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly shown: ApiKey
  readonly onRevoke?: () => void
}

export function KeyRow({ shown, onRevoke }: Props) {
  const t = useText(keysText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { name, begins, scopes, createTime, lastUsedTime, expireTime, revokeTime } = shown
  const end: [string, string] = revokeTime
    ? [t('until.revoked'), instant(revokeTime, lang, zone)]
    : [t('until'), expireTime ? instant(expireTime, lang, zone) : t('expires.never')]
  const facts = [
    [t('begins'), `${begins}…`],
    [t('made'), instant(createTime, lang, zone)],
    [t('used'), lastUsedTime ? instant(lastUsedTime, lang, zone) : t('used.never')],
    end,
  ]
  return (
    <li>
      <span className={sessionsPageCss.icon} aria-hidden="true">
        <KeyOutlined />
      </span>
      <div>
        <strong>{name}</strong>
        {isOver(shown) && (
          <Tag className={sessionsPageCss.this}>{revokeTime ? t('state.revoked') : t('state.expired')}</Tag>
        )}
        <p className={textCss.soft}>{t(scopeWord(scopes))}</p>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {onRevoke && (
        <Button onClick={onRevoke} aria-label={`${t('revoke')}: ${name}`}>
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
