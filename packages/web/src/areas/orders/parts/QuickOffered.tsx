import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../../deals/parts/index.ts'
import { DropDialog } from './DropDialog.tsx'
import { shownSize } from './limits.ts'
import { oneTapText } from './quick-texts.ts'
import { isOut, writeToAccept, type Quick } from './quick.ts'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'
import textCss from '../../../kit/text.module.css'

const levelOf = ({ deal }: InvestorOrder, kind: Quick['kind']): string =>
  levelText(kind === 'test' ? deal.test?.level : deal.guidance)

/** Without words such as "final", so that three buttons fit into a phone's line. */
const plainLevel = ({ deal: { guidance } }: InvestorOrder): string =>
  levelText(guidance && { ...guidance, words: null })

interface OfferedProps {
  readonly order: InvestorOrder
  readonly quick: Quick
  readonly writing: OrderWriting
  readonly onAnswer: (size: FaceAmount) => void
  readonly onSize: () => void
}

/** The proposed answer in one tap, and another size. */
export function Offered({ order, quick, writing, onAnswer, onSize }: OfferedProps) {
  const t = useText(orderText)
  const { busy } = writing
  const level = levelOf(order, quick.kind)
  if (isOut(quick)) return <OutAtLevel order={order} level={level} writing={writing} />
  const answer = oneTapText(quick, level, t)
  // A zero is no suggestion: both answers look alike, and the size comes first.
  if (quick.size === 0)
    return (
      <>
        <Button disabled={busy} onClick={onSize}>
          {t('quick.testSize', { level })}
        </Button>
        <Button loading={busy} onClick={() => onAnswer(quick.size)}>
          {answer}
        </Button>
      </>
    )
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => onAnswer(quick.size)}>
        {answer}
      </Button>
      {quick.kind !== 'submit' && (
        <Button disabled={busy} onClick={onSize}>
          {t('quick.edit')}
        </Button>
      )}
    </>
  )
}

/** The limits keep the order out: one tap moves them to the final guidance. */
function OutAtLevel({ order, level, writing }: Pick<OfferedProps, 'order' | 'writing'> & { level: string }) {
  const t = useText(orderText)
  const { accepting } = order
  return (
    <>
      <span className={textCss.soft}>{t(accepting ? 'quick.outNow' : 'quick.outDropped', { level })}</span>
      {accepting && (
        <Button loading={writing.busy} onClick={() => void writing.send(writeToAccept(order, accepting))}>
          {t('quick.accept', { level: plainLevel(order), size: shownSize(accepting.size) })}
        </Button>
      )}
    </>
  )
}

/** Drops the order at FPG, after a question. */
export function Drop(props: {
  readonly order: InvestorOrder
  readonly busy: boolean
  readonly onDrop: (none: FaceAmount) => void
}) {
  const { order, busy, onDrop } = props
  const t = useText(orderText)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button danger disabled={busy} onClick={() => setAsking(true)}>
        {t('quick.drop')}
      </Button>
      {asking && (
        <DropDialog
          order={order}
          level={levelOf(order, 'fpg')}
          onClose={() => setAsking(false)}
          onDrop={() => {
            setAsking(false)
            onDrop(0 as FaceAmount)
          }}
        />
      )}
    </>
  )
}
