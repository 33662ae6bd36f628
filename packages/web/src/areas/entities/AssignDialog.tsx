import { Input, Modal, Radio, Select } from 'antd'
import { useId } from 'react'
import {
  faultAt,
  Field,
  Form,
  useDraft,
  useDraftState,
  wrong,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { useText } from '../../platform/text.ts'
import { AssignCheck } from './AssignCheck.tsx'
import { entitiesText, entityCodeText } from './text.ts'
import { NONE, useAssign, type Assigned, type AssignFields, type Whom } from './use-assign.ts'
import { usePlaces } from './use-entities.ts'

export type { Assigned, Whom } from './use-assign.ts'

interface Props {
  readonly what: Assigned
  readonly whom: Whom
  readonly onClose: () => void
}

interface PartProps {
  readonly draft: Draft<AssignFields>
  readonly state: DraftState<AssignFields>
  readonly faults: readonly FormFault[]
}

/** Gives several institutions a type, a group or tags in one write. Those that nobody chose by hand are checked first. */
export function AssignDialog({ what, whom, onClose }: Props) {
  const t = useText(entitiesText)
  const id = useId()
  const draft = useDraft<AssignFields>({
    base: { from: 'rows' in whom ? 'rows' : 'filter', lines: '', place: '', add: [], remove: [] },
  })
  const state = useDraftState(draft)
  const { place, add, remove, from, lines } = state.values
  const { checked, check, write } = useAssign({ what, whom, typed: state.values, onClose })
  const isTags = what === 'tags'
  const faults = [
    ...(from === 'pasted' && !lines.trim() ? [wrong('lines', t('assign.lines.required'))] : []),
    ...((isTags ? add.length + remove.length === 0 : !place)
      ? [wrong(isTags ? 'add' : 'place', t('assign.required'))]
      : []),
  ]
  const count = checked?.changed.length ?? 0
  const part = { draft, state, faults }
  return (
    <Modal
      open
      title={'rows' in whom ? t(`assign.${what}`, { count: whom.rows.length }) : t(`set.${what}`)}
      okText={from === 'rows' ? t('save') : checked ? t('assign.change', { count }) : t('assign.check')}
      cancelText={t('cancel')}
      confirmLoading={write.isPending || check.isPending}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: checked !== undefined && count === 0 }}
      onCancel={onClose}
    >
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={(typed) => (from === 'rows' || checked ? write.mutate(typed) : check.mutate(typed))}
      >
        {'total' in whom && <WhomFields {...part} total={whom.total} />}
        {isTags ? <TagFields {...part} whom={whom} /> : <PlaceField {...part} what={what} />}
      </Form>
      {checked && <AssignCheck checked={checked} />}
    </Modal>
  )
}

function WhomFields({ draft, state, faults, total }: PartProps & { readonly total: number }) {
  const t = useText(entitiesText)
  const { from, lines } = state.values
  return (
    <>
      <Field label={t('assign.whom')} field="from" group>
        {(aria) => (
          <Radio.Group
            {...aria}
            value={from}
            options={[
              { value: 'filter', label: t('assign.filter', { count: total }) },
              { value: 'pasted', label: t('assign.pasted') },
            ]}
            onChange={({ target }) => draft.set({ from: target.value as AssignFields['from'] })}
          />
        )}
      </Field>
      {from === 'pasted' && (
        <Field label={t('assign.lines')} field="lines" fault={faultAt('lines', faults, state)}>
          {(aria) => (
            <Input.TextArea
              {...aria}
              autoSize={{ minRows: 4, maxRows: 12 }}
              value={lines}
              onChange={({ target }) => draft.set({ lines: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

function PlaceField({ draft, state, faults, what }: PartProps & { readonly what: 'type' | 'group' }) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { classes, groups } = usePlaces()
  return (
    <Field label={word(what)} field="place" fault={faultAt('place', faults, state)}>
      {(aria) => (
        <Select
          {...aria}
          showSearch={{ optionFilterProp: 'label' }}
          value={state.values.place || null}
          options={[{ value: NONE, label: t('assign.none') }, ...(what === 'type' ? classes : groups)]}
          getPopupContainer={within}
          onChange={(value) => draft.set({ place: value ?? '' })}
        />
      )}
    </Field>
  )
}

function TagFields({ draft, state, faults, whom }: PartProps & { readonly whom: Whom }) {
  const t = useText(entitiesText)
  const { add, remove } = state.values
  const present = 'rows' in whom ? [...new Set(whom.rows.flatMap(({ tags }) => tags))].toSorted() : []
  const options = present.map((value) => ({ value, label: value }))
  return (
    <>
      <Field label={t('assign.add')} field="add" fault={faultAt('add', faults, state)}>
        {(aria) => (
          <Select<string[]>
            {...aria}
            mode="tags"
            value={[...add]}
            options={options}
            getPopupContainer={within}
            onChange={(value) => draft.set({ add: value })}
          />
        )}
      </Field>
      <Field label={t('assign.remove')} field="remove">
        {(aria) => (
          <Select<string[]>
            {...aria}
            mode={'rows' in whom ? 'multiple' : 'tags'}
            value={[...remove]}
            options={options}
            getPopupContainer={within}
            onChange={(value) => draft.set({ remove: value })}
          />
        )}
      </Field>
    </>
  )
}
