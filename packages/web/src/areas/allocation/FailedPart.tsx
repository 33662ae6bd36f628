import { Alert, Button } from 'antd'
import { wordsOf } from '../../platform/failed.ts'
import { useText } from '../../platform/text.ts'
import { allocText } from './text.ts'

interface Props {
  readonly error: unknown
  readonly onAgain: () => void
}

/** A part of a panel or dialog that could not be loaded: that is no emptiness. */
export function FailedPart({ error, onAgain }: Props) {
  const t = useText(allocText)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={wordsOf(error)}
      action={
        <Button size="small" onClick={onAgain}>
          {t('failed.again')}
        </Button>
      }
    />
  )
}
