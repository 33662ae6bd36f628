import { refusalMessage } from '@bookrunner/contract/text'
import { Alert, Checkbox } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { movesText } from './text.ts'
import type { Doubts } from './use-doubts.ts'

/** A level that looks like a typing error: its difference to the current one, and a checkbox to confirm it. */
export function Doubted({
  doubts: { found, levelConfirmed, setLevelConfirmed },
}: {
  readonly doubts: Doubts
}) {
  const t = useText(movesText)
  const { lang } = useReader()
  const [first] = found
  if (!first) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={
        <>
          <ul>
            {found.map(({ reason, params }) => (
              <li key={reason}>{refusalMessage(lang, reason, params)}</li>
            ))}
          </ul>
          <Checkbox checked={levelConfirmed} onChange={({ target }) => setLevelConfirmed(target.checked)}>
            {t('doubt.confirm', { level: first.params.is })}
          </Checkbox>
        </>
      }
    />
  )
}
