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
import type { DraftTarget, ReadTargets, TargetFault } from './model.ts'
import { targetsText } from './text.ts'
import css from '../allocation.module.css'

type TypeTarget = (target: DraftTarget, field: 'size' | 'rate', typed: string) => void

interface Props extends Pick<PanelProps, 'tools'> {
  readonly by: TargetKind
  readonly figures: readonly BucketFigures[]
  readonly drafts: readonly DraftTarget[]
  readonly read: ReadTargets
  readonly states: readonly TargetState[]
  readonly open: boolean
  readonly left: ReturnType<typeof useLeft>
  readonly onType: TypeTarget
}

const sumOf = <Each,>(list: readonly Each[], of: (each: Each) => bigint): bigint =>
  list.reduce((sum, each) => sum + of(each), 0n)

const percent = (now: bigint, inSize: bigint): string => {
  const fill = fillTenths(now, inSize)
  return fill === null ? EMPTY : `${tenths(fill)}%`
}

/** The name for lines in no bucket; leads and tags have no such row. */
const noneOf = (by: TargetKind) =>
  by === 'type' ? 'none.type' : by === 'region' ? 'none.region' : 'none.group'

/** The buckets of one kind under their own head, each with its figures and a target if it has one. */
export const TargetRows = memo(function TargetRows(props: Props) {
  const { by, figures, drafts, read, states, open, tools, left, onType } = props
  const t = useText(targetsText)
  const own = drafts.filter((draft) => draft.by === by)
  const known = new Set(figures.map(({ key }) => key))
  // A target stays in sight if its bucket has left the book.
  const bare = own
    .filter(({ key }) => !known.has(key))
    .map(({ key }) => ({ key, now: 0n, nowRate: '0', inSize: 0n }))
  const rows = [...figures, ...(bare as BucketFigures[])]
  if (rows.length === 0) return null
  const whole = read.faults.get(by)
  return (
    <tbody>
      <tr data-head>
        <th scope="col">{t(`by.${by}`)}</th>
        <th scope="col">{t('now')}</th>
        <th scope="col">{t('fill')}</th>
        <th scope="col">{t('size')}</th>
        <th scope="col">{t('rate')}</th>
      </tr>
      {rows.map((bucket) => {
        const { key } = bucket
        const at = key === null ? -1 : drafts.findIndex((draft) => draft.by === by && draft.key === key)
        return (
          <Bucket
            key={key}
            bucket={bucket}
            name={key === null ? t(noneOf(by)) : tools.bucket(by, key)}
            draft={key === null ? undefined : (drafts[at] ?? { by, key, size: '', rate: '' })}
            open={open}
            left={left}
            state={states.find(({ target }) => target.by === by && target.key === key)}
            faultOf={(part) => read.faults.get(`${at}.${part}`)}
            onType={onType}
          />
        )
      })}
      {excludingKinds.includes(by) && (
        <Sums rows={rows} states={states.filter(({ target }) => target.by === by)} />
      )}
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
          sumOf(rows, ({ inSize }) => inSize),
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

interface BucketProps extends Pick<Props, 'open' | 'left' | 'onType'> {
  readonly bucket: BucketFigures
  readonly name: string
  /** None for lines in no bucket, which cannot have a target. */
  readonly draft: DraftTarget | undefined
  readonly state: TargetState | undefined
  readonly faultOf: (part: 'size' | 'rate' | 'key') => TargetFault | undefined
}

/** One bucket: its current size, its fill, and its target typed in place. */
function Bucket({ bucket, name, draft, state, open, left, faultOf, onType }: BucketProps) {
  const t = useText(targetsText)
  const lacks = useId()
  const id = draft ? `${draft.by} ${draft.key}` : ''
  const fault = faultOf('size') ?? faultOf('rate') ?? faultOf('key')
  const field = (part: 'size' | 'rate') => {
    if (!draft) return EMPTY
    if (!open) return draft[part] || EMPTY
    const wrong = faultOf(part) !== undefined && left.isLeft(id)
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
        value={draft[part]}
        onChange={({ target }) => onType(draft, part, target.value)}
      />
    )
  }
  return (
    <tr {...left.leaving(id)}>
      <th scope="row" translate="no">
        {name}
        {fault && (
          <Lacks id={lacks} wrong={left.isLeft(id)}>
            {t(`fault.${fault}`)}
          </Lacks>
        )}
      </th>
      <td>
        {mm(bucket.now)}
        <small>{decimal(bucket.nowRate, 1)}%</small>
      </td>
      <td>{percent(bucket.now, bucket.inSize)}</td>
      <td>
        {field('size')}
        {state && <Difference {...state} />}
      </td>
      <td>{field('rate')}</td>
    </tr>
  )
}

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
