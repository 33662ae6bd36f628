import { targetKinds, type TargetKind } from '@bookrunner/domain/allocation'
import { Select } from 'antd'
import { useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { PanelProps } from '../panel-props.ts'
import { bucketsIn } from './buckets.ts'
import type { DraftTarget } from './model.ts'
import { targetsText } from './text.ts'
import css from './targets.module.css'

interface Props extends Pick<PanelProps, 'alloc' | 'tools'> {
  readonly drafts: readonly DraftTarget[]
  readonly onAdd: (by: TargetKind, key: string) => void
}

/** Adds a target: its kind, then its bucket. */
export function AddTarget({ alloc, tools, drafts, onAdd }: Props) {
  const t = useText(targetsText)
  const [by, setBy] = useState<TargetKind>('type')
  const used = new Set(drafts.filter((each) => each.by === by).map(({ key }) => key))
  const buckets = bucketsIn(alloc, by).filter((key) => !used.has(key))
  return (
    <div className={css.add}>
      <Select
        size="small"
        aria-label={t('kind')}
        value={by}
        options={targetKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
        getPopupContainer={within}
        onChange={setBy}
      />
      <Select<string | null>
        size="small"
        aria-label={t('add')}
        placeholder={t('add')}
        value={null}
        disabled={buckets.length === 0}
        showSearch={{ optionFilterProp: 'label' }}
        options={buckets.map((value) => ({ value, label: tools.bucket(by, value) }))}
        getPopupContainer={within}
        onChange={(key) => key && onAdd(by, key)}
      />
    </div>
  )
}
