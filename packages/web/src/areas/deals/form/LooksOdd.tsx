import { DownOutlined, UpOutlined, WarningFilled } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import type { DealForm } from './deal-form.ts'
import type { OddFinding } from './faults.ts'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'
import css from './form.module.css'

/** What looks odd, in one place: beside the form on a wide screen, above it on others. */
export function LooksOdd({ form }: { readonly form: DealForm }) {
  const t = useText(formText)
  const { mode } = useFormState(form)
  const [opened, setOpened] = useState(false)
  const { open, ticked } = form.odd
  if (mode === 'read' || open.length + ticked.length === 0) return null
  return (
    <aside className={css.odd} aria-label={t('odd')} data-opened={opened || undefined}>
      <Button type="text" size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {open.length > 0 && <WarningFilled aria-hidden />}
        {open.length > 0 ? t('odd.open', { count: open.length }) : t('odd.ticked', { count: ticked.length })}
        {opened ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </Button>
      <div>
        {open.length > 0 && <p>{t('odd.hint')}</p>}
        <ul>
          {open.map((found) => (
            <Finding key={keyOf(found)} form={form} found={found} />
          ))}
          {ticked.map((found) => (
            <Finding key={keyOf(found)} form={form} found={found} ticked />
          ))}
        </ul>
      </div>
    </aside>
  )
}

const keyOf = ({ tick: { field, reason } }: OddFinding): string => `${field} ${reason}`

interface FindingProps {
  readonly form: DealForm
  readonly found: OddFinding
  readonly ticked?: boolean
}

function Finding({ form, found, ticked = false }: FindingProps) {
  const t = useText(formText)
  const nameOf = useFieldName()
  const { tick, message } = found
  const stored = form.detail?.asPublished.find(
    ({ field, reason }) => field === tick.field && reason === tick.reason,
  )
  const by = stored?.by?.name ?? t('odd.you')
  return (
    <li data-ticked={ticked || undefined}>
      <Button type="link" size="small" onClick={() => form.goTo(tick.field)}>
        {nameOf(tick.field)}
      </Button>
      <p>{message}</p>
      <Checkbox checked={ticked} onChange={({ target }) => form.tick(found, target.checked)}>
        {ticked ? t('odd.by', { name: by }) : t('odd.tick')}
      </Checkbox>
    </li>
  )
}
