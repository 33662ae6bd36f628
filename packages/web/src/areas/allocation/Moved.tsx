import { Alert, Button } from 'antd'
import { useText } from '../../platform/text.ts'
import { allocText } from './text.ts'

interface Props {
  readonly by: string | null
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Somebody saved the same meanwhile: one says which of the two goes on. */
export function Moved({ by, onMine, onTheirs }: Props) {
  const t = useText(allocText)
  return (
    <Alert
      type="warning"
      showIcon
      title={t('moved', { by: by ?? t('edit.somebody') })}
      action={
        <>
          <Button size="small" onClick={onMine}>
            {t('moved.mine')}
          </Button>
          <Button size="small" onClick={onTheirs}>
            {t('moved.theirs')}
          </Button>
        </>
      }
    />
  )
}
