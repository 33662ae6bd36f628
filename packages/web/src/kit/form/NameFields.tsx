import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { Input } from 'antd'
import { useText } from '../../platform/text.ts'
import type { Draft } from './draft.ts'
import { faultAt, type FormFault } from './faults.ts'
import { Field } from './Field.tsx'
import { typedInto } from './Form.tsx'
import { formKitText } from './text.ts'
import { useDraftState } from './use-draft.ts'

interface Props<Values extends LocalizedNames> {
  readonly draft: Draft<Values>
  readonly faults: readonly FormFault[]
  readonly max: number
  readonly readOnly?: boolean
}

/** The names of a record in English, simplified and traditional Chinese. */
export function NameFields<Values extends LocalizedNames>(props: Props<Values>) {
  const { faults, max, readOnly = false } = props
  const t = useText(formKitText)
  const draft = props.draft as unknown as Draft<LocalizedNames>
  const state = useDraftState(draft)
  return (['name', 'nameCn', 'nameHk'] as const).map((field) => (
    <Field key={field} label={t(field)} field={field} fault={faultAt(field, faults, state)}>
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          readOnly={readOnly}
          maxLength={max}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  ))
}
