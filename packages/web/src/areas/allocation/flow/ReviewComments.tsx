import { CheckCircleOutlined, CommentOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { reviewText } from './review-text.ts'
import type { Launch } from './use-launch.ts'
import css from './flow.module.css'

interface Props {
  readonly launch: Launch
  readonly numberOf: (orderId: string) => string | undefined
  readonly onOrder: (orderId: string) => void
}

const signs = {
  accepted: <CheckCircleOutlined aria-hidden />,
  asked: <QuestionCircleOutlined aria-hidden />,
  comment: <CommentOutlined aria-hidden />,
} as const

/** Comments of banks and the issuer, the newest first. */
export function ReviewComments({ launch: { reviews }, numberOf, onOrder }: Props) {
  const t = useText(reviewText)
  const { lang, zone } = useReader()
  return (
    <section aria-label={t('comments')}>
      <h2>{t('comments')}</h2>
      {reviews.length === 0 && <p className="br-quiet">{t('comments.none')}</p>}
      <ol className={css.comments}>
        {reviews
          .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
          .map(({ reviewId, orderId, bank, verdict, text, at, by }) => (
            <li key={reviewId} data-verdict={verdict}>
              <header>
                {signs[verdict]}
                <b>{t(`verdict.${verdict}`)}</b>
                {orderId === null ? (
                  <span>{t('comments.whole')}</span>
                ) : (
                  <Button size="small" type="link" onClick={() => onOrder(orderId)}>
                    {numberOf(orderId) ?? t('comments.order')}
                  </Button>
                )}
              </header>
              {text && <p>{text}</p>}
              <small translate="no">
                {[by, nameOf(bank, lang)].filter(Boolean).join(', ')} · {instant(at, lang, zone)}
              </small>
            </li>
          ))}
      </ol>
    </section>
  )
}
