import { BellOutlined, DownOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Popover } from 'antd'
import { useMemo, useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { BookNow } from '../now.ts'
import { ChaseDialog } from './ChaseDialog.tsx'
import { progressOf, type Progress } from './progress.ts'
import { roundsText } from './text.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  readonly book: BookNow
  readonly detail: Pick<DealDetail, 'moves'>
  readonly onOrder: (orderId: string) => void
}

/** How far the running round is: one line, and who is waiting behind it. */
export function RoundProgress({ book, detail, onOrder }: Props) {
  const t = useText(roundsText)
  const progress = useMemo(() => progressOf(book), [book])
  const [open, setOpen] = useState(false)
  if (!progress || book.sight === 'totals') return null
  const { kind, round, over, answered, waiting, waitingSize } = progress
  const all = answered + waiting.length
  if (all === 0) return null
  const counts = { answered, all, waiting: waiting.length }
  const said =
    waiting.length === 0 ? t('progress.all', { all }) : t(over ? 'progress.silent' : 'progress.of', counts)
  return (
    <section className="br-round" aria-label={t('progress.bar')}>
      <strong>{kind === 'test' ? t('progress.test', { round: round ?? 0 }) : t('progress.FPG')}</strong>
      <progress value={answered} max={all} aria-label={said} />
      <span className="br-figures" role="status">
        {said}
      </span>
      {waiting.length > 0 && (
        <>
          <span className="br-figures br-quiet">
            {t(over ? 'progress.sizeSilent' : 'progress.size', {
              size: sized(waitingSize, book.levels.currency),
            })}
          </span>
          <Popover
            open={open}
            onOpenChange={setOpen}
            trigger="click"
            placement="bottomLeft"
            getPopupContainer={within}
            content={
              <Waiting
                book={book}
                waiting={waiting}
                onOrder={(orderId) => {
                  setOpen(false)
                  onOrder(orderId)
                }}
              />
            }
          >
            <Button size="small" aria-expanded={open}>
              {t(over ? 'progress.whoSilent' : 'progress.who')} <DownOutlined aria-hidden />
            </Button>
          </Popover>
          {mayChase(progress, detail) && <Chase book={book} progress={progress} />}
        </>
      )}
    </section>
  )
}

/** Who may end a round runs it: and asks again. */
const mayChase = ({ kind, over }: Progress, { moves }: Pick<DealDetail, 'moves'>): boolean =>
  !over && moves.includes(kind === 'test' ? 'endTest' : 'endFpg')

function Chase({ book, progress }: { readonly book: BookNow; readonly progress: Progress }) {
  const t = useText(roundsText)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" icon={<BellOutlined aria-hidden />} onClick={() => setAsking(true)}>
        {t('chase')} …
      </Button>
      {asking && <ChaseDialog {...{ book, progress }} onClose={() => setAsking(false)} />}
    </>
  )
}
