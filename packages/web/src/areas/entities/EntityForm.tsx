import type { ReceivedFile } from '@bookrunner/contract'
import { dealRoles, idTypes, phoneAreas, regions, type EntityFields } from '@bookrunner/domain/entities'
import { Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { EMPTY } from '../../kit/format.ts'
import {
  faultAt,
  Field,
  Section,
  ContestedPicture,
  TheirsOrYours,
  type Draft,
  type DraftState,
  type FieldAria,
  type FormFault,
} from '../../kit/form/index.ts'
import { UploadField } from '../../kit/UploadField.tsx'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText, entityCodeText } from './text.ts'
import { useEntityRights, usePlaces } from './use-entities.ts'

interface Props {
  readonly draft: Draft<EntityFields>
  readonly state: DraftState<EntityFields>
  readonly faults: readonly FormFault[]
  readonly readOnly: boolean
  /** Undefined for a new institution. */
  readonly entityId: string | undefined
}

type TextField = {
  [F in keyof EntityFields]: EntityFields[F] extends string | null ? F : never
}[keyof EntityFields]

type FieldContent = (aria: FieldAria) => ReactNode

interface Option {
  readonly value: string
  readonly label: string
}

/** The fields of an institution in sections. */
export function EntityForm(props: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { isAdministrator } = useEntityRights()
  return (
    <>
      <Section title={t('section.names')}>
        <TextInput {...props} field="name" label={word('name')} max={200} />
        <TextInput {...props} field="shortName" label={word('shortName')} max={60} />
        <TextInput {...props} field="nameCn" label={word('nameCn')} max={200} />
        <TextInput {...props} field="nameHk" label={word('nameHk')} max={200} />
      </Section>
      <Place {...props} />
      <Section title={t('section.contact')}>
        <TextInput {...props} field="contact" label={word('contact')} max={100} />
        <TextInput {...props} field="position" label={t('position')} max={100} />
        <Choice
          {...props}
          field="phoneArea"
          label={t('phoneArea')}
          options={phoneAreas.map((value) => ({ value, label: `+${value}` }))}
        />
        <TextInput {...props} field="phone" label={word('phone')} max={30} />
        <TextInput {...props} field="email" label={word('email')} max={200} />
        <TextInput {...props} field="website" label={word('website')} max={200} />
        <TextInput {...props} field="registeredAddress" label={t('registeredAddress')} max={300} />
        <TextInput {...props} field="officeAddress" label={t('officeAddress')} max={300} />
      </Section>
      {isAdministrator && <Identity {...props} />}
      <Section title={t('section.more')}>
        <Many {...props} field="tags" label={word('tags')} options={[]} />
        <Logo {...props} />
      </Section>
    </>
  )
}

function Place(props: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { classes, groups } = usePlaces()
  return (
    <Section title={t('section.place')}>
      <Choice {...props} field="classId" label={word('type')} options={classes} />
      <Choice {...props} field="groupId" label={word('group')} options={groups} />
      <Choice
        {...props}
        field="region"
        label={word('region')}
        options={regions.map((value) => ({ value, label: word(value) }))}
      />
      <TextInput
        {...props}
        field="jurisdiction"
        label={word('jurisdiction')}
        hint={t('jurisdiction.hint')}
        max={2}
      />
      <Many
        {...props}
        field="dealRoles"
        label={word('dealRoles')}
        options={dealRoles.map((value) => ({ value, label: word(value) }))}
      />
      <TextInput {...props} field="lei" label={word('lei')} max={20} />
    </Section>
  )
}

