import { CheckOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import type { DealForm } from './deal-form.ts'
import { MissingByTab, MissingLinks } from './MissingLinks.tsx'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'
import { useToDo } from './use-to-do.ts'

interface Props {
  readonly form: DealForm
  readonly onSave: () => void
  readonly onSubmit: (() => void) | undefined
}

const shownAtOnce = 3

/** At the bottom, always in view: what is still missing, save and submit. */
export function FormBar({ form, onSave, onSubmit }: Props) {
  const t = useText(formText)
  const { mode, saving, changed, unread } = useFormState(form)
  const toDo = useToDo()
  const [open, setOpen] = useState(false)
  if (mode === 'read') return null
  const dirty = changed.length > 0 || unread.length > 0
  return (
    <div className="br-form-bar" role="region" aria-label={t('bar')}>
      <div className="br-form-todo">
        {toDo.length === 0 ? (
          <span className="br-form-ready">
            <CheckOutlined aria-hidden /> {t('bar.complete')}
          </span>
        ) : (
          <>
            <span className="br-form-missing">
              <ExclamationCircleFilled aria-hidden /> {t('bar.missing', { count: toDo.length })}
            </span>
            <MissingLinks toDo={toDo.slice(0, shownAtOnce).map((fault) => ({ ...fault, kind: 'missing' }))} />
            {toDo.length > shownAtOnce && (
              <Popover
                open={open}
                onOpenChange={setOpen}
                trigger="click"
                title={t('bar.missing', { count: toDo.length })}
                content={<MissingByTab toDo={toDo} onGo={() => setOpen(false)} />}
              >
                <Button type="link" size="small">
                  {t('bar.more', { count: toDo.length - shownAtOnce })}
                </Button>
              </Popover>
            )}
          </>
        )}
      </div>
      <span className="br-form-kept" role="status">
        {dirty
          ? t('bar.unsaved', { count: changed.length + unread.length })
          : mode === 'new'
            ? ''
            : t('bar.saved')}
      </span>
      {dirty && (
        <Button type="text" disabled={saving} onClick={() => form.discard()}>
          {t('bar.discard')}
        </Button>
      )}
      <Button loading={saving} type={mode === 'announced' && dirty ? 'primary' : 'default'} onClick={onSave}>
        {t(mode === 'announced' ? 'save.changes' : 'save')}
      </Button>
      {mode !== 'announced' && onSubmit && (
        <Button type="primary" disabled={saving} onClick={onSubmit}>
          {t('submit')}
        </Button>
      )}
    </div>
  )
}
