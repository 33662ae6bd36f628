import { Input } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { Section } from '../kit/Section.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'

export function IssuerTab() {
  const t = useText(formText)
  return (
    <div className="br-form">
      <Section title={t('section.deal')}>
        <FieldFrame place="name" wide hint={t('name.hint')} show={(name) => name}>
          {({ value, set }, control) => (
            <Input {...control} maxLength={120} value={value} onChange={({ target }) => set(target.value)} />
          )}
        </FieldFrame>
      </Section>
      <Section title={t('section.issuer')}>
        <TextField place="shared.issuerNote" max={4000} rows={4} hint={t('note.hint')} />
      </Section>
    </div>
  )
}
