import { CheckCircleFilled, FilePdfOutlined, MinusCircleOutlined } from '@ant-design/icons'
import { CallRefused, type ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Skeleton } from 'antd'
import { day, decimal, EMPTY, instant, mm, percentYield, price } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { OWN, type OwnAllocationPlace } from '../../orders/index.ts'
import { money } from '../after/words.ts'
import { OwnReport } from './OwnReport.tsx'
import { ownText } from './text.ts'
import css from './own.module.css'

type Mine = ReplyOf<typeof allocationCalls.myAllocation>
type Own = Mine['list'][number]

/** Where it stands, something was told: until it is here that is said, and also where it cannot be had. */
export default function OwnAllocation({ dealId, orderId }: OwnAllocationPlace) {
  const t = useText(ownText)
  const { lang } = useReader()
  const { data, error, refetch } = useQuery({
    queryKey: [...OWN, 'allocation', dealId, lang],
    queryFn: () => api.allocation.myAllocation({ dealId }),
    meta: { failure: 'shown' },
  })
  // What is no longer one's own is not there, and no fault.
  if (error instanceof CallRefused && error.reason === 'record.unknown') return null
  if (data) return <Told deal={data} orderId={orderId} />
  return (
    <section className={css.alloc} data-nothing aria-label={t('title')} aria-busy={!error}>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('failed')}
          description={faultMessage(error)}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton active title={{ width: 160 }} paragraph={{ rows: 6 }} />
      )}
    </section>
  )
}

/** What was allocated to own orders, once it is confirmed; before that there is nothing to be seen. */
function Told({ deal, orderId }: { readonly deal: Mine; readonly orderId: string | undefined }) {
  const t = useText(ownText)
  const own = deal.list.filter((each) => orderId === undefined || each.orderId === orderId)
  // What one got stands before what one did not.
  const list = own.toSorted((one, other) => other.size - one.size)
  if (list.length === 0) return null
  const some = list.some(({ size }) => size > 0)
  return (
    <section className={css.alloc} aria-label={t('title')} data-nothing={!some || undefined}>
      <h2>
        {some ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
        {t('title')}
      </h2>
      {list.map((each) => (
        <One key={each.orderId} own={each} deal={deal} named={list.length > 1} />
      ))}
      {orderId === undefined && <OwnReport dealId={deal.dealId} />}
    </section>
  )
}

interface OneProps {
  readonly own: Own
  readonly deal: Mine
  readonly named: boolean
}

/** One order: the figure first, then what is paid for it, and the paper to be filed. */
function One({ own, deal, named }: OneProps) {
  const t = useText(ownText)
  const { lang, zone } = useReader()
  const { busy, start } = useDownload()
  const { orderId, number, account, orderSize, size, fill, replaces, confirmedAt } = own
  const cash = (text: string | null) =>
    text === null ? EMPTY : `${deal.currency ?? ''} ${money(text, deal.currency)}`.trim()
  const facts: readonly (readonly [name: string, text: string])[] =
    size === 0
      ? [[t('confirmed'), instant(confirmedAt, lang, zone)]]
      : [
          [t('pays'), cash(own.amount)],
          // A new bond has accrued nothing: what is paid is its principal.
          ...(own.interest === '0'
            ? []
            : ([
                [t('principal'), cash(own.principal)],
                [t('interest'), cash(own.interest)],
              ] as const)),
          [t('price'), price(own.price)],
          [t('coupon'), percentYield(own.coupon)],
          [t('settles'), day(deal.settlementDate, lang)],
          [t('matures'), day(deal.maturityDate, lang)],
          [t('isin'), deal.isin ?? EMPTY],
          [t('confirmed'), instant(confirmedAt, lang, zone)],
        ]
  return (
    <article>
      {named && (
        <small className="br-quiet" translate="no">
          {[t('order', { number }), account].filter(Boolean).join(' · ')}
        </small>
      )}
      {size === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <Flex component="p" align="baseline" wrap gap="0 8px" className={css.size}>
          <b>{mm(size)}</b> {t('unit', { currency: deal.currency ?? '' })}
          <small>
            {t('of', { orderSize: mm(orderSize), fill: fill === null ? EMPTY : decimal(fill, 1) })}
          </small>
        </Flex>
      )}
      {replaces && <p role="status">{t('replaces')}</p>}
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy}
        onClick={() => start(() => api.allocation.downloadAllocation({ orderId }))}
      >
        {t('file')}
      </Button>
    </article>
  )
}
