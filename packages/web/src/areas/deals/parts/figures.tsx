import type { Currency, SizeChoice, Tenor } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { sizeBeside, sizeIn, tenorText } from './size.ts'
import { partsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

/** "USD 1,250mm", "CNH Benchmark"; without the currency `beside` it, which another column has. */
export function SizeText({
  size,
  currency,
  beside,
}: {
  readonly size: SizeChoice | null | undefined
  readonly currency?: Currency | null
  readonly beside?: Currency | null
}) {
  const codeText = useText(dealCodeText)
  return (
    <span
      className={classes('br-figures', textCss.oneLine)}
      translate={size?.kind === 'text' ? 'no' : undefined}
    >
      {beside === undefined ? sizeIn(currency, size, codeText) : sizeBeside(beside, size, codeText)}
    </span>
  )
}

/** "10y", "3y 6m", "Perpetual". */
export function TenorText({ tenor }: { readonly tenor: Tenor | null | undefined }) {
  const t = useText(partsText)
  return <span className={classes('br-figures', textCss.oneLine)}>{tenorText(tenor, t)}</span>
}
