import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { writeDay } from '../../../../kit/days/index.ts'
import type { ValueAt } from '../places.ts'
import { ChoiceCell, DayCell, TextCell } from '../kit/cells.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import css from './terms.module.css'

type Place = 'terms.approvals' | 'terms.labelPapers'
type RowOf<P extends Place> = ValueAt<P>[number]
/** Columns besides the kind: text or days, by their keys in a row. */
interface Column<P extends Place> {
  readonly key: Exclude<keyof RowOf<P>, 'kind'> & string
  readonly title: string
  readonly type: 'text' | 'day'
}

interface Props<P extends Place> {
  readonly place: P
  readonly kinds: readonly RowOf<P>['kind'][]
  readonly nameOf: (kind: RowOf<P>['kind']) => string
  readonly columns: readonly Column<P>[]
  readonly blank: RowOf<P>
  readonly add: string
  readonly hint?: string
}

/** Papers, one a row: the kind, who or which number, and its days. */
export function PaperRows<P extends Place>(props: Props<P>) {
  const { place, nameOf, columns, blank, add, hint } = props
  const lang = useStore(langStore)
  const textOf = (row: RowOf<P>) =>
    [
      nameOf(row.kind),
      ...columns.map(({ key, type }) => {
        const value = cellOf(row, key)
        return type === 'day' && value !== null ? writeDay(value, lang) : value
      }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <FieldFrame
      place={place}
      wide
      group
      rows
      hint={hint}
      show={(rows) => rowsIn<P>(rows).map(textOf).join('; ') || EMPTY}
    >
      {(field) => (
        <>
          {field.value.length > 0 && <Rows {...props} field={field} />}
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => field.update((rows) => [...rowsIn<P>(rows), blank] as ValueAt<P>)}
          >
            {add}
          </Button>
        </>
      )}
    </FieldFrame>
  )
}

const rowsIn = <P extends Place>(rows: ValueAt<P>): readonly RowOf<P>[] => rows

const cellOf = (row: object, key: string): string | null =>
  (row as Readonly<Record<string, string | null>>)[key] ?? null

type RowsProps<P extends Place> = Props<P> & { readonly field: Field<P> }

/** Cells wrap onto the next line where a row is wider than the form. */
function Rows<P extends Place>(props: RowsProps<P>) {
  return rowsIn<P>(props.field.value).map((row, at) => (
    // Rows have no ids.
    // oxlint-disable-next-line react/no-array-index-key
    <Row key={at} {...props} row={row} at={at} />
  ))
}

type RowProps<P extends Place> = RowsProps<P> & { readonly row: RowOf<P>; readonly at: number }

function Row<P extends Place>({ field, columns, kinds, nameOf, row, at }: RowProps<P>) {
  const t = useText(formText)
  const put = (change: object, part?: string) =>
    field.update((rows) => replaced(rowsIn<P>(rows), at, { ...row, ...change }) as ValueAt<P>, part)
  const ofRow = (title: string) => t('paper.cell', { number: at + 1, title })
  return (
    <div className={css.paper}>
      <ChoiceCell
        title={t('paper.kind')}
        ariaLabel={ofRow(t('paper.kind'))}
        codes={kinds}
        nameOf={nameOf}
        value={row.kind}
        onValue={(kind) => kind && put({ kind })}
      />
      {columns.map(({ key, title, type }) => {
        const cell = { title, ariaLabel: ofRow(title), value: cellOf(row, key) }
        const part = `${at}.${key}`
        const onValue = (value: string | null) => put({ [key]: value }, part)
        return type === 'day' ? (
          <DayCell key={key} {...cell} field={field} part={part} onValue={onValue} />
        ) : (
          <TextCell key={key} {...cell} max={60} onValue={onValue} />
        )
      })}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('paper.remove', { number: at + 1 })}
        onClick={() => field.update((rows) => without(rowsIn<P>(rows), at) as ValueAt<P>)}
      />
      <RowFaults field={field} at={at} />
    </div>
  )
}
