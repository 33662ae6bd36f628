import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  LockOutlined,
  RollbackOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Tag, Tooltip } from 'antd'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { versionsText } from './text.ts'
import css from './versions.module.css'

const icons = {
  draft: <ClockCircleOutlined aria-hidden />,
  launched: <LockOutlined aria-hidden />,
  reopened: <RollbackOutlined aria-hidden />,
  deleted: <RollbackOutlined aria-hidden />,
} as const

/** The state of a version, with a text and a sign beside its colour. */
export function VersionSigns({ version }: { readonly version: AllocVersionView }) {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  const { state, current, stale, launched, signOff, reopened } = version
  const deed = reopened ?? (state === 'launched' ? launched : null)
  const title = deed ? `${deed.by ?? ''} ${instant(deed.at, lang, zone)}` : undefined
  return (
    <span className={css.signs}>
      {current && (
        <Tag icon={<CheckCircleOutlined aria-hidden />} data-sign="current">
          {t('sign.current')}
        </Tag>
      )}
      {(state !== 'draft' || !current) && (
        <Tag icon={icons[state]} data-sign={state} title={reopened?.reason ?? title}>
          {t(`sign.${state}`)}
        </Tag>
      )}
      {stale && state !== 'reopened' && (
        <Tooltip title={t('sign.stale.hint')}>
          <Tag icon={<WarningOutlined aria-hidden />} data-sign="stale">
            {t('sign.stale')}
          </Tag>
        </Tooltip>
      )}
      {signOff && (
        <Tag title={[signOff.by, instant(signOff.at, lang, zone), signOff.reason].filter(Boolean).join('\n')}>
          {t(`sign.${signOff.kind}`)}
        </Tag>
      )}
    </span>
  )
}
