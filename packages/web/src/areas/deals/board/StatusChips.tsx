import { CheckOutlined } from '@ant-design/icons'
import type { DealStatus } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'
import { boardText } from './text.ts'
import tagsCss from '../../../kit/tags.module.css'

interface Props {
  readonly statuses: readonly DealStatus[]
  readonly chosen: readonly DealStatus[]
  readonly onChange: (chosen: readonly DealStatus[]) => void
}

/** Several can be pressed; none pressed means all. */
export function StatusChips({ statuses, chosen, onChange }: Props) {
  const t = useText(boardText)
  const words = useText(dealWords)
  return (
    <div className={tagsCss.chips} role="group" aria-label={t('filter.status')}>
      {statuses.map((status) => {
        const on = chosen.includes(status)
        return (
          <button
            key={status}
            type="button"
            className={tagsCss.chip}
            data-status={status}
            aria-pressed={on}
            onClick={() => onChange(statuses.filter((one) => (one === status ? !on : chosen.includes(one))))}
          >
            {on && <CheckOutlined aria-hidden />}
            {words(`status.${status}`)}
          </button>
        )
      })}
    </div>
  )
}
