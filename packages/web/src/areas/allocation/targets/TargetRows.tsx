import {
  excludingKinds,
  type BucketFigures,
  type TargetKind,
  type TargetState,
} from '@bookrunner/domain/allocation'
import { Input } from 'antd'
import { memo, useId } from 'react'
import { tenths } from '../../../kit/dense-page/column.ts'
import { decimal, EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { Lacks } from '../Lacks.tsx'
import type { PanelProps } from '../panel-props.ts'
import { fillTenths } from '../rows/grid-row.ts'
import type { useLeft } from '../use-left.ts'
import type { BucketFaults, KindTargets } from './by-kind.ts'
import type { DraftTarget } from './model.ts'
import { targetsText } from './text.ts'
import css from '../allocation.module.css'

type TypeTarget = (target: DraftTarget, field: 'size' | 'rate', typed: string) => void

interface Props extends Pick<PanelProps, 'tools'> {
  readonly by: TargetKind
  readonly figures: readonly BucketFigures[]
  readonly targets: KindTargets
  readonly open: boolean
  readonly left: ReturnType<typeof useLeft>
  readonly onType: TypeTarget
}

const sumOf = <Each,>(list: readonly Each[], of: (each: Each) => bigint): bigint =>
  list.reduce((sum, each) => sum + of(each), 0n)

const percent = (now: bigint, acceptedIn: bigint): string => {
  const fill = fillTenths(now, acceptedIn)
  return fill === null ? EMPTY : `${tenths(fill)}%`
}

const idOf = ({ by, key }: Pick<DraftTarget, 'by' | 'key'>): string => `${by} ${key}`

/** The name for lines in no bucket; leads and tags have no such row. */
const noneOf = (by: TargetKind) =>
  by === 'type' ? 'none.type' : by === 'region' ? 'none.region' : 'none.group'

/** The buckets of one kind under their own head, each with its figures and a target if it has one. */
export const TargetRows = memo(function TargetRows(props: Props) {
  const { by, figures, targets, open, tools, left, onType } = props
  const t = useText(targetsText)
  const { drafts, states, faults, whole } = targets
  const known = new Set(figures.map(({ key }) => key))
  // A target stays in sight if its bucket has left the book.
  const bare = [...drafts.keys()]
    .filter((key) => !known.has(key))
    .map((key) => ({ key, now: 0n, nowRate: '0', acceptedIn: 0n }))
  const rows = [...figures, ...(bare as BucketFigures[])]
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr data-head>
        <th scope="col">{t(`by.${by}`)}</th>
        <th scope="col">{t('now')}</th>
        <th scope="col">{t('fill')}</th>
        <th scope="col">{t('size')}</th>
        <th scope="col">{t('rate')}</th>
      </tr>
      {rows.map(({ key, now, nowRate, acceptedIn }) => {
        const target = { by, key: key ?? '' }
        return (
          <Bucket
            key={key}
            by={by}
            bucket={key}
            name={key === null ? t(noneOf(by)) : tools.bucket(by, key)}
            now={now}
            nowRate={nowRate}
            acceptedIn={acceptedIn}
            draft={drafts.get(target.key)}
            difference={states.get(target.key)?.difference}
            faults={faults.get(target.key)}
            open={open}
            isLeft={left.isLeft(idOf(target))}
            leaving={left.leaving}
            onType={onType}
          />
        )
      })}
      {excludingKinds.includes(by) && <Sums rows={rows} states={[...states.values()]} />}
      {whole && (
        <tr>
          <td colSpan={5} className={css.wrong}>
            <span role="alert">{t(`fault.${whole}`)}</span>
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** The sums of a kind whose buckets exclude each other. */
function Sums({
  rows,
  states,
}: {
  readonly rows: readonly BucketFigures[]
  readonly states: readonly TargetState[]
}) {
  const t = useText(targetsText)
  const now = sumOf(rows, (each) => each.now)
  const rate = rows.reduce((sum, { nowRate }) => sum + Number(nowRate), 0)
  const target = states.length > 0
  return (
    <tr data-foot>
      <th scope="row">{t('total')}</th>
      <td>
        {mm(now)}
        <small>{decimal(rate.toFixed(2), 1)}%</small>
      </td>
      <td>
        {percent(
          now,
          sumOf(rows, ({ acceptedIn }) => acceptedIn),
        )}
      </td>
      <td>{target ? mm(sumOf(states, (each) => BigInt(each.target.size))) : EMPTY}</td>
      <td>
        {target
          ? decimal(states.reduce((sum, each) => sum + Number(each.target.rate), 0).toFixed(2), 1)
          : EMPTY}
      </td>
    </tr>
  )
}

interface BucketProps extends Pick<Props, 'by' | 'open' | 'onType'>, Omit<BucketFigures, 'key'> {
  /** None for lines in no bucket, which cannot have a target. */
  readonly bucket: string | null
  readonly name: string
  readonly draft: DraftTarget | undefined
  readonly difference: bigint | undefined
  readonly faults: BucketFaults | undefined
  readonly isLeft: boolean
  readonly leaving: ReturnType<typeof useLeft>['leaving']
}

/** One bucket: its current size, its fill, and its target typed in place. Typing into another one does not draw it. */
const Bucket = memo(function Bucket(props: BucketProps) {
  const { by, bucket, name, now, nowRate, acceptedIn, draft, difference, faults, open, isLeft, onType } =
    props
  const t = useText(targetsText)
  const lacks = useId()
  const target = draft ?? { by, key: bucket ?? '', size: '', rate: '' }
  const fault = faults?.size ?? faults?.rate ?? faults?.key
  const field = (part: 'size' | 'rate') => {
    if (bucket === null) return EMPTY
    if (!open) return target[part] || EMPTY
    const wrong = faults?.[part] !== undefined && isLeft
    return (
      <Input
        size="small"
        aria-label={t(`${part}.of`, { bucket: name })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        aria-describedby={fault ? lacks : undefined}
        value={target[part]}
        onChange={(event) => onType(target, part, event.target.value)}
      />
    )
  }
  return (
    <tr {...props.leaving(idOf(target))}>
      <th scope="row" translate="no">
        {name}
        {fault && (
          <Lacks id={lacks} wrong={isLeft}>
            {t(`fault.${fault}`)}
          </Lacks>
        )}
      </th>
      <td>
        {mm(now)}
        <small>{decimal(nowRate, 1)}%</small>
      </td>
      <td>{percent(now, acceptedIn)}</td>
      <td>
        {field('size')}
        {difference !== undefined && <Difference difference={difference} />}
      </td>
      <td>{field('rate')}</td>
    </tr>
  )
})

/** The difference of the current size to the target: by sign, text and colour. */
function Difference({ difference }: Pick<TargetState, 'difference'>) {
  const t = useText(targetsText)
  const side = difference === 0n ? 'met' : difference > 0n ? 'over' : 'under'
  return (
    <small data-side={side}>
      {side === 'met' ? '' : `${mm(difference < 0n ? -difference : difference)} `}
      {t(`side.${side}`)}
    </small>
  )
}
