import { Input } from 'antd'
import { useEffect } from 'react'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'
import { useForm, useFormPart, useValue } from '../use-field.ts'
import { IssuerField } from './IssuerField.tsx'
import { GuarantorsField, SupportField } from './party-fields.tsx'
import formCss from '../../../../kit/form/form.module.css'

const NAME_LENGTH = 120

export function IssuerTab() {
  const t = useText(formText)
  const name = useValue('name')
  useNameFirst()
  return (
    <div className={formCss.form}>
      <Section title={t('section.deal')}>
        <FieldFrame
          place="name"
          wide
          hint={t(name.length < NAME_LENGTH ? 'name.hint' : 'name.full')}
          show={(name) => name}
        >
          {({ value, set }, control) => (
            <Input
              {...control}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              placeholder={t('name.placeholder')}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </FieldFrame>
      </Section>
      <Section title={t('section.issuer')}>
        <IssuerField />
        <TextField place="shared.issuerLei" max={20} />
        <GuarantorsField />
        <SupportField />
        <TextField place="shared.issuerNote" max={4000} rows={4} hint={t('note.hint')} />
      </Section>
    </div>
  )
}

/** The hand that opens a new deal types its name. The page takes the focus first, so wait for the next frame. */
function useNameFirst() {
  const form = useForm()
  const isNew = useFormPart(({ mode }) => mode === 'new')
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (isNew && form.get('name') === '' && document.activeElement === document.body)
        form.update({ focus: 'name' })
    })
    return () => cancelAnimationFrame(frame)
  }, [form, isNew])
}
