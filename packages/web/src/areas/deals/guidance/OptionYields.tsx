import { refusalMessage } from '@bookrunner/contract/text'
import type { CallYields, PricingPanel, TargetYield } from '@bookrunner/domain/deals'
import { isRefusal, type Rate } from '@bookrunner/domain/kernel'
import { useMemo } from 'react'
import { day, decimal, EMPTY } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { optionYieldsText } from './option-yields-text.ts'
import css from './OptionYields.module.css'

interface Props {
  readonly panel: PricingPanel
  readonly yieldsAt: (coupon: Rate, price: Rate) => CallYields | undefined
}

const pricePlaces = 3
const yieldPlaces = 3

/** What the price yields to each call and put, to the end, and at worst. A bond without calls and puts has no such table. */
export function OptionYields({ panel: { coupon, price }, yieldsAt }: Props) {
  const t = useText(optionYieldsText)
  const found = useMemo(
    () => (coupon === null || price === null ? undefined : yieldsAt(coupon, price)),
    [coupon, price, yieldsAt],
  )
  if (!found || price === null) return null
  const title = `${t('title')} · ${t('at', { price: decimal(price, pricePlaces) })}`
  return (
    <section className={css.yields} aria-label={t('title')}>
      <h3>{title}</h3>
      {/* A long schedule scrolls, also by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.rows} tabIndex={0} role="region" aria-label={title}>
        <table>
          <tbody>
            {found.yields.map((row) => (
              <YieldRow key={keyOf(row)} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Extremes found={found} />
    </section>
  )
}

const keyOf = ({ target }: TargetYield): string =>
  target.kind === 'perpetuity' ? target.kind : `${target.kind} ${target.day.toString()} ${target.price}`

/** "Call 12 May 2031". */
function useTargetName() {
  const t = useText(optionYieldsText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  return (target: TargetYield['target']): string => {
    if (target.kind === 'perpetuity') return t('perpetuity')
    const { kind } = target
    const name = kind === 'call' || kind === 'put' ? dealNames.option(kind) : t('maturity')
    return `${name} ${day(target.day.toString(), lang, 'UTC')}`
  }
}

function YieldRow({ row: { target, found } }: { readonly row: TargetYield }) {
  const { lang } = useReader()
  const nameOf = useTargetName()
  return (
    <tr>
      <th scope="row">{nameOf(target)}</th>
      <td>{target.kind === 'perpetuity' ? EMPTY : decimal(target.price, pricePlaces)}</td>
      <td>
        {isRefusal(found)
          ? refusalMessage(lang, found.reason, found.params)
          : `${decimal(found.yield, yieldPlaces)}%`}
      </td>
    </tr>
  )
}

/** The issuer calls when it suits him, holders put when it suits them. */
function Extremes({ found: { worst, put } }: { readonly found: CallYields }) {
  const t = useText(optionYieldsText)
  const nameOf = useTargetName()
  const said = (label: string, { yield: y, target }: { yield: Rate; target: TargetYield['target'] }) =>
    `${label} ${decimal(y, yieldPlaces)}% (${nameOf(target)})`
  return (
    <>
      {worst && <p className={css.extreme}>{said(t('worst'), worst.lowest)}</p>}
      {worst && !worst.isComplete && <p className={css.note}>{t('incomplete')}</p>}
      {put && <p className={css.extreme}>{said(t('put'), put)}</p>}
    </>
  )
}
