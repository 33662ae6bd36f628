import { proceedsOf } from '@bookrunner/domain/deals'
import { showMm, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { inMm } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { movesText } from './text.ts'

interface Props {
  readonly size: FaceAmount | undefined
  readonly price: Rate | null | undefined
  readonly currency: string | null
}

/** What the issuer gets at the typed size and price, before fees. */
export function Proceeds({ size, price, currency }: Props) {
  const t = useText(movesText)
  if (size === undefined || !price) return null
  // Whole units are exact enough for a figure in millions.
  const units = BigInt(proceedsOf(size, price).split('.')[0] ?? '0')
  return (
    <p className="br-figures">
      {t('final.proceeds', { currency: currency ?? '', size: inMm(showMm(units)) })}
    </p>
  )
}
