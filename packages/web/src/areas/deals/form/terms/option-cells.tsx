import type { Day, OptionRow } from '@bookrunner/domain/deals'
import { Flex, Input } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { DayInput } from '../kit/DayInput.tsx'
import { readWhole, type Reader } from '../kit/read.ts'
import { RowCell } from '../kit/RowCell.tsx'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import css from '../form.module.css'

/** One row of the field, and how a control of it is written back. */
export interface OptionCell {
  readonly field: Field<'terms.options'>
  readonly row: OptionRow
  readonly at: number
  readonly put: (change: Partial<OptionRow>, part?: string) => void
}

interface Named {
  readonly cell: OptionCell
  readonly title: string
}

/** "Option 2: From". */
export function useCellName({ at }: OptionCell): (title: string) => string {
  const t = useText(formText)
  return (title) => t('option.cell', { number: at + 1, title })
}

type KeysOf<T> = {
  [K in keyof OptionRow]-?: NonNullable<OptionRow[K]> extends T ? K : never
}[keyof OptionRow]

interface FigureProps<T, K extends keyof OptionRow> extends Named {
  readonly part: K
  readonly read: Reader<T>
  readonly unit: string
  readonly placeholder?: string
  readonly bounds?: { readonly least: number; readonly most: number }
}

export function FigureCell<T extends string | number, K extends KeysOf<T>>(props: FigureProps<T, K>) {
  const { cell, part, title, read, unit, placeholder, bounds } = props
  const nameOf = useCellName(cell)
  const place = `${cell.at}.${part}`
  return (
    <RowCell title={title}>
      <TypedInput<T, 'terms.options'>
        className={css.figureInput}
        aria-label={nameOf(title)}
        inputMode="decimal"
        placeholder={placeholder}
        suffix={unit}
        field={cell.field}
        part={place}
        value={(cell.row[part] ?? null) as T | null}
        read={read}
        write={String}
        bounds={bounds}
        onValue={(value) => cell.put({ [part]: value }, place)}
      />
    </RowCell>
  )
}

interface DayCellProps extends Named {
  readonly part: 'from' | 'until'
  readonly needed?: boolean
}

export function DayCell({ cell, part, title, needed = false }: DayCellProps) {
  const nameOf = useCellName(cell)
  const place = `${cell.at}.${part}`
  return (
    <RowCell title={title}>
      <DayInput
        field={cell.field}
        part={place}
        aria-label={nameOf(title)}
        value={cell.row[part]}
        near={part === 'until' ? cell.row.from : null}
        needed={needed}
        onValue={(day: Day | null) => !(needed && day === null) && cell.put({ [part]: day }, place)}
      />
    </RowCell>
  )
}

interface TextCellProps extends Named {
  readonly part: 'over' | 'note'
  readonly max: number
  readonly placeholder: string
}

export function TextCell({ cell, part, title, max, placeholder }: TextCellProps) {
  const nameOf = useCellName(cell)
  return (
    <RowCell title={title}>
      <Input
        aria-label={nameOf(title)}
        maxLength={max}
        placeholder={placeholder}
        value={cell.row[part] ?? ''}
        onChange={({ target }) => cell.put({ [part]: target.value || null }, `${cell.at}.${part}`)}
      />
    </RowCell>
  )
}

const bounds = { least: 0, most: 365 }
const readDays = readWhole(bounds.least, bounds.most)

/** Least and most days of notice. */
export function NoticeCell({ cell }: { readonly cell: OptionCell }) {
  const t = useText(formText)
  const nameOf = useCellName(cell)
  const { field, row, at, put } = cell
  const notice = row.notice ?? { least: null, most: null }
  const ends = [
    ['least', t('option.notice.least'), '30'],
    ['most', t('option.notice.most'), '60'],
  ] as const
  return (
    <RowCell title={t('option.notice')}>
      <Flex gap={4} align="center">
        {ends.map(([end, title, placeholder]) => (
          <TypedInput<number, 'terms.options'>
            key={end}
            className={css.figureInput}
            aria-label={nameOf(title)}
            inputMode="numeric"
            placeholder={placeholder}
            field={field}
            part={`${at}.notice.${end}`}
            value={notice[end]}
            read={readDays}
            write={String}
            bounds={bounds}
            onValue={(days) => put({ notice: noticeOf({ ...notice, [end]: days }) }, `${at}.notice.${end}`)}
          />
        ))}
      </Flex>
    </RowCell>
  )
}

const noticeOf = (notice: NonNullable<OptionRow['notice']>): OptionRow['notice'] =>
  notice.least === null && notice.most === null ? null : notice
