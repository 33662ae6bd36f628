import { commitments, hedgeChoices, mostLetters, relations, throughBanks } from '@bookrunner/domain/orders'
import { Checkbox, Input, Segmented, Select } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { CommentInput, Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { FieldsProps } from './fields-props.ts'
import { LadderField } from './LadderField.tsx'
import { deskText } from './text.ts'
import { UnderlyingField } from './UnderlyingField.tsx'
import { useOrderCodeName } from './use-order-code-name.ts'
import type { DeskForm } from './use-desk-form.ts'
import css from './desk.module.css'
import formCss from '../../../kit/form/form.module.css'

/** The fields of a desk's order. Size and limits come first; the other defaults suit most orders. */
export function OrderFields(props: FieldsProps & { readonly isNew?: boolean }) {
  const { form, detail } = props
  const comments = detail.abilities.writePrivateComments !== 'none'
  return (
    <div className={css.fields}>
      <LadderField {...props} />
      <Commitment {...props} />
      <Banks {...props} />
      <Texts {...props} names={['account', 'sales']} />
      <Texts {...props} names={['minSize', 'maxSize', 'reserve']} mm />
      <Hedge {...props} />
      <Flags {...props} />
      {/* Comments on an order that the investor reads are a page of its drawer. */}
      {props.isNew && <Remark form={form} name="comment" disabled={props.disabled} />}
      {comments && <Remark form={form} name="privateComment" disabled={props.disabled} />}
      <UnderlyingField {...props} />
    </div>
  )
}

function Commitment({ form, disabled }: FieldsProps) {
  const t = useText(deskText)
  const code = useOrderCodeName()
  return (
    <Field label={t('commitment')} fault={form.faultOf('commitment')}>
      {({ id }) => (
        <Segmented
          id={id}
          aria-label={t('commitment')}
          disabled={disabled}
          value={form.typed.commitment}
          options={commitments.map((value) => ({ value, label: code('commitment', value) }))}
          onChange={(commitment) => form.set({ commitment })}
        />
      )}
    </Field>
  )
}

/** Only a manager who may enter orders of all banks can choose the bank. */
function Banks({ form, detail, disabled }: FieldsProps) {
  const t = useText(deskText)
  const { lang } = useReader()
  const fixed = disabled || detail.abilities.enterOrder !== 'all'
  const options = throughBanks(detail).map((value) => ({
    value,
    label: nameOf(
      detail.entities.find(({ entityId }) => entityId === value),
      lang,
      true,
    ),
  }))
  return (
    <>
      <Field label={t('throughId')} fault={form.faultOf('throughId')}>
        {(aria) => (
          <Select
            {...aria}
            disabled={fixed}
            value={form.typed.throughId}
            options={options}
            onChange={(throughId: string) => form.set({ throughId })}
          />
        )}
      </Field>
      <Field label={t('leads')} fault={form.faultOf('leads')}>
        {(aria) => (
          <Select
            {...aria}
            mode="multiple"
            disabled={fixed}
            placeholder={t('leads.none')}
            value={[...form.typed.leads]}
            options={options.filter(({ value }) => value !== form.typed.throughId)}
            onChange={(leads: string[]) => form.set({ leads })}
          />
        )}
      </Field>
    </>
  )
}

interface TextsProps extends FieldsProps {
  readonly names: readonly ('account' | 'sales' | 'minSize' | 'maxSize' | 'reserve')[]
  readonly mm?: boolean
}

function Texts({ form, names, mm = false, disabled }: TextsProps) {
  const t = useText(deskText)
  return names.map((name) => (
    <Field key={name} label={t(name)} fault={form.faultOf(name)}>
      {(aria) => (
        <Input
          {...aria}
          autoComplete="off"
          disabled={disabled}
          // A text that is too long shows a problem instead of being cut.
          maxLength={mm ? 40 : undefined}
          value={form.typed[name]}
          {...(mm && {
            suffix: <span translate="no">{unitBeside(form.typed[name])}</span>,
            inputMode: 'decimal' as const,
          })}
          onBlur={() => form.draft.leave(name)}
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      )}
    </Field>
  ))
}

function Hedge({ form, disabled }: FieldsProps) {
  const t = useText(deskText)
  const code = useOrderCodeName()
  return (
    <Field label={t('hedge')} fault={form.faultOf('hedge')}>
      {(aria) => (
        <Select
          {...aria}
          disabled={disabled}
          value={form.typed.hedge}
          options={hedgeChoices.map((value) => ({ value, label: code('hedge', value) }))}
          onChange={(hedge) => form.set({ hedge })}
        />
      )}
    </Field>
  )
}

function Flags({ form, mandatory, disabled }: FieldsProps) {
  const t = useText(deskText)
  const code = useOrderCodeName()
  const { typed } = form
  const all = relations.filter((each) => mandatory.includes(each) || typed.relations.includes(each))
  return (
    <fieldset className={css.deskFlags} disabled={disabled}>
      <legend>{t('relations')}</legend>
      {(['jlmInterest', 'xOrder'] as const).map((name) => (
        <Checkbox
          key={name}
          disabled={disabled}
          checked={typed[name]}
          onChange={({ target }) => form.set({ [name]: target.checked })}
        >
          {t(name)}
        </Checkbox>
      ))}
      {relations.map((each) => {
        const fixed = mandatory.includes(each)
        return (
          <Checkbox
            key={each}
            disabled={disabled || fixed}
            checked={all.includes(each)}
            title={fixed ? t('relations.fixed') : undefined}
            onChange={({ target }) =>
              form.set({
                relations: relations.filter((one) => (one === each ? target.checked : all.includes(one))),
              })
            }
          >
            {code('relations', each)}
          </Checkbox>
        )
      })}
      {mandatory.length > 0 && <small>{t('relations.fixed')}</small>}
      {form.faultOf('relations') && (
        <div className={formCss.drawerUnder} data-wrong role="alert">
          {form.faultOf('relations')}
        </div>
      )}
    </fieldset>
  )
}

function Remark(props: { form: DeskForm; name: 'comment' | 'privateComment'; disabled: boolean }) {
  const { form, name, disabled } = props
  const t = useText(deskText)
  return (
    <Field wide label={t(name)} fault={form.faultOf(name)}>
      {(aria) => (
        <CommentInput
          {...aria}
          most={mostLetters[name]}
          disabled={disabled}
          autoSize={{ minRows: 1, maxRows: 5 }}
          value={form.typed[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      )}
    </Field>
  )
}
