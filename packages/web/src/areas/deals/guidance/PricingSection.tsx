import type { DealDetail } from '@bookrunner/contract/deals'
import { namedMove, type DealMove } from '@bookrunner/domain/deals'
import { Button, Flex, Typography } from 'antd'
import { useListed } from '../../../kit/use-listed.ts'
import { useText } from '../../../platform/text.ts'
import { modeOf } from '../form/mode.ts'
import { emptyFields, requiredFigures, type Pricing } from './pricing.ts'
import { PricingPanel } from './PricingPanel.tsx'
import { guidanceText } from './text.ts'
import { usePricing } from './use-pricing.ts'
import { usePricingTerms } from './use-pricing-terms.ts'
import css from './guidance.module.css'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  /** Undefined until the deal is saved. */
  readonly detail: DealDetail | undefined
  readonly onGo: (field: string) => void
  readonly onMove: (move: DealMove, pricing: Pricing) => void
}

const uses = ['launch', 'price', 'correct'] as const

/** The pricing panel on the terms as they are typed, and the way of its figures into the final terms. */
export function PricingSection({ detail, onGo, onMove }: Props) {
  const t = useText(guidanceText)
  const terms = usePricingTerms()
  const listed = useListed()
  const work = usePricing(detail, terms)
  const { pricing } = work
  const moves = uses.filter((move) => detail?.moves.includes(move))
  // Only who may still change the figures calculates others: to everybody else they are the deal's terms.
  const { status, bookClosed } = detail?.header ?? {}
  const isFinal = status === 'Priced' || (status === 'FPG' && bookClosed)
  const readOnly = isFinal && moves.length === 0 && modeOf(detail) === 'read'
  // A launch needs its level alone, but a button for "these figures" needs all of them.
  const empty = pricing && detail ? emptyFields(pricing, requiredFigures('price', detail)) : []
  const coupon = terms.couponType === 'floating' ? 'floating' : 'fixed'
  return (
    <section className={formCss.section} aria-label={t('section.pricing')}>
      <h2>{t('section.pricing')}</h2>
      <PricingPanel work={work} terms={terms} readOnly={readOnly} onGo={onGo} />
      {pricing && moves.length > 0 && (
        <Flex wrap gap={8} align="center" className={css.pricingUses}>
          {moves.map((move) => {
            const named = detail ? namedMove(move, detail.header) : move
            return (
              <Button
                key={move}
                disabled={pricing.refused !== undefined || empty.length > 0}
                onClick={() => onMove(move, pricing)}
              >
                {t(`use.${named}`)}
              </Button>
            )
          })}
          {empty.length > 0 && (
            <Typography.Text type="secondary">
              {t('use.missing', { fields: listed(empty.map((field) => t(`panel.${coupon}.${field}`))) })}
            </Typography.Text>
          )}
        </Flex>
      )}
    </section>
  )
}
