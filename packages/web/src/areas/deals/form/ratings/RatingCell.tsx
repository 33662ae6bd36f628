import { outlooks } from '@bookrunner/domain/deals'
import { Checkbox, Flex, Input, Select } from 'antd'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { RowFaults } from '../kit/RowFaults.tsx'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import { indexAt, ratingAt, withRating, type AgencyLine, type Column } from './grid.ts'
import css from './ratings.module.css'

interface Props {
  readonly field: Field<'shared.ratings'>
  readonly line: AgencyLine
  readonly column: Column
  /** What the column is of, in words. */
  readonly subject: string
  /** The agency's scale, best first; empty for a further agency. */
  readonly grades: readonly string[]
}

const notRatedCode = 'not-rated'

/** "A" means A before AAA. */
const nearest = (
  one: { label: string },
  other: { label: string },
  { searchValue }: { searchValue: string },
): number => nearness(other.label, searchValue) - nearness(one.label, searchValue)

const nearness = (label: string, typed: string) => {
  const [text, query] = [label.toLowerCase(), typed.trim().toLowerCase()]
  return text === query ? 2 : text.startsWith(query) ? 1 : 0
}

/** One rating: grade, outlook, and whether it is expected. */
export function RatingCell({ field, line, column, subject, grades }: Props) {
  const t = useText(formText)
  const clear = useClearable()
  const dealNames = useDealNames()
  const rating = ratingAt(field.value, line, column)
  const put = (change: Parameters<typeof withRating>[3]) =>
    field.update((ratings) => withRating(ratings, line, column, change))
  const named = {
    agency: line.agencyName ?? dealNames.agency(line.agency),
    subject,
  }
  const has = rating !== undefined && !rating.notRated
  return (
    <Flex vertical gap={4}>
      {line.agency === 'other' ? (
        <Input
          aria-label={t('rating.grade.of', named)}
          maxLength={20}
          disabled={!line.agencyName?.trim()}
          value={rating?.grade ?? ''}
          onChange={({ target }) => put({ grade: target.value || null })}
        />
      ) : (
        <Select
          aria-label={t('rating.grade.of', named)}
          allowClear={clear}
          showSearch={{ optionFilterProp: 'label', filterSort: nearest }}
          placeholder={t('rating.none')}
          value={rating?.notRated ? notRatedCode : (rating?.grade ?? null)}
          options={[
            ...grades.map((grade) => ({ value: grade, label: grade })),
            { value: notRatedCode, label: t('rating.notRated') },
          ]}
          onChange={(grade: string | undefined) =>
            grade === notRatedCode
              ? put({ grade: null, notRated: true, expected: false, outlook: null })
              : put(
                  grade === undefined
                    ? { grade: null, notRated: false, expected: false, outlook: null }
                    : { grade, notRated: false },
                )
          }
        />
      )}
      <div className={css.more}>
        {has && (
          <>
            <Select
              size="small"
              variant="borderless"
              aria-label={t('rating.outlook.of', named)}
              allowClear={clear}
              placeholder={t('rating.outlook')}
              value={rating.outlook}
              options={outlooks.map((outlook) => ({ value: outlook, label: dealNames.outlook(outlook) }))}
              onChange={(outlook: (typeof outlooks)[number] | undefined) => put({ outlook: outlook ?? null })}
            />
            <Checkbox
              checked={rating.expected}
              aria-label={t('rating.expected.of', named)}
              onChange={({ target }) => put({ expected: target.checked })}
            >
              {t('rating.expected')}
            </Checkbox>
          </>
        )}
      </div>
      {rating && <RowFaults field={field} at={indexAt(field.value, line, column)} />}
    </Flex>
  )
}
