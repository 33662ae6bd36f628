import { orderFlagTexts } from '@bookrunner/contract/orders'
import type { OrderFlag } from '@bookrunner/domain/orders'
import { Tooltip } from 'antd'
import { useWorded } from '../../../platform/worded.ts'
import tagsCss from '../../../kit/tags.module.css'
import css from './desk.module.css'

/** Short signs, with the meaning in the tooltip and for screen readers. */
export function FlagTags({
  flags,
  long = false,
}: {
  readonly flags: readonly OrderFlag[]
  readonly long?: boolean
}) {
  const worded = useWorded()
  if (flags.length === 0) return <span className="br-quiet">–</span>
  return (
    <span className={css.flags}>
      {flags.map((flag) => {
        const meaning = worded(orderFlagTexts[flag].meaning)
        return (
          <Tooltip key={flag} title={long ? undefined : meaning}>
            <span className={tagsCss.flag} data-flag={flag}>
              <span aria-hidden={!long || undefined}>
                {long ? meaning : worded(orderFlagTexts[flag].sign)}
              </span>
              {!long && <span className="br-sr">{meaning}</span>}
            </span>
          </Tooltip>
        )
      })}
    </span>
  )
}
