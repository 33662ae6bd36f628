import { parseRatingLine, type Rating, type RatingSubject } from '@bookrunner/domain/deals'
import { Button, Flex, Input, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useField } from '../use-field.ts'
import css from './ratings.module.css'

/** The ratings that a line gives, in place of what these agencies had for the subject. */
const withLine = (ratings: readonly Rating[], read: readonly Rating[]): Rating[] => [
  ...ratings.filter(
    ({ agency, subject }) => !read.some((each) => each.agency === agency && each.subject === subject),
  ),
  ...read,
]

/** A line of ratings as term sheets print it: "Baa1/A-/BBB+ (stable)". */
export function RatingLine({ subjects }: { readonly subjects: readonly RatingSubject[] }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { update } = useField('shared.ratings')
  const [subject, setSubject] = useState<RatingSubject>('issue')
  const [typed, setTyped] = useState('')
  const read = parseRatingLine(typed, subject)
  const wrong = typed.trim() !== '' && read === undefined
  const take = () => {
    if (!read) return
    update((ratings) => withLine(ratings, read))
    setTyped('')
  }
  return (
    <Flex vertical className={css.line}>
      <Flex gap={8}>
        <Select
          aria-label={t('ratingLine.subject')}
          className={css.lineSubject}
          value={subject}
          options={subjects.map((each) => ({ value: each, label: dealNames.subject(each) }))}
          onChange={setSubject}
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
