import { LoadingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'

interface Props {
  readonly writing: OrderWriting
  /** What it is about; in general words when absent. */
  readonly words?: string
}

/** After a lost connection: nobody is left wondering, and it can be asked at once. */
export function WriteUnknown({ writing: { state, again }, words }: Props) {
  const t = useText(orderText)
  if (state.kind !== 'unknown') return null
  return (
    <div className="br-write-unknown" role="status">
      <strong>
        <LoadingOutlined aria-hidden /> {words ?? t('write.unknown')}
      </strong>
      <p>{t('write.unknownHint')}</p>
      <Button loading={state.trying} onClick={again}>
        {t('write.again')}
      </Button>
    </div>
  )
}
