import { CheckCircleOutlined, CommentOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import type { AllocRow } from '@bookrunner/contract/allocation'
import { flagsOf } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { FlagTags } from '../../orders/index.ts'
import { reviewText } from './review-text.ts'
import type { Launch } from './use-launch.ts'
import css from './flow.module.css'

interface Props {
  readonly launch: Launch
  readonly rowOf: (orderId: string) => AllocRow | undefined
  readonly onOrder: (orderId: string) => void
}

const signs = {
  accepted: <CheckCircleOutlined aria-hidden />,
  asked: <QuestionCircleOutlined aria-hidden />,
  comment: <CommentOutlined aria-hidden />,
} as const

/** Comments of banks and the issuer, the newest first. */
export function ReviewComments({ launch: { reviews }, rowOf, onOrder }: Props) {
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
                  <OrderLink row={rowOf(orderId)} onOpen={() => onOrder(orderId)} />
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

interface OrderLinkProps {
  readonly row: AllocRow | undefined
  readonly onOpen: () => void
}

/** The number of an order with its flags, if it has any. */
function OrderLink({ row, onOpen }: OrderLinkProps) {
  const t = useText(reviewText)
  const flags = row ? flagsOf(row) : []
  return (
    <>
      <Button size="small" type="link" onClick={onOpen}>
        {row?.number ?? t('comments.order')}
      </Button>
      {flags.length > 0 && <FlagTags flags={flags} />}
    </>
  )
}
