import { proposedClass } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useDerived, useField } from '../use-field.ts'
import css from '../form.module.css'

/** What the ratings come to; taken with one click, or left. */
export function ClassProposal() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const proposed = useDerived(({ deal: { shared } }) => proposedClass(shared))
  const { value, set } = useField('terms.ratingClass')
  if (proposed === null || proposed === value) return null
  return (
    <Button type="link" size="small" className={css.computedValue} onClick={() => set(proposed)}>
      {t('class.use', { class: dealNames.ratingClass(proposed) })}
    </Button>
  )
}
