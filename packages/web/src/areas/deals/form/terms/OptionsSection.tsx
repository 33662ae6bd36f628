import { PlusOutlined } from '@ant-design/icons'
import { optionText } from '@bookrunner/contract/deals'
import type { OptionKind } from '@bookrunner/domain/deals'
import { Button, Dropdown } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { Section } from '../../../../kit/form/index.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import { OptionCard, useOptionGroups } from './OptionCard.tsx'
import { newOption } from './options.ts'
import css from './terms.module.css'

/** Who may redeem early: on days, at the worth of the payments, or on an event. */
export function OptionsSection() {
  const t = useText(formText)
  const lang = useStore(langStore)
  return (
    <Section id="terms-options" title={t('section.options')}>
      <FieldFrame
        place="terms.options"
        wide
        group
        rows
        hint={t('options.hint')}
        show={(options) => options.map((row) => optionText(row, lang)).join('; ') || EMPTY}
      >
        {(field) => <Options field={field} />}
      </FieldFrame>
    </Section>
  )
}

function Options({ field }: { readonly field: Field<'terms.options'> }) {
  return (
    <>
      {field.value.map((row, at) => (
        // Rows have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <OptionCard key={at} field={field} row={row} at={at} />
      ))}
      <AddOption field={field} />
    </>
  )
}

/** The kind is chosen first: it says what the row asks for. */
function AddOption({ field }: { readonly field: Field<'terms.options'> }) {
  const t = useText(formText)
  const form = useForm()
  const items = useOptionGroups().map(({ label, options }) => ({
    key: label,
    type: 'group' as const,
    label,
    children: options.map((option) => ({ key: option.value, label: option.label })),
  }))
  // The new row has no texts yet; those of other rows stay.
  const add = (kind: OptionKind) =>
    field.update((rows) => [...rows, newOption(kind, form.deal.terms)], String(field.value.length))
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, className: css.kinds, onClick: ({ key }) => add(key as OptionKind) }}
    >
      <Button icon={<PlusOutlined aria-hidden />}>{t('option.add')}</Button>
    </Dropdown>
  )
}
