import type { DealDetail } from '@bookrunner/contract/deals'
import { Select } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { deskText } from './text.ts'
import { useInvestors } from './use-parties.ts'

interface Props {
  readonly detail: DealDetail
  readonly value: string | null
  readonly fault: string | undefined
  readonly disabled: boolean
  readonly onPick: (entityId: string) => void
}

/** Finds investors by any part of their names; those invited to the deal come first. */
export function InvestorField({ detail, value, fault, disabled, onPick }: Props) {
  const t = useText(deskText)
  const chinese = useReader().lang !== 'US'
  const { data, isPending } = useInvestors(detail, true)
  const options = (addressed: boolean) =>
    (data?.list ?? [])
      .filter((each) => each.addressed === addressed)
      .map((each) => ({
        value: each.entityId,
        label: nameOf({ ...each, shortName: '' }, chinese),
        found: `${each.name} ${each.nameCn}`.toLowerCase(),
      }))
  const groups = [
    { label: t('investor.addressed'), options: options(true) },
    { label: t('investor.others'), options: options(false) },
  ].filter((group) => group.options.length > 0)
  return (
    <Field wide label={t('investor')} fault={fault}>
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
          onChange={onPick}
        />
      )}
    </Field>
  )
}
