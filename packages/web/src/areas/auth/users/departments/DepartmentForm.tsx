import { CallRefused } from '@bookrunner/contract'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import {
  DeleteByMoving,
  FormDrawer,
  NameFields,
  useDraft,
  useDraftState,
  worded,
  wrong,
} from '../../../../kit/form/index.ts'
import { api } from '../../../../platform/api.ts'
import { langStore } from '../../../../platform/language.ts'
import { toast } from '../../../../platform/notify.ts'
import { useWrite } from '../../../../platform/outbox/index.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { messageOf } from '../../fault.ts'
import { Problem } from '../../Problem.tsx'
import { useUsersAgain } from '../use-user-acts.ts'
import type { DepartmentRow } from '../user-list.ts'
import { departmentsText } from './text.ts'

interface Props {
  readonly entityId: string
  /** Undefined to add one. */
  readonly row: DepartmentRow | undefined
  readonly others: readonly DepartmentRow[]
  readonly onClose: () => void
}

/** The names of a department in each language, and its deletion. */
export function DepartmentForm({ entityId, row, others, onClose }: Props) {
  const t = useText(departmentsText)
  const lang = useStore(langStore)
  const again = useUsersAgain()
  const [deleting, setDeleting] = useState(false)
  const { name = '', nameCn = '', nameHk = '' } = row ?? {}
  const draft = useDraft<LocalizedNames>({ base: { name, nameCn, nameHk } })
  const state = useDraftState(draft)
  const write = useWrite({
    send: (typed: LocalizedNames, options) => {
      const names = { name: typed.name.trim(), nameCn: typed.nameCn.trim(), nameHk: typed.nameHk.trim() }
      return row
        ? api.users.deptEdit({ departmentId: row.departmentId, ...names }, options)
        : api.users.deptAdd({ entityId, ...names }, options)
    },
    meta: { failure: 'shown' },
    onSuccess: (_reply, typed) => {
      toast('success', t(row ? 'edit.done' : 'add.done', { name: nameIn(lang, typed).trim() }))
      onClose()
    },
    onSettled: again,
  })
  const faults = state.values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  return (
    <FormDrawer
      call="users.deptAdd"
      title={row ? nameIn(lang, row) : t('add')}
      extra={
        row?.deletable && (
          <Button danger size="small" onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        )
      }
      size={480}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t(row ? 'save' : 'add')}
      isNew={!row}
      onSend={(typed) => write.mutate(typed)}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={<Problem message={refused.length > 0 ? '' : messageOf(write.error)} />}
      below={
        deleting &&
        row && (
          <DeleteDepartment row={row} others={others} onDone={onClose} onClose={() => setDeleting(false)} />
        )
      }
    >
      <NameFields draft={draft} faults={[...faults, ...refused.map((each) => worded(each, lang))]} max={60} />
    </FormDrawer>
  )
}

interface DeleteProps {
  readonly row: DepartmentRow
  readonly others: readonly DepartmentRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const NOWHERE = 'none'

/** Deletes a department; its people move to another, or to none, in the same step. */
function DeleteDepartment({ row, others, onDone, onClose }: DeleteProps) {
  const t = useText(departmentsText)
  const lang = useStore(langStore)
  const again = useUsersAgain()
  const name = nameIn(lang, row)
  const write = useWrite({
    send: (moveTo: string | undefined, options) =>
      api.users.deptDel(
        {
          departmentId: row.departmentId,
          ...(moveTo && { moveTo: moveTo === NOWHERE ? null : moveTo }),
        },
        options,
      ),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('delete.done', { name }))
      onDone()
    },
    onSettled: again,
  })
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  return (
    <DeleteByMoving
      title={t('delete.ask', { name })}
      {...(row.users > 0 && {
        move: {
          label: t('delete.moveTo', { count: row.users }),
          required: t('delete.required'),
          options: [
            ...others.map((each) => ({ value: each.departmentId, label: nameIn(lang, each) })),
            { value: NOWHERE, label: t('delete.nowhere') },
          ],
        },
      })}
      refused={refused.map((each) => worded(each, lang))}
      busy={write.isPending}
      onDelete={(moveTo) => write.mutate(moveTo)}
      onTyped={() => write.reset()}
      onClose={onClose}
    >
      <Problem message={refused.length > 0 ? '' : messageOf(write.error)} />
      <p className="br-quiet">{t('delete.hint')}</p>
    </DeleteByMoving>
  )
}
