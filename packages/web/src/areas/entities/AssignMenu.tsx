import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useNarrow } from '../../kit/use-narrow.ts'
import { within } from '../../kit/within.ts'
import { useText } from '../../platform/text.ts'
import type { Assigned } from './AssignDialog.tsx'
import { entitiesText } from './text.ts'

interface Props {
  readonly assigned: readonly Assigned[]
  readonly onAssign: (what: Assigned) => void
}

/** Changes of all institutions that the filters show, or of a pasted list. */
export function AssignMenu({ assigned, onAssign }: Props) {
  const t = useText(entitiesText)
  const narrow = useNarrow()
  if (narrow || assigned.length === 0) return null
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={within}
      menu={{
        items: assigned.map((what) => ({ key: what, label: t(`set.${what}`) })),
        onClick: ({ key }) => onAssign(key as Assigned),
      }}
    >
      <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('assign.many')}
      </Button>
    </Dropdown>
  )
}
