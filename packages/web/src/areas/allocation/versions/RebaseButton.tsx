import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Button } from 'antd'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useAct } from '../use-act.ts'
import { versionsText } from './text.ts'

interface Props {
  readonly version: AllocVersionView
  readonly type: 'link' | 'primary'
}

/** Moves a version that is out of date to the current terms; nothing for one that is not, or may not be edited. */
export function RebaseButton({ version: { dealId, versionId, stale, may }, type }: Props) {
  const t = useText(versionsText)
  const { busy, act } = useAct({ send: api.allocation.saveVersion, done: t('done.fresh') })
  if (!stale || !may.includes('edit')) return null
  return (
    <Button size="small" type={type} loading={busy} onClick={() => act({ dealId, versionId, fresh: true })}>
      {t('fresh')}
    </Button>
  )
}
