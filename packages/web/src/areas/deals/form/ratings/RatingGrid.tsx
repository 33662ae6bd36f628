import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { api } from '../../../../platform/api.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import { linesOf, movedTo, renamedLine, withoutLine, type AgencyLine } from './grid.ts'
import { RatingCell } from './RatingCell.tsx'
import type { RatedColumn } from './use-rated-columns.ts'
import { classes } from '../../../../kit/classes.ts'
import css from './ratings.module.css'
import formCss from '../form.module.css'

/** The agencies' scales; they do not change while one is looking. */
const useScales = () =>
  useQuery({ queryKey: ['deals', 'ratings'], queryFn: () => api.deals.getRatings(), staleTime: Infinity })

/** Many guarantors make the table wider than the page; it scrolls. */
const AGENCY_WIDTH = 194
const COLUMN_WIDTH = 160

interface Props {
  readonly field: Field<'shared.ratings'>
  readonly columns: readonly RatedColumn[]
}

/** Agencies down, what they rate across. */
export function RatingGrid({ field, columns }: Props) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { data } = useScales()
  // A further agency that has no grade yet is in no rating.
  const [added, setAdded] = useState<string>()
  const lines = linesOf(field.value)
  const shown: readonly AgencyLine[] =
    added === undefined || lines.some(({ agencyName }) => agencyName === added)
      ? lines
      : [...lines, { agency: 'other', agencyName: added }]
  const gradesOf = ({ agency }: AgencyLine) =>
    data?.agencies.find((scale) => scale.agency === agency)?.grades.map(({ grade }) => grade) ?? []
  return (
    <>
      <div className={formCss.tableScroll}>
        <table
          className={classes(formCss.rowsTable, css.ratings)}
          style={{ minWidth: AGENCY_WIDTH + columns.length * COLUMN_WIDTH }}
        >
          <thead>
            <tr>
              <th>{t('agency')}</th>
              {columns.map((column) => (
                <th key={column.key}>
                  {column.label}
                  <Whose field={field} column={column} columns={columns} />
                </th>
              ))}
              <th>
                <span className="br-sr">{t('agency.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line, at) => (
              // A further agency keeps its row while its name is typed.
              <tr key={line.agency === 'other' ? `other ${at}` : line.agency}>
                <th scope="row">
                  {line.agency === 'other' ? (
                    <Input
                      aria-label={t('agency.name')}
                      placeholder={t('agency.name')}
                      maxLength={60}
                      value={line.agencyName ?? ''}
                      onChange={({ target }) => {
                        setAdded(target.value)
                        field.update((ratings) => renamedLine(ratings, line, target.value))
                      }}
                    />
                  ) : (
                    dealNames.agency(line.agency)
                  )}
                </th>
                {columns.map((column) => (
                  <td key={column.key}>
                    <RatingCell
                      field={field}
                      line={line}
                      column={column}
                      subject={column.label}
                      grades={gradesOf(line)}
                    />
                  </td>
                ))}
                <td>
                  {line.agency === 'other' && (
                    <Button
                      type="text"
                      size="small"
                      icon={<DeleteOutlined aria-hidden />}
                      aria-label={t('agency.remove.of', { name: line.agencyName ?? '' })}
                      onClick={() => {
                        setAdded(undefined)
                        field.update((ratings) => withoutLine(ratings, line))
                      }}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === lines.length && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdded('')}>
          {t('agency.add')}
        </Button>
      )}
    </>
  )
}

interface WhoseProps {
  readonly field: Field<'shared.ratings'>
  readonly column: RatedColumn
  readonly columns: readonly RatedColumn[]
}

/** Ratings of nobody in particular are given to a guarantor or provider. */
function Whose({ field, column, columns }: WhoseProps) {
  const t = useText(formText)
  if (!column.homeless) return null
  const others = columns.filter(({ homeless, rated }) => !homeless && rated.subject === column.rated.subject)
  return (
    <Select
      className={css.whose}
      size="small"
      aria-label={t('rating.whose')}
      placeholder={t('rating.whose')}
      value={null}
      options={others.map(({ key, label }) => ({ value: key, label }))}
      onChange={(key: string | null) => {
        const target = others.find((each) => each.key === key)
        if (target) field.update((ratings) => movedTo(ratings, column, target.rated))
      }}
    />
  )
}
