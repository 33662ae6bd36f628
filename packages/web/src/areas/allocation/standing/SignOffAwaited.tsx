import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { reviewText } from '../flow/review-text.ts'
import { standingText } from './text.ts'
import { useStanding } from './use-standing.ts'

interface Props {
  readonly dealId: string
  readonly allocationUrl: string
}

/** Tells an issuer that a launched allocation awaits its sign-off, with the way there. */
export default function SignOffAwaited({ dealId, allocationUrl }: Props) {
  const t = useText(standingText)
  const reviewT = useText(reviewText)
  const navigate = useNavigate()
  const { data } = useStanding(dealId)
  if (!data?.version?.may.includes('sign') || !data.waitsFor.includes('signOff')) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('signOff', { name: data.version.name })}
      action={
        <Button type="primary" onClick={() => void navigate(`${allocationUrl}&tab=review`)}>
          {reviewT('toSign')}
        </Button>
      }
    />
  )
}
