import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { instant, listed } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { flaggedUse } from '../../quota/index.ts'
import { Chosen } from '../merge/index.ts'
import type { BookNow } from '../now.ts'
import { Decide } from './Decide.tsx'
import type { FindingWithOrders } from './model.ts'
import { findingsText } from './text.ts'
import css from './findings.module.css'

interface Props {
  readonly book: BookNow
  readonly entry: FindingWithOrders
  readonly guidance: GuidanceLevel | null | undefined
  readonly decides: boolean
  readonly onOrder: (orderId: string) => void
  readonly onMerge: (orderIds: readonly string[]) => void
}

/** A group's finding may have dozens of orders. The first four show what it is about. */
const initialRows = 4

/** An average has as many digits as it likes: a tenth of a million is enough. */
const tenthOfMm = (units: number): number => Math.round(units / 100_000) * 100_000

/** The limit of an order’s house, and all that is used of it, in the limit’s currency. */
function Exceeded({ limit }: { readonly limit: NonNullable<FindingWithOrders['finding']['limit']> }) {
  const t = useText(findingsText)
  const { level, amount, currency } = limit
  return t(level === 'orgBond' ? 'limit.orgBond' : 'limit.org', {
    limit: sized(amount, currency),
    used: sized(flaggedUse(limit), currency),
  })
}

/** One finding: its orders, the reason for suspicion, the decision. */
export function Finding({ book, entry, guidance, decides, onOrder, onMerge }: Props) {
  const t = useText(findingsText)
  const [deciding, setDeciding] = useState(false)
  const [unfolded, unfold] = useState(false)
  const { finding, rows, together, times } = entry
  // All rows are shown while deciding, and if only one would be folded.
  const showsAll = unfolded || deciding || rows.length <= initialRows + 1
  const { kind, usual, limit, resolution } = finding
  const { currency } = book.levels
  const amount = (units: bigint | number) => sized(units, currency)
  return (
    <article className={css.finding} data-kind={kind} aria-label={t(`kind.${kind}`)}>
      <header>
        <strong>{t(`kind.${kind}`)}</strong>
        <span className="br-quiet br-figures">
          {limit ? (
            <Exceeded limit={limit} />
          ) : kind === 'inflated' && usual !== null && times !== null ? (
            t('usual', { usual: amount(tenthOfMm(usual)), times })
          ) : (
            t('together', { orders: t('orders', { count: rows.length }), size: amount(together) })
          )}
        </span>
      </header>
      <Chosen
        book={book}
        guidance={guidance}
        onOrder={onOrder}
        rows={showsAll ? rows : rows.slice(0, initialRows)}
      />
      {rows.length > initialRows + 1 && !deciding && (
        <Button
          type="link"
          size="small"
          className={css.all}
          aria-expanded={showsAll}
          onClick={() => unfold(!showsAll)}
        >
          {t(showsAll ? 'less' : 'all', { count: rows.length })}
        </Button>
      )}
      {resolution && <Decided entry={entry} />}
      {deciding ? (
        <Decide
          book={book}
          entry={entry}
          onMerge={() => onMerge(finding.orderIds)}
          onBack={() => setDeciding(false)}
        />
      ) : (
        decides && (
          <Button size="small" type={resolution ? 'default' : 'primary'} onClick={() => setDeciding(true)}>
            {t(resolution ? 'again' : 'decide')}
          </Button>
        )
      )}
    </article>
  )
}

function Decided({ entry: { finding, rows } }: { readonly entry: FindingWithOrders }) {
  const t = useText(findingsText)
  const { lang, zone } = useReader()
  const { resolution } = finding
  if (!resolution) return null
  const { kind, leftOut, reason, at, by } = resolution
  const numbers = rows.filter(({ id }) => leftOut.includes(id)).map(({ number }) => number)
  const time = instant(at, lang, zone)
  return (
    <Flex component="p" wrap gap="2px 12px" className={css.decision}>
      <b>
        {kind === 'counts' ? t('decided.counts') : t('decided.leftOut', { numbers: listed(numbers, lang) })}
      </b>
      <span>{reason}</span>
      <span className="br-quiet br-figures">{by === null ? time : t('by', { time, name: by })}</span>
    </Flex>
  )
}
