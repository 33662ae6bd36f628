import { CallRefused } from '@bookrunner/contract'
import { mayHide, permissions } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { AutoComplete, Button, Checkbox, Flex, Select } from 'antd'
import {
  endDraft,
  faultAt,
  Field,
  FormDrawer,
  NameFields,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type Draft,
  type FormFault,
} from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { confirm, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { FunctionRows } from './FunctionRows.tsx'
import {
  addedEntry,
  editedEntry,
  fieldsOf,
  isFunction,
  targetsIn,
  useMenuAgain,
  type Entry,
  type EntryFields,
} from './menu-entries.ts'
import { menuText } from './text.ts'
import css from './menu.module.css'

interface Props {
  /** Undefined to add one. */
  readonly entry: Entry | undefined
  readonly all: readonly Entry[]
  readonly onClose: () => void
}

/** An entry has no version, so a restored edit could not tell what others saved meanwhile: only a new one is kept. */
const useEntryDraft = (entry: Entry | undefined) =>
  useDraft<EntryFields>({ ...(!entry && { name: 'menu entry new', asks: true }), base: fieldsOf(entry) })

/** One entry of the menu. */
export function EntryForm({ entry, all, onClose }: Props) {
  const t = useText(menuText)
  const lang = useStore(langStore)
  const again = useMenuAgain()
  const draft = useEntryDraft(entry)
  const end = () => endDraft(draft, onClose)
  const state = useDraftState(draft)
  const { name, path, permission, functions } = state.values
  const write = useWrite({
    send: (fields: EntryFields, options) =>
      entry
        ? api.access.menuEdit(editedEntry(entry, fields), options)
        : api.access.menuAdd(addedEntry(fields), options),
    onSuccess: (_reply, typed) => {
      toast('success', t(entry ? 'edit.done' : 'add.done', { name: nameIn(lang, typed).trim() }))
      end()
    },
    onSettled: again,
  })
  const faults = [
    ...(name.trim() ? [] : [wrong('name', t('name.required'))]),
    ...(path.trim() ? [] : [wrong('path', t('path.required'))]),
    ...(!permission || functions.every(isFunction) ? [] : [wrong('functions', t('function.required'))]),
  ]
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  const shown = [...faults, ...refused.map((each) => worded(each, lang))]
  return (
    <FormDrawer
      call="access.menuAdd"
      title={entry?.menuName ?? t('add')}
      extra={entry && <EntryActs entry={entry} onDone={end} />}
      size={560}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t(entry ? 'save' : 'add')}
      isNew={!entry}
      onSend={(typed) => write.mutate(typed)}
      onTyped={() => write.reset()}
      onClose={onClose}
    >
      <NameFields draft={draft} faults={shown} max={60} />
      {!entry && <Parent draft={draft} all={all} />}
      {!entry?.builtIn && <Target draft={draft} faults={shown} isNew={!entry} />}
      <Hide draft={draft} never={entry !== undefined && !mayHide(entry)} />
      {!entry?.builtIn && permission !== '' && <FunctionRows draft={draft} faults={shown} />}
    </FormDrawer>
  )
}

function Parent({ draft, all }: { readonly draft: Draft<EntryFields>; readonly all: readonly Entry[] }) {
  const t = useText(menuText)
  const { values } = useDraftState(draft)
  const options = all.map(({ menuId, menuName }) => ({ value: menuId, label: menuName }))
  return (
    <Field label={t('parent')} field="parentId">
      {(aria) => (
        <Select
          {...aria}
          showSearch={{ optionFilterProp: 'label' }}
          value={values.parentId}
          onChange={(parentId) => draft.set({ parentId })}
          getPopupContainer={within}
          options={[{ value: '', label: t('parent.none') }, ...options]}
        />
      )}
    </Field>
  )
}

interface FieldsProps {
  readonly draft: Draft<EntryFields>
  readonly faults: readonly FormFault[]
}

/** Where an added entry leads, and who sees it. */
function Target({ draft, faults, isNew }: FieldsProps & { readonly isNew: boolean }) {
  const t = useText(menuText)
  const lang = useStore(langStore)
  const state = useDraftState(draft)
  return (
    <>
      <Field label={t('path')} field="path" fault={faultAt('path', faults, state)} hint={t('path.hint')}>
        {(aria) => (
          <AutoComplete
            {...aria}
            showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
            value={state.values.path}
            onChange={(path) => draft.set({ path })}
            onBlur={() => draft.leave('path')}
            getPopupContainer={within}
            options={targetsIn(lang)}
          />
        )}
      </Field>
      {isNew && (
        <Field
          label={t('permission')}
          field="menuTab"
          fault={faultAt('menuTab', faults, state)}
          hint={t('permission.hint')}
        >
          {(aria) => (
            <AutoComplete
              {...aria}
              showSearch={{ filterOption: (typed, option) => matches(typed, option?.value) }}
              value={state.values.permission}
              onChange={(permission) => draft.set({ permission })}
              getPopupContainer={within}
              options={permissions.map((value) => ({ value }))}
            />
          )}
        </Field>
      )}
    </>
  )
}

const matches = (typed: string, text = ''): boolean => text.toLowerCase().includes(typed.toLowerCase())

function Hide({ draft, never }: { readonly draft: Draft<EntryFields>; readonly never: boolean }) {
  const t = useText(menuText)
  const { values } = useDraftState(draft)
  return (
    <Flex vertical className={css.hide}>
      <Checkbox
        checked={values.hidden}
        disabled={never}
        onChange={({ target }) => draft.set({ hidden: target.checked })}
      >
        {t('hide')}
      </Checkbox>
      {never && <span className="br-quiet">{t('hide.never')}</span>}
    </Flex>
  )
}

/** Gives an entry of the product its names back, or deletes an added one. */
function EntryActs({ entry, onDone }: { readonly entry: Entry; readonly onDone: () => void }) {
  const t = useText(menuText)
  const again = useMenuAgain()
  const { menuId, menuName } = entry
  const reset = useWrite({
    send: (_: void, options) => api.access.menuEdit({ menuId, productNames: true }, options),
    onSuccess: onDone,
    onSettled: again,
  })
  const remove = useWrite({
    send: (_: void, options) => api.access.menuDel({ menuId }, options),
    onSuccess: () => {
      toast('success', t('delete.done', { name: menuName }))
      onDone()
    },
    onSettled: again,
  })
  const askDelete = () =>
    confirm({
      title: t('delete.ask', { name: menuName }),
      content: t('delete.hint'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => remove.mutateAsync().catch(() => undefined),
    })
  if (!entry.builtIn)
    return (
      <Button danger size="small" onClick={askDelete}>
        {t('delete')}
      </Button>
    )
  return (
    entry.renamed && (
      <Button size="small" loading={reset.isPending} onClick={() => reset.mutate()}>
        {t('productNames')}
      </Button>
    )
  )
}
