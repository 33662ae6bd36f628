import type { DealDetail } from '@bookrunner/contract/deals'
import { isAddressed } from '@bookrunner/domain/deals'
import { allNames } from '@bookrunner/domain/kernel'
import { Select } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useInvestors, useReader } from '../../deals/parts/index.ts'
import { deskText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  readonly value: string | null
  readonly fault: string | undefined
  readonly disabled: boolean
  /** Also called for the same investor again. */
  readonly onPick: (entityId: string) => void
}

/** Finds investors by any part of their names; invited ones come first, for readers who may know them. */
export function InvestorField({ detail, value, fault, disabled, onPick }: Props) {
  const t = useText(deskText)
  const { lang } = useReader()
  const { terms, hasAddressees } = detail
  const { data, isPending } = useInvestors(true, 'shown')
  const all = (data?.list ?? []).map((each) => ({
    value: each.entityId,
    label: nameOf(each, lang),
    found: allNames(each).join(' ').toLowerCase(),
    invited: isAddressed(terms.addressed, each),
  }))
  const byInvitation = [
    { label: t('investor.addressed'), options: all.filter(({ invited }) => invited) },
    { label: t('investor.others'), options: all.filter(({ invited }) => !invited) },
  ].filter((group) => group.options.length > 0)
  const groups = hasAddressees ? byInvitation : [{ label: t('investor'), options: all }]
  return (
    <Field wide required label={t('investor')} fault={fault}>
      {(aria) => (
        <Select
          {...aria}
          autoFocus
          defaultActiveFirstOption
          disabled={disabled}
          loading={isPending}
          placeholder={t('investor.find')}
          notFoundContent={t('investor.none')}
          showSearch={{
            filterOption: (typed, option) =>
              option !== undefined &&
              'found' in option &&
              String(option.found).includes(typed.trim().toLowerCase()),
          }}
          value={value}
          options={groups}
          onSelect={onPick}
        />
      )}
    </Field>
  )
}
