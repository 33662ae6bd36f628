import { MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../platform/text.ts'
import { denseText } from './text.ts'

interface Props {
  readonly onUnfold: () => void
}

/** Opens or closes all groups of a view. */
export function UnfoldButton({ onUnfold }: Props) {
  const t = useText(denseText)
  return (
    <Button
      icon={<MenuUnfoldOutlined aria-hidden />}
      aria-label={t('unfold')}
      title={t('unfold')}
      onClick={onUnfold}
    />
  )
}
