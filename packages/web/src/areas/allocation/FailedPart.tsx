import { Alert, Button } from 'antd'
import { faultMessage } from '../../platform/failed.ts'
import { useText } from '../../platform/text.ts'
import { allocText } from './text.ts'

interface Props {
  readonly error: unknown
  readonly onAgain: () => void
}

/** The message for a part of a panel or dialog that failed to load, distinct from an empty one. */
export function FailedPart({ error, onAgain }: Props) {
  const t = useText(allocText)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={faultMessage(error)}
      action={
        <Button size="small" onClick={onAgain}>
          {t('failed.again')}
        </Button>
      }
    />
  )
}
