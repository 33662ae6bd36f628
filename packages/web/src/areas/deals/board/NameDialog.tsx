import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { faultAt, Field, Form, typedInto, useDraft, useDraftState, wrong } from '../../../kit/form/index.ts'
import { OnceThere } from '../../../kit/OnceThere.tsx'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import { useFocusBack } from '../moves/use-focus-back.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

interface Props {
  readonly kind: 'copy' | 'addTranche'
  readonly row: Pick<DealRow, 'dealId' | 'name' | 'tranches'>
  /** Where the new draft is opened. */
  readonly placeOf: (dealId: string) => string | undefined
  readonly onClose: () => void
}

const NAME_LENGTH = 120

/** A copy, or a further tranche: both are new drafts and want a name. */
export function NameDialog({ kind, row, placeOf, onClose }: Props) {
  const t = useText(boardText)
  useFocusBack()
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const copying = kind === 'copy'
  const make = useWrite({
    send: copying ? api.deals.copyDeal : api.deals.addTranche,
    meta: { success: () => textOf(boardText)(copying ? 'copy.done' : 'tranche.done') },
    onSuccess: ({ dealId }) => {
      onClose()
      void client.invalidateQueries({ queryKey: ['deals'] })
      const place = placeOf(dealId)
      if (place) void navigate(place)
    },
  })
  const old = row.name
  const proposed = copying
    ? t('copy.name', { name: old })
    : t('tranche.name', { name: old, number: row.tranches.length + 1 })
  const draft = useDraft({ base: { name: proposed.slice(0, NAME_LENGTH) } })
  const state = useDraftState(draft)
  const faults = state.values.name.trim() ? [] : [wrong('name', t('name.missing'))]
  return (
    <Modal
      open
      title={copying ? t('copy.title', { name: old }) : t('tranche.title', { name: old })}
      onCancel={onClose}
      width={480}
      footer={[
        <Button key="back" onClick={onClose}>
          {t('back')}
        </Button>,
        <Button key="ok" type="primary" htmlType="submit" form={id} loading={make.isPending}>
          {t(copying ? 'copy.ok' : 'tranche.ok')}
        </Button>,
      ]}
    >
      <OnceThere>
        <p className={css.dialogText}>{t(copying ? 'copy.hint' : 'tranche.hint')}</p>
        <Form
          id={id}
          draft={draft}
          faults={faults}
          onSend={({ name }) => make.mutate({ dealId: row.dealId, name: name.trim() })}
        >
          <Field
            label={t(copying ? 'name.new' : 'name.tranche')}
            field="name"
            fault={faultAt('name', faults, state)}
            hint={state.values.name.length >= NAME_LENGTH && t('name.full')}
          >
            {(aria) => (
              <Input
                {...aria}
                {...typedInto(draft, 'name')}
                maxLength={NAME_LENGTH}
                autoFocus
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
        </Form>
      </OnceThere>
    </Modal>
  )
}
