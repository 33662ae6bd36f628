import type { Currency, SizeChoice, Tenor } from '@bookrunner/domain/deals'
import { mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'
import { sizeText, tenorText } from './size.ts'
import { partsText } from './text.ts'

/** "USD 1,250mm", "CNH Benchmark"; the currency stays out where it stands in a column of its own. */
export function SizeText({
  size,
  currency,
}: {
  readonly size: SizeChoice | null | undefined
  readonly currency?: Currency | null
}) {
  const words = useText(dealWords)
  return (
    <span className="br-figures br-one-line" translate={size?.kind === 'text' ? 'no' : undefined}>
      {currency && `${currency} `}
      {sizeText(size, words)}
    </span>
  )
}

/** "10y", "3y 6m", "Perpetual". */
export function TenorText({ tenor }: { readonly tenor: Tenor | null | undefined }) {
  const t = useText(partsText)
  return <span className="br-figures br-one-line">{tenorText(tenor, t)}</span>
}

/** A face amount in millions; the unit stands in the column's header unless it is asked for. */
export function MoneyMm({
  face,
  currency,
  unit = false,
}: {
  readonly face: number | null | undefined
  readonly currency?: Currency | null
  readonly unit?: boolean
}) {
  const known = face !== null && face !== undefined
  return (
    <span className="br-figures br-one-line">
      {known && currency && `${currency} `}
      {mm(face)}
      {known && unit && 'mm'}
    </span>
  )
}
