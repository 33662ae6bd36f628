import { PlusOutlined } from '@ant-design/icons'
import { legText, wordsIn } from '@bookrunner/contract/deals'
import type { CouponLeg } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useForm, useValue, type Field } from '../use-field.ts'
import { legPatterns, legsOf, nextLeg } from './edit-legs.ts'
import { LegCard } from './LegCard.tsx'
import css from './legs.module.css'

/** The legs of the coupon, one card each; a pattern lays out the first ones. */
export function LegsField() {
  const t = useText(formText)
  const lang = useStore(langStore)
  const floatingIndex = useValue('terms.floatingIndex')
  const shown = (legs: CouponLeg[]) =>
    legs.map((leg, at) => legText(leg, at, { floatingIndex }, wordsIn(lang))).join('; ') || EMPTY
  return (
    <FieldFrame place="terms.legs" wide group rows hint={t('legs.hint')} show={shown}>
      {(field) => (field.value.length === 0 ? <Patterns field={field} /> : <Cards field={field} />)}
    </FieldFrame>
  )
}

function Patterns({ field }: { readonly field: Field<'terms.legs'> }) {
  const t = useText(formText)
  const form = useForm()
  const floats = useValue('terms.couponType') === 'floating'
  return (
    <Flex wrap gap={8}>
      {legPatterns[floats ? 'floating' : 'fixed'].map((pattern) => (
        <Button
          key={pattern}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => field.set(legsOf(pattern, form.deal.terms))}
        >
          {t(`legs.pattern.${pattern}`)}
        </Button>
      ))}
    </Flex>
  )
}

function Cards({ field }: { readonly field: Field<'terms.legs'> }) {
  const t = useText(formText)
  const form = useForm()
  return (
    <div className={css.legs}>
      {field.value.map((leg, at) => (
        // Legs have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <LegCard key={at} field={field} leg={leg} at={at} />
      ))}
      <Flex gap={8}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          // The new leg has no texts yet; those of other legs stay.
          onClick={() =>
            field.update((legs) => [...legs, nextLeg(legs, form.deal.terms)], String(field.value.length))
          }
        >
          {t('legs.add')}
        </Button>
        <Button type="text" onClick={() => field.set([])}>
          {t('legs.clear')}
        </Button>
      </Flex>
    </div>
  )
}
