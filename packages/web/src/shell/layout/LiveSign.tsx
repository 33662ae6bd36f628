import { DisconnectOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { instant, zonedClock } from '../../kit/format.ts'
import { langStore } from '../../platform/language.ts'
import { liveStore } from '../../platform/live.ts'
import { useOnline } from '../../platform/online.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import css from './layout.module.css'

/** Offline and "not live since 16:02:10" are visible, never silent. Live needs no word. */
export function LiveSign() {
  const t = useText(shellText)
  const online = useOnline()
  const { state, since } = useStore(liveStore)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const words = !online
    ? t('live.offline')
    : state === 'notLive'
      ? t('live.since', { time: zonedClock(since, zone) })
      : ''
  const hint = online ? `${instant(since, lang, zone)}. ${t('live.hint')}` : t('live.offline.hint')
  return (
    <div role="status" aria-label={t('live.label')}>
      {words && (
        <Tooltip title={hint}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hint must be reachable by key */}
          <span className={css.liveSign} tabIndex={0} data-offline={!online || undefined}>
            <DisconnectOutlined aria-hidden /> <span>{words}</span>
          </span>
        </Tooltip>
      )}
    </div>
  )
}
