import { EditOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { refusalMessage } from '@bookrunner/contract/text'
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
  readonly serverProblem: string | undefined
  readonly readOnly: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  readonly onHold: (stays: boolean) => void
}

/** One figure of the panel. A typed one has a pencil; a computed one is lighter and flashes on changes. */
export function PanelInput(props: Props) {
  const { field, sign, pricing, setup, readOnly, onType, onLeave, onHold } = props
  const t = useText(guidanceText)
  const floating = setup.bond.couponType === 'floating'
  const typed = !readOnly && pricing.typed.includes(field)
  const shown = shownIn(pricing, field, setup.pricePlaces, floating)
  const exactly = pricing.panel[field]
  const problem = useProblem(props)
  const kind = floating ? 'floating' : 'fixed'
  return (
    <div
      className={css.pricingCell}
      data-typed={typed || undefined}
      data-needed={needsInput(field, pricing) || undefined}
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
            <span className="br-quiet"> {t(`panel.${kind}.${field}.unit`)}</span>
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
              readOnly={readOnly}
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
      {field === 'coupon' && !readOnly && (
        <Tooltip
          title={t(pricing.panel.couponStays ? 'coupon.free' : 'coupon.hold')}
          getPopupContainer={within}
        >
          <Button
            className={css.pricingHold}
            type="text"
            size="small"
            aria-pressed={pricing.panel.couponStays}
            aria-label={t('coupon.lock')}
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

/** The benchmark yield is needed: a spread alone prices no bond. */
const needsInput = (field: PanelField, { panel, typed }: Pricing) =>
  field === 'benchmark' && panel.yield === null && typed.includes('spread')

/** The line under a figure: the benchmark or the coupon step. */
function Under({ field, pricing, setup, benchmark, readOnly }: Props) {
  const t = useText(guidanceText)
  if (field === 'benchmark') {
    if (!needsInput(field, pricing)) return benchmark ?? null
    return benchmark ? t('panel.ask.named', { name: benchmark }) : t('panel.ask')
  }
  if (field !== 'coupon' || readOnly) return null
  return pricing.panel.couponStays ? t('coupon.stays') : t('coupon.step', { step: setup.couponStep })
}

function useProblem({ field, pricing: { refused }, serverProblem }: Props): string | undefined {
  const { lang } = useReader()
  if (refused?.field !== field) return serverProblem
  const { reason, params } = refused.refusal
  return refusalMessage(lang, reason, params)
}
