import { CallRefused } from '@bookrunner/contract'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import {
  ContestedPicture,
  endDraft,
  faultAt,
  Field,
  FormDrawer,
  NameFields,
  useDraft,
  useDraftState,
  worded,
  wrong,
} from '../../kit/form/index.ts'
import { sentences } from '../../kit/format.ts'
import { UploadField } from '../../kit/UploadField.tsx'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { confirm, tell, toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { groupsText } from './text.ts'
import { useGroupRights, useGroupsAgain, type GroupRow } from './use-groups.ts'

interface Props {
  /** Undefined to add one. */
  readonly row: GroupRow | undefined
  readonly onClose: () => void
}

interface GroupFields extends LocalizedNames {
  readonly logoId: string | null
}

const fieldsOf = (row: GroupRow | undefined): GroupFields => ({
  name: row?.name ?? '',
  nameCn: row?.nameCn ?? '',
  nameHk: row?.nameHk ?? '',
  logoId: row?.logoId ?? null,
})

/** Names and logo of a group, and its deletion. */
export function GroupDrawer({ row, onClose }: Props) {
  const t = useText(groupsText)
  const lang = useStore(langStore)
  const again = useGroupsAgain()
  const rights = useGroupRights()
  const mayWrite = row ? rights.mayEdit : rights.mayAdd
  const draft = useDraft({
    name: `group ${row?.groupId ?? 'new'}`,
    asks: true,
    base: fieldsOf(row),
    version: row?.version ?? 0,
  })
  const end = () => endDraft(draft, onClose)
  const state = useDraftState(draft)
  const write = useWrite({
    send: ({ logoId, ...typed }: GroupFields, options) => {
      const fields = {
        name: typed.name.trim(),
        nameCn: typed.nameCn.trim(),
        nameHk: typed.nameHk.trim(),
        logoId,
      }
      return row
        ? api.groups.edit({ groupId: row.groupId, expectedVersion: row.version, ...fields }, options)
        : api.groups.add(fields, options)
    },
    meta: { failure: 'shown' },
    onSuccess: (saved) => {
      const name = nameIn(lang, saved)
      toast('success', t(row ? 'edit.done' : 'add.done', { name }))
      end()
    },
    // Also after a change of another, which the form then shows.
    onSettled: again,
  })
  const faults = state.values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  const shown = [...faults, ...refused.map((each) => worded(each, lang))]
  return (
    <FormDrawer
      call="groups.add"
      title={row ? nameIn(lang, row) : t('add')}
      extra={row && rights.mayDelete && <DeleteGroup row={row} onDone={end} />}
      size={480}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t(row ? 'save' : 'add')}
      isNew={!row}
      contest={{
        nameOf: (field) => t(field === 'logoId' ? 'logo' : field),
        shown: (field, values) => (field === 'logoId' ? logoBeside(row, values.logoId) : values[field]),
      }}
      readOnly={!mayWrite}
      onSend={(typed) => write.mutate(typed)}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={
        write.isError &&
        refused.length === 0 && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />
      }
    >
      <NameFields draft={draft} faults={shown} max={200} readOnly={!mayWrite} />
      <Field label={t('logo')} field="logoId" fault={faultAt('logoId', shown, state)}>
        {({ id }) => (
          <UploadField
            id={id}
            purpose="logo"
            disabled={!mayWrite}
            value={
              state.values.logoId === null ? null : { fileId: state.values.logoId, name: t('logo'), bytes: 0 }
            }
            {...(row &&
              state.values.logoId === row.logoId && {
                open: () => api.groups.logo({ groupId: row.groupId }),
              })}
            onChange={(file) => draft.set({ logoId: file?.fileId ?? null })}
          />
        )}
      </Field>
    </FormDrawer>
  )
}

/** A logo beside another one: the group's, or one that was just sent. */
const logoBeside = (row: GroupRow | undefined, fileId: string | null): ReactNode => {
  const load = () =>
    row && fileId === row.logoId
      ? api.groups.logo({ groupId: row.groupId })
      : api.files.own({ fileId: fileId ?? '' })
  return <ContestedPicture fileId={fileId} load={load} />
}

function DeleteGroup({ row, onDone }: { readonly row: GroupRow; readonly onDone: () => void }) {
  const t = useText(groupsText)
  const name = nameIn(useStore(langStore), row)
  const again = useGroupsAgain()
  const write = useWrite({
    send: (_: void, options) => api.groups.del({ groupId: row.groupId }, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('delete.done', { name }))
      onDone()
    },
    onError: (fault) => tell('error', sentences([faultMessage(fault), t('delete.hint')], langStore.get())),
    onSettled: again,
  })
  const ask = () =>
    confirm({
      title: t('delete.ask', { name }),
      content: t('delete.hint'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => write.mutateAsync().catch(() => undefined),
    })
  return (
    <Button danger size="small" onClick={ask}>
      {t('delete')}
    </Button>
  )
}