/** Read by administrators only. */
function Identity(props: Props) {
  const t = useText(entitiesText)
  return (
    <Section title={t('section.identity')}>
      <Choice
        {...props}
        field="idType"
        label={t('idType')}
        options={idTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
      />
      <TextInput {...props} field="idNumber" label={t('idNumber')} max={40} />
      <TextInput {...props} field="idAddress" label={t('idAddress')} max={300} />
      <TextInput {...props} field="remark" label={t('remark')} max={2000} />
    </Section>
  )
}

const wideFields: readonly (keyof EntityFields)[] = [
  'registeredAddress',
  'officeAddress',
  'idAddress',
  'remark',
  'tags',
]

interface FieldProps extends Props {
  readonly label: string
  readonly hint?: ReactNode
}

/** A field with its fault; if another user changed it meanwhile, both values. */
function Framed(props: FieldProps & { readonly field: keyof EntityFields; readonly children: FieldContent }) {
  const { draft, state, faults, field, label, hint, children } = props
  const shown = (value: EntityFields[keyof EntityFields]) =>
    (typeof value === 'object' ? value?.join(', ') : value) || EMPTY
  return (
    <Field
      label={label}
      field={field}
      wide={wideFields.includes(field)}
      fault={faultAt(field, faults, state)}
      hint={
        state.contested.includes(field) ? (
          <TheirsOrYours
            yours={shown(state.values[field])}
            theirs={shown(state.base[field])}
            onChoose={(side) => draft.choose(field, side)}
          />
        ) : (
          hint
        )
      }
    >
      {children}
    </Field>
  )
}

export function TextInput(props: FieldProps & { readonly field: TextField; readonly max: number }) {
  const { draft, state, readOnly, field, max } = props
  const control = {
    value: state.values[field] ?? '',
    maxLength: max,
    readOnly,
    onBlur: () => draft.leave(field),
  }
  const set = (typed: string) => draft.set({ [field]: typed })
  return (
    <Framed {...props}>
      {(aria) =>
        field === 'remark' ? (
          <Input.TextArea
            {...aria}
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <Input {...aria} {...control} autoComplete="off" onChange={({ target }) => set(target.value)} />
        )
      }
    </Framed>
  )
}

interface ChoiceProps extends FieldProps {
  readonly field: 'classId' | 'groupId' | 'region' | 'jurisdiction' | 'idType' | 'phoneArea'
  readonly options: readonly Option[]
}

export function Choice(props: ChoiceProps) {
  const { draft, state, readOnly, field, options } = props
  return (
    <Framed {...props}>
      {(aria) => (
        <Select<string>
          {...aria}
          allowClear
          disabled={readOnly}
          showSearch={{ optionFilterProp: 'label' }}
          value={state.values[field]}
          options={[...options]}
          getPopupContainer={within}
          onChange={(value?: string) => draft.set({ [field]: value ?? null })}
          onBlur={() => draft.leave(field)}
        />
      )}
    </Framed>
  )
}

interface ManyProps extends FieldProps {
  readonly field: 'dealRoles' | 'tags'
  readonly options: readonly Option[]
}

export function Many(props: ManyProps) {
  const { draft, state, readOnly, field, options } = props
  return (
    <Framed {...props}>
      {(aria) => (
        <Select<string[]>
          {...aria}
          mode={field === 'tags' ? 'tags' : 'multiple'}
          disabled={readOnly}
          value={[...state.values[field]]}
          options={[...options]}
          getPopupContainer={within}
          onChange={(value) => draft.set({ [field]: value })}
        />
      )}
    </Framed>
  )
}

function Logo({ draft, state, faults, readOnly, entityId }: Props) {
  const t = useText(entitiesText)
  const { logoId } = state.values
  const stored = () => api.entities.logo({ entityId: entityId ?? '' })
  const picture = (fileId: string | null, load: () => Promise<ReceivedFile>) => (
    <ContestedPicture fileId={fileId} load={load} />
  )
  return (
    <Field
      label={t('logo')}
      field="logoId"
      wide
      fault={faultAt('logoId', faults, state)}
      hint={
        state.contested.includes('logoId') && (
          <TheirsOrYours
            yours={picture(logoId, () => api.files.own({ fileId: logoId ?? '' }))}
            theirs={picture(state.base.logoId, stored)}
            onChoose={(side) => draft.choose('logoId', side)}
          />
        )
      }
    >
      {({ id }) => (
        <UploadField
          id={id}
          purpose="logo"
          disabled={readOnly}
          value={logoId === null ? null : { fileId: logoId, name: t('logo'), bytes: 0 }}
          {...(entityId !== undefined && logoId === draft.base.logoId && { open: stored })}
          onChange={(file) => draft.set({ logoId: file?.fileId ?? null })}
        />
      )}
    </Field>
  )
}
