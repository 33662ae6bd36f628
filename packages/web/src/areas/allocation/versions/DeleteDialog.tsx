import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { count, mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { AskFirst } from '../AskFirst.tsx'
import { useAct } from '../use-act.ts'
import { versionsText } from './text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly version: AllocVersionView
  readonly onClose: () => void
}

/** The dialog to delete a version for everybody who sees it. */
export function DeleteDialog({ version: { versionId, name, total, filled }, onClose }: Props) {
  const t = useText(versionsText)
  const { busy, act } = useAct({ send: api.allocation.deleteVersion, done: t('done.deleted') })
  return (
    <AskFirst
      title={t('delete.title', { name })}
      verb={t('delete.verb')}
      danger
      busy={busy}
      onYes={() => act({ versionId }, onClose)}
      onClose={onClose}
    >
      <ul className={css.effects}>
        {total !== null && (
          <li>{t('total', { total: mm(BigInt(total)), count: filled ?? 0, lines: count(filled ?? 0) })}</li>
        )}
        <li>{t('delete.effect.all')}</li>
        <li>{t('delete.effect.back')}</li>
      </ul>
    </AskFirst>
  )
}
