import { Button, Modal } from 'antd'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { instant } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { FailedPart } from '../FailedPart.tsx'
import { useAct } from '../use-act.ts'
import { useVersions } from '../use-alloc.ts'
import { versionsText } from './text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly dealId: string
  readonly onClose: () => void
}

/** The deleted versions, with buttons to restore them. */
export function DeletedDialog({ dealId, onClose }: Props) {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  const { data, error, refetch } = useVersions(dealId, { deleted: true })
  const { busy, act } = useAct({ send: api.allocation.reviveVersion, done: t('done.revived') })
  const list = data?.list.filter(({ state }) => state === 'deleted')
  return (
    <Modal
      open
      title={t('deleted')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      {error && !data && <FailedPart error={error} onAgain={() => void refetch()} />}
      {!list && !error && <RowsSkeleton rows={3} />}
      {list?.length === 0 && <p>{t('deleted.none')}</p>}
      <ul className={css.list}>
        {list?.map(({ versionId, number, name, deleted, may }) => (
          <li key={versionId}>
            <span translate="no">{t('one', { number, name })}</span>
            <small>
              {deleted && t('edited', { by: deleted.by ?? '–', time: instant(deleted.at, lang, zone) })}
            </small>
            {may.includes('revive') && (
              <Button size="small" loading={busy} onClick={() => act({ versionId })}>
                {t('revive')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
