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
import { readPoints, readPrice, readWhole } from '../kit/read.ts'
import { RowCell } from '../kit/RowCell.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm } from '../use-field.ts'
import { asKind } from './options.ts'
import { DayCell, FigureCell, NoticeCell, TextCell, useCellName, type OptionCell } from './option-cells.tsx'
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
  return (
    <div className={css.paper}>
      <KindCell cell={cell} />
      <WhenCells cell={cell} />
      <PriceCells cell={cell} />
      <NoticeCell cell={cell} />
      <TextCell
        cell={cell}
        part="note"
        title={t('option.note')}
        max={300}
        placeholder={t('option.note.placeholder')}
      />
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
  return (
    <RowCell title={t('paper.kind')}>
      <Select<OptionKind>
        aria-label={nameOf(t('paper.kind'))}
        value={cell.row.kind}
        popupMatchSelectWidth={false}
        options={useOptionGroups()}
        onChange={(kind) =>
          cell.field.update((rows) => replaced(rows, cell.at, asKind(rows[cell.at]!, kind, form.deal.terms)))
        }
      />
    </RowCell>
  )
}

/** On which days: a schedule says how often, any other right only from and until when. */
function WhenCells({ cell }: CellProps) {
  const t = useText(formText)
  const { kind } = cell.row
  const exercise = exerciseOf(cell.row)
  const isOnce = isScheduled(kind) && exercise === 'once'
  return (
    <>
      {isScheduled(kind) && <ExerciseCell cell={cell} exercise={exercise} />}
      {isScheduled(kind) && exercise === 'everyMonths' && (
        <FigureCell
          cell={cell}
          part="everyMonths"
          title={t('option.months')}
          read={readWhole(1, 1200)}
          unit={t('option.months.unit')}
          bounds={{ least: 1, most: 1200 }}
        />
      )}
      <DayCell
        cell={cell}
        part="from"
        title={t(isOnce ? 'option.on' : 'option.from')}
        needed={isScheduled(kind)}
      />
      {!isOnce && (
        <DayCell
          cell={cell}
          part="until"
          title={t(kind === 'makeWhole' ? 'option.parCall' : 'option.until')}
        />
      )}
    </>
  )
}

function ExerciseCell({ cell, exercise }: CellProps & { readonly exercise: Exercise }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const nameOf = useCellName(cell)
  return (
    <RowCell title={t('option.exercise')}>
      <Select<Exercise>
        aria-label={nameOf(t('option.exercise'))}
        value={exercise}
        options={exercises.map((each) => ({ value: each, label: dealNames.exercise(each) }))}
        onChange={(chosen) =>
          cell.put({
            exercise: chosen,
            everyMonths: chosen === 'everyMonths' ? 12 : null,
            ...(chosen === 'once' && { until: null }),
          })
        }
      />
    </RowCell>
  )
}

/** At what price; a make-whole at benchmark and spread, some rights from a share of the issue on. */
function PriceCells({ cell }: CellProps) {
  const t = useText(formText)
  const { kind } = cell.row
  return (
    <>
      {kind === 'makeWhole' && (
        <>
          <TextCell
            cell={cell}
            part="over"
            title={t('option.over')}
            max={60}
            placeholder={t('option.over.placeholder')}
          />
          <FigureCell cell={cell} part="spread" title={t('option.spread')} read={readPoints} unit="bp" />
        </>
      )}
      {hasShare(kind) && (
        <FigureCell
          cell={cell}
          part="share"
          title={t(kind === 'equityClaw' ? 'option.upTo' : 'option.boughtBack')}
          read={readPrice}
          unit="%"
        />
      )}
      <FigureCell
        cell={cell}
        part="price"
        title={t(kind === 'makeWhole' ? 'option.least' : 'option.price')}
        read={readPrice}
        unit="%"
        placeholder="100"
      />
    </>
  )
}
