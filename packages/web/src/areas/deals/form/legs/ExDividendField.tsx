import { exDividendText, wordsIn } from '@bookrunner/contract/deals'
import { exDividendCounts, exDividendOwners, type ExDividendTerms } from '@bookrunner/domain/deals'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import { ChoiceCell, WholeCell } from '../kit/cells.tsx'
import css from './legs.module.css'

/** As gilts have it: the coupon goes to the seller from some days before it is paid. */
export function ExDividendField() {
  const t = useText(formText)
  const lang = useStore(langStore)
  return (
    <FieldFrame
      place="terms.exDividend"
      wide
      group
      hint={t('exDividend.hint')}
      show={(value) => (value === null ? EMPTY : exDividendText(value, wordsIn(lang)))}
    >
      {(field) => <Cells field={field} />}
    </FieldFrame>
  )
}

const usual: Omit<ExDividendTerms, 'days'> = { count: 'business', onTheDay: 'buyer' }

function Cells({ field }: { readonly field: Field<'terms.exDividend'> }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { value } = field
  return (
    <div className={css.dividend}>
      <WholeCell
        least={0}
        most={60}
        field={field}
        part="days"
        title={t('exDividend.days')}
        value={value?.days ?? null}
        onValue={(days) => field.set(days === null ? null : { ...(value ?? usual), days }, 'days')}
      />
      {value !== null && (
        <>
          <ChoiceCell
            title={t('exDividend.count')}
            codes={exDividendCounts}
            nameOf={dealNames.exDividendCount}
            value={value.count}
            onValue={(count) => count && field.set({ ...value, count })}
          />
          <ChoiceCell
            title={t('exDividend.owner')}
            codes={exDividendOwners}
            nameOf={dealNames.exDividendOwner}
            value={value.onTheDay}
            onValue={(onTheDay) => onTheDay && field.set({ ...value, onTheDay })}
          />
        </>
      )}
    </div>
  )
}
