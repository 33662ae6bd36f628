import { DownOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space } from 'antd'
import { useNavigate } from 'react-router'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { boardText } from './text.ts'

interface Props {
  readonly to: string
  readonly place: string
  readonly onCopy: () => void
}

/** A new deal from nothing, or from an earlier one. */
export function NewDeal({ to, place, onCopy }: Props) {
  const t = useText(boardText)
  const navigate = useNavigate()
  const create = () => void navigate(to)
  useShortcut({ keys: 'n', title: t('key.new'), place, run: create })
  return (
    <Space.Compact>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
        {t('new')}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={within}
        menu={{ items: [{ key: 'copy', label: t('copyEarlier') }], onClick: onCopy }}
      >
        <Button type="primary" icon={<DownOutlined aria-hidden />} aria-label={t('more')} />
      </Dropdown>
    </Space.Compact>
  )
}
