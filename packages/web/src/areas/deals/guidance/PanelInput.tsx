import { EditOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { wordsFor } from '@bookrunner/contract/text'
import type { PanelField, PanelSetup } from '@bookrunner/domain/deals'
import { Button, Input, Tooltip } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { useReader } from '../parts/index.ts'
import type { Pricing } from './pricing.ts'
import { shownIn } from './shown.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

interface Props {
  readonly field: PanelField
  readonly sign: string | undefined
  readonly pricing: Pricing
  readonly setup: PanelSetup
  readonly benchmark: string | undefined
  readonly said: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  readonly onHold: (stays: boolean) => void
}

/** One figure of the panel. Typed, it has a pencil; one that follows is drawn lighter and flashes when it moved. */
export function PanelInput(props: Props) {
  const { field, sign, pricing, setup, onType, onLeave, onHold } = props
  const t = useText(guidanceText)
  const floating = setup.bond.couponType === 'floating'
  const typed = pricing.typed.includes(field)
  const shown = shownIn(pricing, field, setup.pricePlaces, floating)
  const exactly = pricing.panel[field]
  const problem = useProblem(props)
  const kind = floating ? 'floating' : 'fixed'
  return (
    <div
      className={css.pricingCell}
      data-typed={typed || undefined}
      data-wanted={isWanted(field, pricing) || undefined}
    >
      {sign && (
        <span className={css.pricingSign} aria-hidden>
          {sign}
        </span>
      )}
      <Field
        look="panel"
        label={
          <>
            {t(`panel.${kind}.${field}`)}
            <span className={css.pricingUnit}> {t(`panel.${kind}.${field}.unit`)}</span>
          </>
        }
        fault={problem}
        hint={<Under {...props} />}
      >
        {(aria) => (
          <Flash of={pricing.draft?.field === field ? '' : shown} className={css.pricingInput}>
            <Input
              {...aria}
              value={shown}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              title={exactly === null || exactly === shown ? undefined : exactly}
              onChange={({ target }) => onType(target.value)}
              onFocus={({ target }) => target.select()}
              onBlur={onLeave}
              suffix={typed ? <TypedSign /> : <span />}
            />
          </Flash>
        )}
      </Field>
      {field === 'coupon' && (
        <Tooltip
          title={t(pricing.panel.couponStays ? 'coupon.free' : 'coupon.hold')}
          getPopupContainer={within}
        >
          <Button
            className={css.pricingHold}
            type="text"
            size="small"
            aria-pressed={pricing.panel.couponStays}
            aria-label={t('coupon.held')}
            icon={pricing.panel.couponStays ? <LockOutlined aria-hidden /> : <UnlockOutlined aria-hidden />}
            onClick={() => onHold(!pricing.panel.couponStays)}
          />
        </Tooltip>
      )}
    </div>
  )
}

function TypedSign() {
  const t = useText(guidanceText)
  return (
    <Tooltip title={t('panel.typed')} getPopupContainer={within}>
      <EditOutlined className={css.pricingTyped} aria-label={t('panel.typed')} />
    </Tooltip>
  )
}

/** Without it nothing follows: a level alone prices no bond. */
const isWanted = (field: PanelField, { panel, typed }: Pricing) =>
  field === 'benchmark' && panel.yield === null && typed.includes('spread')

/** What stands under a figure: which benchmark, which step. */
function Under({ field, pricing, setup, benchmark }: Props) {
  const t = useText(guidanceText)
  if (field === 'benchmark') {
    if (!isWanted(field, pricing)) return benchmark ?? null
    return benchmark ? t('panel.ask.named', { name: benchmark }) : t('panel.ask')
  }
  if (field !== 'coupon') return null
  return pricing.panel.couponStays ? t('coupon.stays') : t('coupon.step', { step: setup.couponStep })
}

function useProblem({ field, pricing: { refused }, said }: Props): string | undefined {
  const { lang } = useReader()
  if (refused?.field !== field) return said
  const { reason, params } = refused.refusal
  return wordsFor(lang, reason, params)
}
