import { messageSteps } from '@bookrunner/domain/book'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { clockTime } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMove } from '../../deals/moves/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { ordersText } from '../order-count.ts'
import { partsOfIn } from '../parts-text.ts'
import { partOf } from '../served-part.ts'
import { Earlier } from './Earlier.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import { Lines } from './Lines.tsx'
import { previewOf } from './preview.ts'
import { messageText } from './text.ts'
import { useMessages } from './use-messages.ts'
import css from './message.module.css'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly book: BookNow
  readonly onClose: () => void
}

/** A hundred million, the usual step of announcements. */
const FIRST = 100_000_000

/** The announcement: a preview of the current book, and earlier messages, which never change. */
export function MessageDialog({ book, onClose }: Props) {
  const t = useText(messageText)
  const { lang, zone } = useReader()
  const [step, setStep] = useState(FIRST)
  const { facts, texts, leftOut, announced, ...preview } = useMemo(() => previewOf(book, step), [book, step])
  const messages = useMessages(book.dealId)
  const move = useMove({
    dealId: book.dealId,
    send: api.book.writeBookMessage,
    done: t('made'),
    onDone: () => void messages.refetch(),
  })
  return (
    <MoveFrame
      title={t('title')}
      verb={t('make')}
      wide
      ready
      blocked={!texts}
      move={move}
      onSubmit={() => move.submit({ dealId: book.dealId, step })}
      onClose={onClose}
    >
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{t('step')}</span>
        <Segmented<number>
          aria-label={t('step')}
          value={step}
          onChange={setStep}
          options={messageSteps.map((value) => ({ value, label: sized(value) }))}
        />
      </div>
      <section className={css.now} aria-label={t('preview')}>
        <div className={textCss.sectionHead}>
          <h2>{t('preview')}</h2>
          <span className="br-quiet br-figures">
            {t('state', { seq: book.seq })} · {clockTime(book.at, zone)}
          </span>
        </div>
        {texts ? (
          <Lines texts={texts} copies={false} />
        ) : (
          <p data-over={String(facts.over)}>{t('preview.none')}</p>
        )}
        <p className="br-figures">
          {t('parts', {
            book: sized(preview.book.amount),
            bookOrders: ordersText(preview.book),
            bookHouses: t('houses', { count: book.summary.houses ?? book.summary.accounts }),
            size: sized(announced.amount),
            orders: ordersText(announced),
            houses: t('houses', { count: facts.accounts }),
          })}
        </p>
        {book.summary.atLevel && <AtLevel at={book.summary.atLevel} />}
        <LeftOutList
          open={leftOut.length <= 6}
          list={leftOut.map((each) => {
            const row = book.rows.get(each.orderId)
            return {
              ...each,
              number: row?.number ?? '',
              holder: nameOf(row && book.holders.get(row.holder), lang),
            }
          })}
        />
      </section>
      <Earlier dealId={book.dealId} messages={messages} />
    </MoveFrame>
  )
}

/** What of the book is in and out at today's level: a message says the book at any limit. */
function AtLevel({ at }: { readonly at: NonNullable<BookNow['summary']['atLevel']> }) {
  const t = useText(messageText)
  const inside = partOf(at.in)
  const parts = partsOfIn({ partlyIn: partOf(at.partlyIn), unknown: partOf(at.unknown) })
  return (
    <p className="br-figures">
      {t('atLevel', {
        size: sized(inside.amount),
        orders: [ordersText(inside), ...parts].join(' · '),
        out: sized(partOf(at.out).amount),
      })}
    </p>
  )
}
