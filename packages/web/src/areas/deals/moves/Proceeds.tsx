import { netPriceOf, proceedsOf } from '@bookrunner/domain/deals'
import { showMm, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { inMm } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { movesText } from './text.ts'

interface Props {
  readonly size: FaceAmount | undefined
  readonly price: Rate | null | undefined
  /** Of the managers, per cent of the size. */
  readonly grossFee: Rate | null
  readonly currency: string | null
}

/** Whole units are exact enough for a figure in millions. */
const inWholeMm = (amount: Rate): string => inMm(showMm(BigInt(amount.split('.')[0] ?? '0')))

/** What the issuer gets at the typed size and price, before the fee and, where it is known, after it. */
export function Proceeds({ size, price, grossFee, currency }: Props) {
  const t = useText(movesText)
  if (size === undefined || !price) return null
  const net = grossFee === null ? null : netPriceOf(price, grossFee)
  const inCurrency = (at: Rate) => ({ currency: currency ?? '', size: inWholeMm(proceedsOf(size, at)) })
  return (
    <>
      <p className="br-figures">{t('final.proceeds', inCurrency(price))}</p>
      {net !== null && (
        <p className="br-figures">{t('final.netProceeds', { price: net, ...inCurrency(net) })}</p>
      )}
    </>
  )
}
