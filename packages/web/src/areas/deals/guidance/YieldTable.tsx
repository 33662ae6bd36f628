import { refusalMessage } from '@bookrunner/contract/text'
import {
  dealYields,
  type Currency,
  type DealYield,
  type PricingPanel,
  type StructuredBond,
} from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { useMemo } from 'react'
import { day, decimal, EMPTY, sentences } from '../../../kit/format.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { assumedLevels } from './assumed-levels.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

const PER_MM = 1_000_000 as FaceAmount

interface Props {
  readonly bond: StructuredBond
  readonly panel: PricingPanel
  readonly pricePlaces: number
  readonly currency: Currency | null
}

/** The yields of a bond to each of its ends at the panel's price, and what they assume. */
export function YieldTable({ bond, panel, pricePlaces, currency }: Props) {
  const { coupon, price } = panel
  if (coupon === null || price === null) return null
  return (
    <Yields bond={bond} panel={{ ...panel, coupon, price }} pricePlaces={pricePlaces} currency={currency} />
  )
}

interface YieldsProps extends Omit<Props, 'panel'> {
  readonly panel: PricingPanel & { readonly coupon: Rate; readonly price: Rate }
}

function Yields({ bond, panel, pricePlaces, currency }: YieldsProps) {
  const t = useText(guidanceText)
  const { coupon, price, benchmark: index, yield: reoffer } = panel
  const found = useMemo(() => {
    const quoted = { yield: reoffer, pricePlaces }
    return dealYields(bond, { coupon, price, index, face: PER_MM, quoted })
  }, [bond, coupon, price, index, reoffer, pricePlaces])
  return (
    <div className={css.yields}>
      <h3>{t('yields.title', { price: decimal(price, 3) })}</h3>
      {/* A long schedule scrolls, also by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.yieldRows} tabIndex={0} role="region" aria-label={t('yields.title', { price })}>
        <table>
          <thead>
            <tr>
              <th>{t('yields.to')}</th>
              <th>{t('yields.price')}</th>
              <th>{t('yields.yield')}</th>
              <th>{t('fact.modified')}</th>
              <th>{t('fact.dv01', { currency: currency ?? '' }).trim()}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(found.yields).map((each) => (
              <YieldRow key={keyOf(each)} row={each} />
            ))}
          </tbody>
        </table>
      </div>
      <Notes bond={bond} panel={panel} found={found} />
    </div>
  )
}

/** Rows that are seen without scrolling. */
const rowsInBox = 7

const isOption = ({ target: { kind } }: DealYield): boolean => kind === 'call' || kind === 'put'

/** Of a long schedule the first row, the change of the coupon and the end are seen at once, then the rest. */
const inOrder = (yields: readonly DealYield[]): readonly DealYield[] => {
  if (yields.length <= rowsInBox) return yields
  const options = yields.filter(isOption)
  return [...options.slice(0, 1), ...yields.filter((each) => !isOption(each)), ...options.slice(1)]
}

const keyOf = ({ target }: DealYield): string =>
  target.kind === 'perpetuity' ? target.kind : `${target.kind} ${target.day.toString()} ${target.price}`

type Target = Pick<DealYield, 'target'>

const dayOf = ({ target }: Target): string => (target.kind === 'perpetuity' ? '' : target.day.toString())

/** "Call, 12 May 2031". */
function useTargetName() {
  const t = useText(guidanceText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  return (row: Target): string => {
    const { kind } = row.target
    const name = kind === 'call' || kind === 'put' ? dealNames.option(kind) : t(`yields.kind.${kind}`)
    const at = dayOf(row)
    return at ? `${name}, ${day(at, lang, 'UTC')}` : name
  }
}

function YieldRow({ row }: { readonly row: DealYield }) {
  const { lang } = useReader()
  const nameOf = useTargetName()
  const { target, found } = row
  return (
    <tr>
      <th scope="row">{nameOf(row)}</th>
      <td>{target.kind === 'perpetuity' ? EMPTY : decimal(target.price, 3)}</td>
      {isRefusal(found) ? (
        <td colSpan={3} className={css.yieldUnknown}>
          {refusalMessage(lang, found.reason, found.params)}
        </td>
      ) : (
        <>
          <td>{decimal(found.yield, 3)}</td>
          <td>{decimal(found.risk.modified, 3)}</td>
          <td>{decimal(found.risk.dv01, 2)}</td>
        </>
      )}
    </tr>
  )
}

interface NotesProps extends Pick<YieldsProps, 'bond' | 'panel'> {
  readonly found: ReturnType<typeof dealYields>
}

/** The worst yield and the assumptions, in one line below the figures. */
function Notes({ bond, panel, found }: NotesProps) {
  const t = useText(guidanceText)
  const listed = useListed()
  const { lang } = useReader()
  const nameOf = useTargetName()
  const { worst, put, hasOpenSteps } = found
  const said = (row: Target & { readonly yield: Rate }) => ({
    yield: decimal(row.yield, 3),
    target: nameOf(row),
  })
  const levels = assumedLevels(bond.terms, panel.benchmark)
  const hasLimits = bond.legBond.legs.some(
    ({ coupon }) => coupon.kind === 'floating' && (coupon.floor !== null || coupon.cap !== null),
  )
  const notes = [
    worst && t(worst.isComplete ? 'yields.worst' : 'yields.worst.known', said(worst.lowest)),
    put && t('yields.put', said(put)),
    levels.length > 0 &&
      t('yields.assumed', {
        levels: listed(
          levels.map(({ name, level }) => t('yields.assumed.level', { name, level: decimal(level, 3) })),
        ),
      }),
    hasOpenSteps && t('yields.openSteps'),
    hasLimits && t('yields.leavesOut'),
  ].filter((note) => typeof note === 'string')
  return <p className={css.yieldNotes}>{sentences(notes, lang)}</p>
}
