import { CallRefused } from '@bookrunner/contract'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { FormDrawer, NameFields, useDraft, useDraftState, worded, wrong } from '../../kit/form/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { DeleteType } from './DeleteType.tsx'
import { classesText } from './text.ts'
import { useTypeRights, useTypesAgain, type TypeRow } from './use-types.ts'

interface Props {
  /** Undefined to add one. */
  readonly row: TypeRow | undefined
  readonly others: readonly TypeRow[]
  readonly onClose: () => void
}

/** The names of a type in each language, and its deletion. */
export function TypeDrawer({ row, others, onClose }: Props) {
  const t = useText(classesText)
  const lang = useStore(langStore)
  const again = useTypesAgain()
  const rights = useTypeRights()
  const [deleting, setDeleting] = useState(false)
  const { name = '', nameCn = '', nameHk = '' } = row ?? {}
  const draft = useDraft<LocalizedNames>({ base: { name, nameCn, nameHk } })
  const state = useDraftState(draft)
  const write = useWrite({
    send: (typed: LocalizedNames, options) => {
      const names = { name: typed.name.trim(), nameCn: typed.nameCn.trim(), nameHk: typed.nameHk.trim() }
      return row
        ? api.classes.edit({ classId: row.classId, ...names }, options)
        : api.classes.add(names, options)
    },
    onSuccess: (_reply, typed) => {
      toast('success', t(row ? 'edit.done' : 'add.done', { name: nameIn(lang, typed).trim() }))
      onClose()
    },
    onSettled: again,
  })
  const faults = state.values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  const shown = [...faults, ...refused.map((each) => worded(each, lang))]
  return (
    <FormDrawer
      call="classes.add"
      title={row ? nameIn(lang, row) : t('add')}
      extra={
        row &&
        rights.mayDelete && (
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
      readOnly={!(row ? rights.mayEdit : rights.mayAdd)}
      onSend={(typed) => write.mutate(typed)}
      onTyped={() => write.reset()}
      onClose={onClose}
      below={
        deleting &&
        row && <DeleteType row={row} others={others} onDone={onClose} onClose={() => setDeleting(false)} />
      }
    >
      <NameFields draft={draft} faults={shown} max={200} />
    </FormDrawer>
  )
}
