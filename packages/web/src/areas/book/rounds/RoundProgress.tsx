import { BellOutlined, DownOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Flex, Popover } from 'antd'
import { useMemo, useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { BookNow } from '../now.ts'
import { ChaseDialog } from './ChaseDialog.tsx'
import { progressOf, type Progress } from './progress.ts'
import { roundsText } from './text.ts'
import { Waiting } from './Waiting.tsx'
import css from './rounds.module.css'

interface Props {
  readonly book: BookNow
  readonly detail: Pick<DealDetail, 'moves'>
  readonly onOrder: (orderId: string) => void
}

/** The progress of the running round. An open chase dialog stays, even if the round ends. */
export function RoundProgress({ book, detail, onOrder }: Props) {
  const progress = useMemo(() => progressOf(book), [book])
  const [chasing, setChasing] = useState(false)
  if (book.sight === 'totals') return null
  const awaited = progress && progress.waiting.length > 0 && mayChase(progress, detail) ? progress : undefined
  return (
    <>
      {progress && (
        <Line
          book={book}
          progress={progress}
          onOrder={onOrder}
          onChase={awaited && (() => setChasing(true))}
        />
      )}
      {chasing && <ChaseDialog book={book} progress={awaited} onClose={() => setChasing(false)} />}
    </>
  )
}

interface LineProps extends Omit<Props, 'detail'> {
  readonly progress: Progress
  readonly onChase: (() => void) | undefined
}

/** One line, with the unanswered orders in a popover. */
function Line({ book, progress, onOrder, onChase }: LineProps) {
  const t = useText(roundsText)
  const [open, setOpen] = useState(false)
  const { kind, round, over, answered, waiting, waitingSize } = progress
  const all = answered + waiting.length
  if (all === 0) return null
  const counts = { answered, all, waiting: waiting.length }
  const label =
    waiting.length === 0 ? t('progress.all', { all }) : t(over ? 'progress.silent' : 'progress.of', counts)
  return (
    <Flex
      component="section"
      align="center"
      wrap
      gap="4px 12px"
      className={css.round}
      aria-label={t('progress.bar')}
    >
      <strong>{kind === 'test' ? t('progress.test', { round: round ?? 0 }) : t('progress.FPG')}</strong>
      <progress value={answered} max={all} aria-label={label} />
      <span className="br-figures" role="status" title={t('progress.asked')}>
        {label}
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
          {onChase && (
            <Button size="small" icon={<BellOutlined aria-hidden />} onClick={onChase}>
              {t('chase')} …
            </Button>
          )}
        </>
      )}
    </Flex>
  )
}

/** A person who may end a round may also chase answers. */
const mayChase = ({ kind, over }: Progress, { moves }: Pick<DealDetail, 'moves'>): boolean =>
  !over && moves.includes(kind === 'test' ? 'endTest' : 'endFpg')
