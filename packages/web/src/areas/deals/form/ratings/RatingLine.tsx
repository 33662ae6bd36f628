import { parseRatingLine } from '@bookrunner/domain/deals'
import { Button, Flex, Input, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { formText } from '../text.ts'
import { useField } from '../use-field.ts'
import { withLine } from './grid.ts'
import type { RatedColumn } from './use-rated-columns.ts'
import css from './ratings.module.css'

/** A line of ratings as term sheets print it: "Baa1/A-/BBB+ (stable)". */
export function RatingLine({ columns }: { readonly columns: readonly RatedColumn[] }) {
  const t = useText(formText)
  const { update } = useField('shared.ratings')
  const [key, setKey] = useState<string>()
  const column = columns.find((each) => each.key === key) ?? columns[0]!
  const [typed, setTyped] = useState('')
  const read = parseRatingLine(typed, column.rated)
  const wrong = typed.trim() !== '' && read === undefined
  const take = () => {
    if (!read) return
    update((ratings) => withLine(ratings, read, column))
    setTyped('')
  }
  return (
    <Flex vertical className={css.line}>
      <Flex gap={8}>
        <Select
          aria-label={t('ratingLine.subject')}
          className={css.lineSubject}
          popupMatchSelectWidth={false}
          value={column.key}
          options={columns.map(({ key: value, label }) => ({ value, label }))}
          onChange={setKey}
        />
        <Input
          aria-label={t('ratingLine')}
          placeholder="Baa1/A-/BBB+ (stable)"
          maxLength={200}
          status={wrong ? 'error' : ''}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={take}
        />
        <Button disabled={!read} onClick={take}>
          {t('ratingLine.take')}
        </Button>
      </Flex>
      <small data-wrong={wrong || undefined}>{t(wrong ? 'ratingLine.wrong' : 'ratingLine.hint')}</small>
    </Flex>
  )
}
