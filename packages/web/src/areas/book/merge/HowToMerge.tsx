import { mergeRules, type MergeRule } from '@bookrunner/domain/book'
import { showMm } from '@bookrunner/domain/kernel'
import { Input, Radio, Select } from 'antd'
import { mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { Field } from '../../../kit/form/index.ts'
import { Line, ReasonLine, type TypedReason } from '../../deals/moves/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import type { Plan } from './plan.ts'
import { mergeText } from './text.ts'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly book: BookNow
  readonly plan: Plan
  readonly rule: MergeRule
  readonly text: string
  readonly lead: string | null
  readonly reason: TypedReason
  readonly wrongSize: string | undefined
  readonly said: (field: string) => string | undefined
  readonly onRule: (rule: MergeRule) => void
  readonly onText: (text: string) => void
  readonly onLead: (orderId: string | null) => void
}

const SHARED = 'share'

/** Which size counts, why, and to whom an allocation goes. */
export function HowToMerge(props: Props) {
  const { book, plan, rule, text, lead, reason, wrongSize, said, onRule, onText, onLead } = props
  const t = useText(mergeText)
  const chinese = useReader().lang !== 'US'
  return (
    <>
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{t('rule')}</span>
        <Radio.Group
          aria-label={t('rule')}
          value={rule}
          onChange={({ target }) => onRule(target.value as MergeRule)}
          options={mergeRules.map((value) => ({
            value,
            label:
              value === 'stated' ? (
                t('rule.stated')
              ) : (
                <>
                  {t(`rule.${value}`)} <b className="br-figures">{mm(plan.counts[value])}</b>
                </>
              ),
          }))}
        />
      </div>
      {rule === 'stated' && (
        <Field label={t('size')} fault={wrongSize} hint={t('size.hint', { most: showMm(plan.together) })}>
          {(aria) => (
            <Input
              {...aria}
              className={formCss.sizeInput}
              autoFocus
              autoComplete="off"
              inputMode="decimal"
              maxLength={40}
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('leadOrder')} fault={said('lead')}>
        {({ id }) => (
          <Select
            id={id}
            className={textCss.wide}
            value={lead ?? SHARED}
            getPopupContainer={within}
            onChange={(value) => onLead(value === SHARED ? null : value)}
            options={[
              { value: SHARED, label: t('leadOrder.share') },
              ...plan.rows.map(({ id: value, number, holder }) => ({
                value,
                label: t('leadOrder.one', {
                  number,
                  holder: nameOf(book.holders.get(holder), chinese, true),
                }),
              })),
            ]}
          />
        )}
      </Field>
      {rule === 'stated' ? (
        <ReasonLine reason={reason} said={said('reason')} />
      ) : (
        <Line
          label={t('reason.optional')}
          hint={t('reason.hint')}
          value={reason.text}
          onChange={reason.setText}
        />
      )}
    </>
  )
}
