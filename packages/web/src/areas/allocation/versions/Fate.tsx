import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { useLaunch } from '../flow/use-launch.ts'
import type { Gone } from '../state/alloc-store.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import { useVersions } from '../use-alloc.ts'
import { versionsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './versions.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  /** The version shown before, which is gone. */
  readonly gone: Gone | undefined
  readonly onRead: () => void
}

/** Says what happened to the version shown, or shown before: it is never replaced silently. */
export function Fate({ alloc, gone, onRead }: Props) {
  const t = useText(versionsText)
  return (
    <>
      {gone && (
        <p className={classes(denseCss.own, css.fate)} role="status">
          <Left alloc={alloc} gone={gone} />{' '}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('close')}
            onClick={onRead}
          />
        </p>
      )}
      <Now alloc={alloc} />
    </>
  )
}

function Left({ alloc, gone }: Pick<Props, 'alloc'> & { readonly gone: Gone }) {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  const launch = useLaunch(alloc)
  if (!gone.name) return t('gone.link')
  const back = launch.data?.reopened.find(({ versionId }) => versionId === gone.versionId)
  const { name } = gone
  if (!back) return t('gone', { name })
  const { by, at, reason } = back
  return t('gone.reopened', { name, by: by ?? '–', time: instant(at, lang, zone), reason })
}

/** The shown version is neither a draft nor launched. */
function Now({ alloc }: Pick<Props, 'alloc'>) {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  const version = versionOf(alloc)
  const put = useVersions(alloc.dealId, { deleted: true, enabled: version === undefined })
  if (version && version.state !== 'reopened') return null
  const deed = version
    ? version.reopened
    : put.data?.list.find(({ versionId }) => versionId === alloc.versionId)?.deleted
  const params = { by: deed?.by ?? '–', time: deed ? instant(deed.at, lang, zone) : '–' }
  return (
    <p className={classes(denseCss.own, css.fate)} role="status">
      {version
        ? t('now.reopened', { ...params, reason: version.reopened?.reason ?? '–' })
        : t('now.deleted', params)}
    </p>
  )
}
