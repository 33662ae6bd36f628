import { CallRefused, type ReplyOf } from '@bookrunner/contract'
import type { entitiesCalls } from '@bookrunner/contract/entities'
import { dealRoles, parsePhone, phoneAreas, type DealRole, type PhoneArea } from '@bookrunner/domain/entities'
import { isRefusal } from '@bookrunner/domain/kernel'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select, Space } from 'antd'
import {
  faultAt,
  Field,
  FieldLook,
  Form,
  typedInto,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type FormFault,
} from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText, entityCodeText } from './text.ts'
import type { EntityRow } from './use-entities.ts'
import css from './Invite.module.css'
import formCss from '../../kit/form/form.module.css'

type Registration = NonNullable<ReplyOf<typeof entitiesCalls.info>['registration']>
type Applicant = NonNullable<Registration['applicant']>

interface Invitation {
  readonly roleId: string
  readonly dealRoles: DealRole[]
  readonly contact: string
  readonly position: string
  readonly phoneArea: PhoneArea
  readonly phone: string
}

interface Props {
  readonly row: EntityRow
  readonly applicant: Applicant
  readonly refused: Error | null
  readonly busy: boolean
  readonly onSend: (invitation: Invitation) => void
}

/** The seeded role of an institution that invests; of others the reviewer chooses. */
const likelyRole = (parts: readonly DealRole[]): string => (parts.includes('investor') ? 'rol_investor' : '')

/** Approves the first contact as well: the reviewer corrects, chooses the user group, and sends the invitation. */
export function Invite({ row, applicant, refused, busy, onSend }: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { account, ...contact } = applicant
  const parts = [...row.dealRoles]
  const draft = useDraft<Invitation>({
    base: { ...contact, dealRoles: parts, roleId: likelyRole(parts) },
  })
  const state = useDraftState(draft)
  const own = useInviteFaults(state.values)
  const fields = refused instanceof CallRefused ? refused.fields : []
  const faults = [
    ...own,
    ...fields.map(({ field, message }) => wrong(field.replace(/^invite\./, ''), message)),
  ]
  const text = (field: 'contact' | 'position', label: string) => (
    <Field label={label} field={field} fault={faultAt(field, faults, state)}>
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          maxLength={100}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  )
  return (
    <FieldLook value="drawer">
      <div className={formCss.drawerForm}>
        <p translate="no">{t('applicant', { account })}</p>
        <Form draft={draft} faults={own} onSend={onSend}>
          <div className={formCss.grid}>
            {text('contact', word('contact'))}
            {text('position', t('position'))}
            <Choices draft={draft} faults={faults} />
          </div>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('approveInvite')}
          </Button>
        </Form>
      </div>
    </FieldLook>
  )
}

interface ChoicesProps {
  readonly draft: ReturnType<typeof useDraft<Invitation>>
  readonly faults: readonly FormFault[]
}

function Choices({ draft, faults }: ChoicesProps) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const state = useDraftState(draft)
  const { values } = state
  const roles = useRoleChoice()
  return (
    <>
      <Field label={word('phone')} field="phone" fault={faultAt('phone', faults, state)} group>
        {(aria) => (
          <Space.Compact block>
            <Select<PhoneArea>
              className={css.area}
              aria-label={t('phoneArea')}
              value={values.phoneArea}
              onChange={(phoneArea) => draft.set({ phoneArea })}
              getPopupContainer={within}
              options={phoneAreas.map((area) => ({ value: area, label: `+${area}` }))}
            />
            <Input
              {...aria}
              {...typedInto(draft, 'phone')}
              aria-label={word('phone')}
              inputMode="tel"
              maxLength={30}
              onBlur={() => draft.leave('phone')}
            />
          </Space.Compact>
        )}
      </Field>
      <Field label={word('dealRoles')} field="dealRoles" fault={faultAt('dealRoles', faults, state)}>
        {(aria) => (
          <Select<DealRole[]>
            {...aria}
            mode="multiple"
            value={values.dealRoles}
            onChange={(chosen) => draft.set({ dealRoles: chosen })}
            getPopupContainer={within}
            options={dealRoles.map((value) => ({ value, label: word(value) }))}
          />
        )}
      </Field>
      <Field label={t('invite.role')} field="roleId" fault={faultAt('roleId', faults, state)} wide>
        {(aria) => (
          <Select<string>
            {...aria}
            value={roles.some(({ value }) => value === values.roleId) ? values.roleId : null}
            onChange={(roleId) => draft.set({ roleId })}
            getPopupContainer={within}
            options={roles}
          />
        )}
      </Field>
    </>
  )
}

/** Whether a role fits the deal roles is the server's to decide; it says so at the field. */
function useRoleChoice() {
  const lang = useStore(langStore)
  const { data } = useQuery({
    queryKey: ['roles', 'choice', lang],
    queryFn: () => api.roles.list({ pageSize: 500 }),
    meta: { failure: 'shown' },
  })
  return (data?.list ?? []).map(({ roleId, name }) => ({ value: roleId, label: name }))
}

function useInviteFaults(values: Invitation): readonly FormFault[] {
  const t = useText(entitiesText)
  const lang = useStore(langStore)
  const phone = parsePhone(values.phoneArea, values.phone)
  return [
    ...(values.contact.trim() ? [] : [wrong('contact', t('name.required'))]),
    ...(isRefusal(phone) ? [worded({ field: 'phone', ...phone }, lang)] : []),
    ...(values.dealRoles.length > 0 ? [] : [wrong('dealRoles', t('invite.parts.required'))]),
    ...(values.roleId ? [] : [wrong('roleId', t('invite.role.required'))]),
  ]
}
