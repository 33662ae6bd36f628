import {
  dealRoles,
  idTypes,
  isLei,
  regions,
  type EntityFields,
  type PhoneArea,
} from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { useState } from 'react'
import {
  faultAt,
  FieldLook,
  Section,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../../kit/form/index.ts'
import { classes } from '../../../kit/classes.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { Choice, entitiesText, entityCodeText, Many, TextInput } from '../../entities/index.ts'
import { PhoneField } from '../users/PersonFields.tsx'
import { jurisdictionsIn } from './jurisdictions.ts'
import type { Confirmed } from './progress.ts'
import { registerText } from './text.ts'
import css from './register.module.css'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  readonly draft: Draft<EntityFields>
  readonly state: DraftState<EntityFields>
  readonly faults: readonly FormFault[]
  readonly readOnly: boolean
  readonly entityId: undefined
}

/** What a reviewer needs at least; the rest is folded away. */
export function InstitutionFields({ types, ...props }: Props & Pick<Confirmed, 'types'>) {
  const t = useText(registerText)
  const word = useText(entityCodeText)
  const lang = useStore(langStore)
  const isWhole = isLei(props.state.values.lei?.trim().toUpperCase() ?? '')
  return (
    <FieldLook value="drawer">
      <div className={formCss.drawerForm}>
        <Section title={t('institution')}>
          <TextInput {...props} field="name" label={word('name')} hint={t('name.hint')} max={200} />
          <TextInput
            {...props}
            field="lei"
            label={word('lei')}
            hint={t(isWhole ? 'lei.good' : 'lei.hint')}
            max={24}
          />
          <TextInput {...props} field="nameCn" label={word('nameCn')} hint={t('optional')} max={200} />
          <TextInput {...props} field="nameHk" label={word('nameHk')} hint={t('optional')} max={200} />
          <Choice
            {...props}
            field="region"
            label={word('region')}
            options={regions.map((value) => ({ value, label: word(value) }))}
          />
          <Choice
            {...props}
            field="jurisdiction"
            label={word('jurisdiction')}
            options={jurisdictionsIn(lang)}
          />
          <Choice
            {...props}
            field="classId"
            label={word('type')}
            hint={t('optional')}
            options={types.map((type) => ({ value: type.classId, label: nameIn(lang, type) }))}
          />
          <Many
            {...props}
            field="dealRoles"
            label={t('parts')}
            options={dealRoles.map((value) => ({ value, label: word(value) }))}
          />
        </Section>
        <MoreFields {...props} />
      </div>
    </FieldLook>
  )
}

const folded = [
  'shortName',
  'idType',
  'idNumber',
  'idAddress',
  'registeredAddress',
  'officeAddress',
  'website',
] as const satisfies readonly (keyof EntityFields)[]

/** Open once something in it was typed, or is to be corrected. */
function MoreFields(props: Props) {
  const t = useText(registerText)
  const e = useText(entitiesText)
  const word = useText(entityCodeText)
  const { state, faults } = props
  const isUsed = folded.some((field) => state.values[field] || faultAt(field, faults, state))
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={css.more}
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('more')}</summary>
      <div className={formCss.grid}>
        <TextInput {...props} field="shortName" label={word('shortName')} max={60} />
        <TextInput {...props} field="website" label={t('website')} max={200} />
        <Choice
          {...props}
          field="idType"
          label={e('idType')}
          options={idTypes.map((value) => ({ value, label: e(`idType.${value}`) }))}
        />
        <TextInput {...props} field="idNumber" label={e('idNumber')} max={40} />
        <TextInput {...props} field="idAddress" label={e('idAddress')} max={300} />
        <TextInput {...props} field="registeredAddress" label={e('registeredAddress')} max={300} />
        <TextInput {...props} field="officeAddress" label={e('officeAddress')} max={300} />
      </div>
    </details>
  )
}

interface WithPhone {
  readonly phoneArea: PhoneArea
  readonly phone: string
}

/** The person who becomes the first user. */
export function ContactFields(props: Props) {
  const t = useText(registerText)
  const e = useText(entitiesText)
  return (
    <FieldLook value="drawer">
      <div className={classes(formCss.drawerForm, css.contact)}>
        <Section title={t('contact')} hint={t('contact.hint')}>
          <TextInput {...props} field="contact" label={t('contact.name')} max={100} />
          <TextInput {...props} field="position" label={e('position')} hint={t('optional')} max={100} />
          <PhoneField draft={props.draft as unknown as Draft<WithPhone>} faults={props.faults} />
        </Section>
      </div>
    </FieldLook>
  )
}
