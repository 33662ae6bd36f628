import { AlertOutlined } from '@ant-design/icons'
import { Badge } from 'antd'
import { useText } from '../../../platform/text.ts'
import { DeskTool } from '../desk/DeskTool.tsx'
import { findingsText } from './text.ts'

/** How many findings wait for a decision. */
export function FindingsButton({ open, onOpen }: { readonly open: number; readonly onOpen: () => void }) {
  const t = useText(findingsText)
  return (
    <Badge count={open} overflowCount={999} size="small">
      <DeskTool
        label={open > 0 ? `${t('button')}: ${t('button.open', { count: open })}` : t('button')}
        word={t('button')}
        icon={<AlertOutlined aria-hidden />}
        onClick={onOpen}
      />
    </Badge>
  )
}
