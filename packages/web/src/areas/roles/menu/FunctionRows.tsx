import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { faultAt, Field, useDraftState, type Draft, type FormFault } from '../../../kit/form/index.ts'
import { LANG_NAME } from '../../../platform/language.ts'
import { useText } from '../../../platform/text.ts'
import type { EntryFields, FunctionFields } from './menu-entries.ts'
import { menuText } from './text.ts'
import css from './menu.module.css'

interface Props {
  readonly draft: Draft<EntryFields>
  readonly faults: readonly FormFault[]
}

const empty: FunctionFields = { tab: '', name: '', nameCn: '', nameHk: '' }

/** The functions of an added entry: a key and names for each. */
export function FunctionRows({ draft, faults }: Props) {
  const t = useText(menuText)
  const state = useDraftState(draft)
  const { functions } = state.values
  const set = (next: readonly FunctionFields[]) => draft.set({ functions: next })
  const change = (at: number, edit: Partial<FunctionFields>) =>
    set(functions.map((each, index) => (index === at ? { ...each, ...edit } : each)))
  const labels = { tab: t('function.key'), name: t('name'), nameCn: t('nameCn'), nameHk: t('nameHk') }
  const signs = { tab: labels.tab, name: LANG_NAME.US, nameCn: LANG_NAME.CN, nameHk: LANG_NAME.HK }
  return (
    <Field
      label={t('functions.title')}
      field="functions"
      fault={faultAt('functions', faults, state)}
      hint={t('functions.hint')}
      group
    >
      {(aria) => (
        <div {...aria}>
          {functions.map((each, at) => (
            // Rows have no id of their own, and are only added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className={css.function}>
              {(['tab', 'name', 'nameCn', 'nameHk'] as const).map((field) => (
                <Input
                  key={field}
                  aria-label={labels[field]}
                  placeholder={signs[field]}
                  maxLength={field === 'tab' ? 40 : 60}
                  autoComplete="off"
                  value={each[field]}
                  onChange={({ target }) => change(at, { [field]: target.value })}
                />
              ))}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('function.remove', { name: each.name || each.tab })}
                onClick={() => set(functions.filter((_, index) => index !== at))}
              />
            </div>
          ))}
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => set([...functions, empty])}>
            {t('function.add')}
          </Button>
        </div>
      )}
    </Field>
  )
}
