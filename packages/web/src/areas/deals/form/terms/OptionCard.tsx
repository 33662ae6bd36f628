import { DeleteOutlined } from '@ant-design/icons'
import {
  eventCalls,
  eventPuts,
  exerciseOf,
  exercises,
  hasShare,
  isScheduled,
  type Exercise,
  type OptionKind,
} from '@bookrunner/domain/deals'
import { Button, Flex, Select } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { Cell, ChoiceCell, DayCell, RateCell, TextCell, WholeCell } from '../kit/cells.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm } from '../use-field.ts'
import { asKind } from './options.ts'
import { NoticeCell, useCellName, usePart, type OptionCell } from './option-cells.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import css from './terms.module.css'

/** Kinds of options by what they wait for. */
export function useOptionGroups() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const named = (kinds: readonly OptionKind[]) =>
    kinds.map((kind) => ({ value: kind, label: dealNames.option(kind) }))
  return [
    { label: t('option.group.days'), options: named(['call', 'put', 'makeWhole']) },
    { label: t('option.group.calls'), options: named(eventCalls) },
    { label: t('option.group.puts'), options: named(eventPuts) },
  ]
}

/** One right: its kind, when, at what price, with what notice. */
export function OptionCard(props: Omit<OptionCell, 'put'>) {
  const { field, row, at } = props
  const t = useText(formText)
  const put: OptionCell['put'] = (change, part) =>
    field.update((rows) => replaced(rows, at, { ...rows[at]!, ...change }), part)
  const cell = { ...props, put }
  const part = usePart(cell)
  return (
    <div className={css.paper}>
      <KindCell cell={cell} />
      <WhenCells cell={cell} />
      <PriceCells cell={cell} />
      <NoticeCell cell={cell} />
      <TextCell {...part('note', t('option.note'))} max={300} placeholder={t('option.note.placeholder')} />
      <Flex justify="space-between" align="end" className={css.steps}>
        {row.kind === 'makeWhole' ? <span /> : <PriceSteps cell={cell} />}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('option.remove.of', { number: at + 1 })}
          onClick={() => field.update((rows) => without(rows, at))}
        />
      </Flex>
      <RowFaults field={field} at={at} />
    </div>
  )
}

interface CellProps {
  readonly cell: OptionCell
}

function KindCell({ cell }: CellProps) {
  const t = useText(formText)
  const form = useForm()
  const nameOf = useCellName(cell)
  const groups = useOptionGroups()
  return (
    <Cell title={t('paper.kind')}>
      {(id) => (
        <Select<OptionKind>
          id={id}
          aria-label={nameOf(t('paper.kind'))}
          value={cell.row.kind}
          popupMatchSelectWidth={false}
          options={groups}
          onChange={(kind) =>
            cell.field.update(
              (rows) => replaced(rows, cell.at, asKind(rows[cell.at]!, kind, form.deal.terms)),
              String(cell.at),
            )
          }
        />
      )}
    </Cell>
  )
}

/** On which days: a schedule says how often, any other right only from and until when. */
function WhenCells({ cell }: CellProps) {
  const t = useText(formText)
  const part = usePart(cell)
  const { kind } = cell.row
  const isSchedule = isScheduled(kind)
  const exercise = exerciseOf(cell.row)
  const isOnce = isSchedule && exercise === 'once'
  const from = part('from', t(isOnce ? 'option.on' : 'option.from'))
  return (
    <>
      {isSchedule && <ExerciseCell cell={cell} exercise={exercise} />}
      {isSchedule && exercise === 'everyMonths' && (
        <WholeCell
          {...part('everyMonths', t('option.months'))}
          least={1}
          most={1200}
          unit={t('option.months.unit')}
        />
      )}
      <DayCell
        {...from}
        needed={isSchedule}
        onValue={(day) => !(isSchedule && day === null) && from.onValue(day)}
      />
      {!isOnce && (
        <DayCell
          {...part('until', t(kind === 'makeWhole' ? 'option.parCall' : 'option.until'))}
          near={cell.row.from}
        />
      )}
    </>
  )
}

function ExerciseCell({ cell, exercise }: CellProps & { readonly exercise: Exercise }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const part = usePart(cell)
  return (
    <ChoiceCell
      {...part('exercise', t('option.exercise'))}
      codes={exercises}
      nameOf={dealNames.exercise}
      value={exercise}
      onValue={(chosen) =>
        cell.put({
          exercise: chosen,
          everyMonths: chosen === 'everyMonths' ? 12 : null,
          ...(chosen === 'once' && { until: null }),
        })
      }
    />
  )
}

/** At what price; a make-whole at benchmark and spread, some rights from a share of the issue on. */
function PriceCells({ cell }: CellProps) {
  const t = useText(formText)
  const part = usePart(cell)
  const { kind } = cell.row
  return (
    <>
      {kind === 'makeWhole' && (
        <>
          <TextCell {...part('over', t('option.over'))} max={60} placeholder={t('option.over.placeholder')} />
          <RateCell {...part('spread', t('option.spread'))} as="points" />
        </>
      )}
      {hasShare(kind) && (
        <RateCell
          {...part('share', t(kind === 'equityClaw' ? 'option.upTo' : 'option.boughtBack'))}
          as="share"
        />
      )}
      <RateCell
        {...part('price', t(kind === 'makeWhole' ? 'option.least' : 'option.price'))}
        as="price"
        placeholder="100"
      />
    </>
  )
}
