import { mergeRules, type MergeRule } from '@bookrunner/domain/book'
import { showMm } from '@bookrunner/domain/kernel'
import { Input, Radio, Select } from 'antd'
import { mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { Field } from '../../../kit/form/index.ts'
import { Line, ReasonLine, type MoveField } from '../../deals/moves/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import type { Plan } from './plan.ts'
import { mergeText } from './text.ts'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly book: BookNow
  readonly plan: Plan
  readonly rule: MoveField<MergeRule>
  readonly size: MoveField<string>
  readonly lead: MoveField<string | null>
  readonly reason: MoveField<string>
}

const SHARED = 'share'

/** The rule of a merge, its reason, and the order that receives the allocation. */
export function HowToMerge({ book, plan, rule, size, lead, reason }: Props) {
  const t = useText(mergeText)
  const { lang } = useReader()
  return (
    <>
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{t('rule')}</span>
        <Radio.Group
          aria-label={t('rule')}
          value={rule.value}
          onChange={({ target }) => rule.onChange(target.value as MergeRule)}
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
      {rule.value === 'stated' && (
        <Field label={t('size')} fault={size.problem} hint={t('size.hint', { most: showMm(plan.together) })}>
          {(aria) => (
            <Input
              {...aria}
              className={formCss.sizeInput}
              autoFocus
              autoComplete="off"
              inputMode="decimal"
              maxLength={40}
              value={size.value}
              onChange={({ target }) => size.onChange(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('leadOrder')} fault={lead.problem}>
        {({ id }) => (
          <Select
            id={id}
            className={textCss.wide}
            value={lead.value ?? SHARED}
            getPopupContainer={within}
            onChange={(value) => lead.onChange(value === SHARED ? null : value)}
            options={[
              { value: SHARED, label: t('leadOrder.share') },
              ...plan.rows.map(({ id: value, number, holder }) => ({
                value,
                label: t('leadOrder.one', {
                  number,
                  holder: nameOf(book.holders.get(holder), lang),
                }),
              })),
            ]}
          />
        )}
      </Field>
      {rule.value === 'stated' ? (
        <ReasonLine {...reason} />
      ) : (
        <Line label={t('reason.optional')} hint={t('reason.hint')} {...reason} problem={undefined} />
      )}
    </>
  )
}
