import { nameIn } from '@bookrunner/domain/kernel'
import { Alert, Button, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { MergePreviewList } from './MergePreviewList.tsx'
import { mergeText } from './merge-text.ts'
import type { EntityRow } from './use-entities.ts'
import { useMerge, useTargets } from './use-merge.ts'

interface Props {
  readonly row: EntityRow
  readonly onDone: () => void
}

/** Opens the merge of a user-entered institution into one of the platform. */
export function MergeEntity({ row, onDone }: Props) {
  const t = useText(mergeText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <MergeDialog row={row} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The target, then what moves and what stays, then the merge with its numbers on the button. */
function MergeDialog({ row, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const id = useId()
  const draft = useDraft<{ readonly into: string }>({ base: { into: '' } })
  const state = useDraftState(draft)
  const { into } = state.values
  const { preview, check, write } = useMerge(row, into, onDone)
  const faults = into ? [] : [wrong('into', t('into.required'))]
  const fault = write.error ?? check.error
  return (
    <Modal
      open
      width={560}
      title={t('title', { name: nameIn(lang, row) })}
      okText={preview ? t('do', { users: preview.users, orders: preview.orders }) : t('check')}
      cancelText={t('cancel')}
      confirmLoading={check.isPending || write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id, danger: preview !== undefined }}
      onCancel={onClose}
    >
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={(typed) => (preview ? write.mutate(typed.into) : check.mutate(typed.into))}
      >
        <Field label={t('into')} field="into" fault={faultAt('into', faults, state)}>
          {(aria) => (
            <TargetSelect
              row={row}
              aria={aria}
              value={into}
              onChange={(chosen) => {
                check.reset()
                write.reset()
                draft.set({ into: chosen })
              }}
            />
          )}
        </Field>
      </Form>
      {fault && <Alert type="error" showIcon role="alert" title={faultMessage(fault)} />}
      {preview && <MergePreviewList row={row} preview={preview} />}
    </Modal>
  )
}

interface SelectProps {
  readonly row: EntityRow
  readonly aria: object
  readonly value: string
  readonly onChange: (entityId: string) => void
}

function TargetSelect({ row, aria, value, onChange }: SelectProps) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const [keyword, setKeyword] = useState('')
  const { targets, isFetching } = useTargets(row, keyword)
  return (
    <Select<string>
      {...aria}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={isFetching}
      value={value || null}
      placeholder={t('into.search')}
      notFoundContent={t('into.none')}
      getPopupContainer={within}
      options={targets.map((each) => ({
        value: each.entityId,
        label: [nameIn(lang, each), each.lei].filter(Boolean).join(' · '),
      }))}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
