import { CloseOutlined } from '@ant-design/icons'
import { Button, Input, Select, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { Tools } from '../grid/tools.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { bucketsIn } from '../targets/buckets.ts'
import { readPercent } from '../bulk/percent.ts'
import { mostWeight, type DraftRule } from './model.ts'
import { policyText } from './text.ts'
import css from './policy.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly rule: DraftRule
  readonly alloc: BrowserAlloc
  readonly tools: Tools
  readonly open: boolean
  /** The field was left with an invalid value. */
  readonly wrong: boolean
  /** The id of the element with its fault or lack. */
  readonly describedBy: string | undefined
  readonly onChange: (rule: DraftRule) => void
}

/** The accessibility attributes of a field with a fault. */
const saysWrong = (wrong: boolean, describedBy: string | undefined) => ({
  'aria-invalid': wrong,
  'aria-describedby': describedBy,
  status: wrong ? ('error' as const) : ('' as const),
})

/** The fields of a rule. */
export function RuleFields(props: Props) {
  switch (props.rule.kind) {
    case 'anchor':
      return <AnchorFields {...props} />
    case 'byType':
    case 'byTag':
      return <PartFields {...props} />
    case 'capAccount':
    case 'capGroup':
    case 'fillSmall':
      return <MostField {...props} />
    case 'round':
      return <RoundFields {...props} />
    case 'proRata':
    case 'jlmLast':
    case 'relatedLast':
    case 'floor':
    case 'minSize':
      return null
  }
}

/** The orders to choose from, with a chosen one that left the book. */
function useOrders({ orderId: chosen }: DraftRule, { alloc, tools }: Pick<Props, 'alloc' | 'tools'>) {
  const t = useText(policyText)
  const options = [...alloc.rows.values()].map(({ orderId, number, holder }) => ({
    value: orderId,
    label: `${tools.names.holder(holder)} · ${number}`,
  }))
  return chosen === '' || alloc.rows.has(chosen)
    ? options
    : [...options, { value: chosen, label: t('order.gone') }]
}

function AnchorFields(props: Props) {
  const { rule, alloc, tools, open, wrong, describedBy, onChange } = props
  const t = useText(policyText)
  const lacksOrder = rule.orderId === ''
  const options = useOrders(rule, { alloc, tools })
  return (
    <div className={css.fields}>
      <Select
        size="small"
        aria-label={t('order')}
        {...saysWrong(wrong && lacksOrder, lacksOrder ? describedBy : undefined)}
        placeholder={t('order')}
        value={rule.orderId || null}
        disabled={!open}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        getPopupContainer={within}
        onChange={(orderId) => onChange({ ...rule, orderId: orderId ?? '' })}
      />
      <span className={css.as}>
        <FigureField
          {...props}
          name={t('as')}
          wrong={wrong && !lacksOrder}
          describedBy={lacksOrder ? undefined : describedBy}
        />
        <Segmented<DraftRule['as']>
          size="small"
          aria-label={t('as')}
          value={rule.as}
          disabled={!open}
          options={(['share', 'size'] as const).map((value) => ({ value, label: t(`as.${value}`) }))}
          onChange={(as) => onChange({ ...rule, as })}
        />
      </span>
    </div>
  )
}

interface FigureFieldProps extends Props {
  readonly name: string
  readonly prefix?: ReactNode
  readonly suffix?: string
}

/** The figure of a rule. */
function FigureField({ rule, open, wrong, describedBy, onChange, name, prefix, suffix }: FigureFieldProps) {
  return (
    <Input
      size="small"
      aria-label={name}
      {...saysWrong(wrong, describedBy)}
      prefix={prefix}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      disabled={!open}
      value={rule.size}
      onChange={({ target }) => onChange({ ...rule, size: target.value })}
    />
  )
}

interface SizeFieldProps extends Props {
  readonly name: string
  readonly word: string
}

/** A size in millions, with the word for it. */
function SizeField({ word, ...props }: SizeFieldProps) {
  const t = useText(policyText)
  return <FigureField {...props} prefix={<span className="br-quiet">{word}</span>} suffix={t('as.size')} />
}

