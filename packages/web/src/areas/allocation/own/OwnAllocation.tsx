import { CheckCircleFilled, FilePdfOutlined, MinusCircleOutlined } from '@ant-design/icons'
import { CallRefused, type ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { bondFactRows } from '@bookrunner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex } from 'antd'
import { unitOf } from '../../../kit/amounts.ts'
import { day, decimal, EMPTY, instant, mm, percentYield, price } from '../../../kit/format.ts'
import { TextSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { OWN, UnallocatedText, type OwnAllocationPlace } from '../../orders/index.ts'
import { money } from '../after/format.ts'
import { OwnReport } from './OwnReport.tsx'
import { ownText } from './text.ts'
import css from './own.module.css'

type Mine = ReplyOf<typeof allocationCalls.myAllocation>
type Own = Mine['list'][number]

/** Own allocations of a deal, or of one order. Shows a placeholder while they load, and a failure with a retry. */
export default function OwnAllocation({ dealId, orderId }: OwnAllocationPlace) {
  const t = useText(ownText)
  const { lang } = useReader()
  const { data, error, refetch } = useQuery({
    queryKey: [...OWN, 'allocation', dealId, lang],
    queryFn: () => api.allocation.myAllocation({ dealId }),
    meta: { failure: 'shown' },
  })
  // The order no longer belongs to the reader: nothing is shown, and no error.
  if (error instanceof CallRefused && error.reason === 'record.unknown') return null
  if (data) return <OwnList deal={data} orderId={orderId} />
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
        <TextSkeleton title={160} rows={6} />
      )}
    </section>
  )
}

/** Confirmed allocations of own orders; nothing before they are confirmed. */
function OwnList({ deal, orderId }: { readonly deal: Mine; readonly orderId: string | undefined }) {
  const t = useText(ownText)
  const own = deal.list.filter((each) => orderId === undefined || each.orderId === orderId)
  // Allocated orders come first.
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
        <OwnOrder key={each.orderId} own={each} deal={deal} named={list.length > 1} />
      ))}
      {orderId === undefined && <OwnReport dealId={deal.dealId} />}
    </section>
  )
}

interface OwnOrderProps {
  readonly own: Own
  readonly deal: Mine
  readonly named: boolean
}

/** OwnOrder order: its size first, then the payment, and the file to download. */
function OwnOrder({ own, deal, named }: OwnOrderProps) {
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
          [t('consideration'), cash(own.consideration)],
          [t('nominal'), cash(String(size))],
          [t('price'), price(own.price)],
          [t('accrued'), cash(own.accrued)],
          [t('coupon'), percentYield(own.coupon)],
          [t('settles'), day(own.settlementDate, lang)],
          // A priced bond without a maturity has none.
          [t('matures'), own.maturityDate ? day(own.maturityDate, lang) : t('perpetual')],
          ...bondFactRows(own, ['isin'], lang).map(([name, text]) => [name, text ?? EMPTY] as const),
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
        <p>
          <UnallocatedText why={own.notAllocated} />
        </p>
      ) : (
        <Flex component="p" align="baseline" wrap gap="0 8px" className={css.size}>
          <b>{mm(size)}</b> {unitOf(deal.currency)}
          <small>
            {t('of', { orderSize: mm(orderSize), fill: fill === null ? EMPTY : decimal(fill, 1) })}
          </small>
        </Flex>
      )}
      {own.outdated && <Alert type="warning" showIcon title={t('outdated')} />}
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
        aria-label={named ? t('file.of', { number }) : undefined}
        onClick={() => start(() => api.allocation.downloadAllocation({ orderId }))}
      >
        {t('file')}
      </Button>
    </article>
  )
}
