import type { OptionRow } from '@bookrunner/domain/deals'
import { Flex } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { Cell, WholeInput } from '../kit/cells.tsx'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'

/** One row of the field, and how a control of it is written back. */
export interface OptionCell {
  readonly field: Field<'terms.options'>
  readonly row: OptionRow
  readonly at: number
  readonly put: (change: Partial<OptionRow>, part?: string) => void
}

/** "Option 2: From". */
export function useCellName({ at }: OptionCell): (title: string) => string {
  const t = useText(formText)
  return (title) => t('option.cell', { number: at + 1, title })
}

/** What a cell needs to show a part of the row and to write it back. */
export function usePart(cell: OptionCell) {
  const nameOf = useCellName(cell)
  return <K extends keyof OptionRow>(part: K, title: string) => {
    const place = `${cell.at}.${part}`
    return {
      field: cell.field,
      part: place,
      title,
      ariaLabel: nameOf(title),
      value: cell.row[part] ?? null,
      onValue: (value: OptionRow[K] | null) => cell.put({ [part]: value }, place),
    }
  }
}

const days = { least: 0, most: 365 }

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
    <Cell title={t('option.notice')}>
      {(id) => (
        <Flex gap={4} align="center">
          {ends.map(([end, title, placeholder]) => (
            <WholeInput
              {...days}
              key={end}
              {...(end === 'least' && { id })}
              field={field}
              part={`${at}.notice.${end}`}
              ariaLabel={nameOf(title)}
              placeholder={placeholder}
              value={notice[end]}
              onValue={(count) =>
                put({ notice: noticeOf({ ...notice, [end]: count }) }, `${at}.notice.${end}`)
              }
            />
          ))}
        </Flex>
      )}
    </Cell>
  )
}

const noticeOf = (notice: NonNullable<OptionRow['notice']>): OptionRow['notice'] =>
  notice.least === null && notice.most === null ? null : notice
