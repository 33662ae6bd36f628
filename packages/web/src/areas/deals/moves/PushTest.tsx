import { showGuidance } from '@bookrunner/domain/deals'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import type { MoveProps } from './props.ts'
import { Push } from './Push.tsx'
import { movesText } from './text.ts'

/** §5: 'test price must be set before pushing'. The test price of the terms is the initial value. */
export function PushTest(props: MoveProps) {
  const t = useText(movesText)
  const { terms, lifecycle } = props.detail
  return (
    <Push
      {...props}
      move="pushTest"
      send={api.deals.orderTest}
      firstLevel={terms.testPrice ? showGuidance(terms.testPrice) : ''}
      missing={t('pushTest.missing')}
      closeLabel={t('pushTest.closes')}
      isCloseOptional
      lines={[
        t('pushTest.effect.ask'),
        t('pushTest.effect.live'),
        ...(lifecycle.closesAt === null ? [] : [t('pushTest.effect.close')]),
      ]}
    />
  )
}
