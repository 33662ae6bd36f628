import { CheckCircleFilled, FilePdfOutlined, MinusCircleOutlined } from '@ant-design/icons'
import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { day, decimal, EMPTY, instant, mm, percentYield, price } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { OWN, type OwnAllocationPlace } from '../../orders/index.ts'
import { FillReport } from '../after/FillReport.tsx'
import { money } from '../after/words.ts'
import { ownText } from './text.ts'

type Mine = ReplyOf<typeof allocationCalls.myAllocation>
type Own = Mine['list'][number]

/** What was allocated to own orders, once it is confirmed; before that there is nothing to be seen. */
export default function OwnAllocation({ dealId, orderId }: OwnAllocationPlace) {
  const t = useText(ownText)
  const { lang } = useReader()
  const { data } = useQuery({
    queryKey: [...OWN, 'allocation', dealId, lang],
    queryFn: () => api.allocation.myAllocation({ dealId }),
    meta: { failure: 'said' },
  })
  const own = data?.list.filter((each) => orderId === undefined || each.orderId === orderId) ?? []
  // What one got stands before what one did not.
  const list = own.toSorted((one, other) => other.size - one.size)
  if (!data || list.length === 0) return null
  const some = list.some(({ size }) => size > 0)
  return (
    <section className="br-own-alloc" aria-label={t('title')} data-nothing={!some || undefined}>
      <h2>
        {some ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
        {t('title')}
      </h2>
      {list.map((each) => (
        <One key={each.orderId} own={each} deal={data} named={list.length > 1} />
      ))}
      {orderId === undefined && <Report dealId={dealId} />}
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
  const { orderId, number, account, asked, size, fill, replaces, confirmedAt } = own
  const cash = (text: string | null) =>
    text === null ? EMPTY : `${deal.currency ?? ''} ${money(text)}`.trim()
  const facts: readonly (readonly [name: string, text: string])[] =
    size === 0
      ? [[t('confirmed'), instant(confirmedAt, lang, zone)]]
      : [
          [t('pays'), cash(own.amount)],
          [t('principal'), cash(own.principal)],
          [t('interest'), cash(own.interest)],
          [t('price'), price(deal.price)],
          [t('coupon'), percentYield(deal.coupon)],
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
        <p className="br-own-size">
          <b>{mm(size)}</b> {deal.currency ?? ''} mm
          <small>{t('of', { asked: mm(asked), fill: fill === null ? EMPTY : decimal(fill, 1) })}</small>
        </p>
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

/** Fills of the whole deal by investor type, when they are asked for. */
function Report({ dealId }: { readonly dealId: string }) {
  const t = useText(ownText)
  const { lang } = useReader()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: [...OWN, 'fill', dealId, lang],
    queryFn: () => api.allocation.fillReport({ dealId }),
    enabled: open,
  })
  return (
    <details className="br-own-report" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('report')}</summary>
      {data && <FillReport data={data} />}
    </details>
  )
}
