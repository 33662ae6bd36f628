import { Input, Modal, Radio, Select } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, typedInto, useDraft, useDraftState, wrong } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { reasonOf, messageOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { keysText } from './text.ts'
import { useMake, type Made } from './use-keys.ts'
import css from './keys.module.css'

interface Props {
  readonly onMade: (made: Made) => void
  readonly onClose: () => void
}

interface Fields {
  readonly name: string
  readonly may: 'read' | 'both'
  readonly days: number
}

const NEVER = 0
const YEAR = 365
const initial: Fields = { name: '', may: 'both', days: 90 }

/** So many days from today, in UTC. */
const dayAfter = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString()

export function MakeKey({ onMade, onClose }: Props) {
  const t = useText(keysText)
  const id = useId()
  const draft = useDraft({ base: initial })
  const state = useDraftState(draft)
  const { values } = state
  const faults = values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const make = useMake(onMade)
  const sameName = reasonOf(make.error) === 'record.exists'
  const message = messageOf(make.error)
  const send = ({ name, may, days }: Fields) =>
    make.mutate({
      name: name.trim(),
      scopes: may === 'both' ? ['orders.read', 'orders.write'] : ['orders.read'],
      ...(days !== NEVER && { expiresOn: dayAfter(days) }),
    })
  const lasts = [
    ...[30, 90].map((days) => ({ value: days, label: t('expires.days', { days }) })),
    { value: YEAR, label: t('expires.year') },
    { value: NEVER, label: t('expires.never') },
  ]
  return (
    <Modal
      open
      title={t('make')}
      okText={t('make.verb')}
      cancelText={t('cancel')}
      confirmLoading={make.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Problem message={sameName ? '' : message} />
      <Form
        call="auth.keyAdd"
        id={id}
        draft={draft}
        faults={faults}
        onSend={send}
        onTyped={() => make.reset()}
      >
        <Field
          label={t('name')}
          field="name"
          hint={t('name.hint')}
          fault={sameName ? message : faultAt('name', faults, state)}
        >
          {(aria) => (
            <Input {...aria} {...typedInto(draft, 'name')} autoFocus maxLength={60} autoComplete="off" />
          )}
        </Field>
        <Field label={t('scopes')} group>
          {() => (
            <Radio.Group
              className={css.may}
              value={values.may}
              onChange={({ target }) => draft.set({ may: target.value as Fields['may'] })}
              options={[
                { value: 'read', label: t('scopes.read') },
                { value: 'both', label: t('scopes.both') },
              ]}
            />
          )}
        </Field>
        <Field label={t('expires')} hint={t('expires.hint')}>
          {(aria) => (
            <Select {...aria} value={values.days} onChange={(days) => draft.set({ days })} options={lasts} />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