function MostField(props: Props) {
  const t = useText(policyText)
  const small = props.rule.kind === 'fillSmall'
  return (
    <div className={css.fields}>
      <SizeField
        {...props}
        name={t(small ? 'fillSmall.size' : 'most')}
        word={t(small ? 'small.word' : 'most.word')}
      />
    </div>
  )
}

const usualUnits = ['0.1', '0.5', '1']
const largest = ''

/** The unit, typed or one of the usual ones, and the order that gets the remainder. */
function RoundFields(props: Props) {
  const { rule, alloc, tools, open, onChange } = props
  const t = useText(policyText)
  const orders = useOrders(rule, { alloc, tools })
  return (
    <div className={css.fields}>
      <span className={css.as}>
        <SizeField {...props} name={t('round.size')} word={t('round.word')} />
        <Segmented<string>
          size="small"
          aria-label={t('round.usual')}
          value={usualUnits.includes(rule.size) ? rule.size : ''}
          disabled={!open}
          options={usualUnits}
          onChange={(size) => onChange({ ...rule, size })}
        />
      </span>
      <Select
        size="small"
        aria-label={t('remainder')}
        value={rule.orderId}
        disabled={!open}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: largest, label: t('remainder.largest') },
          ...orders.map(({ value, label }) => ({ value, label: t('remainder.order', { order: label }) })),
        ]}
        getPopupContainer={within}
        onChange={(orderId) => onChange({ ...rule, orderId })}
      />
    </div>
  )
}

/** One figure per type or tag, in order. */
function PartFields({ rule, alloc, tools, open, wrong, describedBy, onChange }: Props) {
  const t = useText(policyText)
  const byType = rule.kind === 'byType'
  const nameOf = (key: string | null) =>
    key === null ? t('type.none') : byType ? tools.names.type(key) : key
  const used = new Set(rule.parts.map(({ key }) => key))
  const keys: readonly (string | null)[] = byType
    ? [...bucketsIn(alloc, 'type'), null]
    : bucketsIn(alloc, 'tag')
  const left = keys.filter((key) => !used.has(key))
  const isWrong = (value: string) => readPercent(value, byType ? mostWeight : 100) === undefined
  return (
    <div className={css.fields}>
      {rule.parts.map(({ key, value }, at) => {
        const name = nameOf(key)
        return (
          <span key={key ?? ''} className={css.part}>
            <span translate="no">{name}</span>
            <Input
              size="small"
              aria-label={t(byType ? 'weight' : 'fill', { name })}
              {...saysWrong(wrong && isWrong(value), isWrong(value) ? describedBy : undefined)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              disabled={!open}
              value={value}
              suffix={byType ? undefined : '%'}
              onChange={({ target }) =>
                onChange({
                  ...rule,
                  parts: rule.parts.map((part, place) =>
                    place === at ? { ...part, value: target.value } : part,
                  ),
                })
              }
            />
            {open && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('part.remove', { name })}
                onClick={() => onChange({ ...rule, parts: rule.parts.filter((_, place) => place !== at) })}
              />
            )}
          </span>
        )
      })}
      {open && keys.length === 0 && <small className={allocationCss.lacks}>{t('tags.none')}</small>}
      {open && left.length > 0 && (
        <Select<string | null>
          size="small"
          {...saysWrong(wrong && rule.parts.length === 0, rule.parts.length === 0 ? describedBy : undefined)}
          aria-label={t(byType ? 'part.type' : 'part.tag')}
          placeholder={t(byType ? 'part.type' : 'part.tag')}
          value={null}
          options={left.map((key) => ({ value: key ?? '', label: nameOf(key) }))}
          getPopupContainer={within}
          onChange={(key) =>
            key !== null &&
            onChange({ ...rule, parts: [...rule.parts, { key: key || null, value: byType ? '1' : '' }] })
          }
        />
      )}
    </div>
  )
}
