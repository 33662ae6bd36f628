import { CheckOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { statusLine } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { pageWithBar } from '../page-shape.ts'
import { StatusLine } from '../StatusLine.tsx'
import { FaultLinks } from './FaultLinks.tsx'
import type { FormFault } from './faults.ts'
import { formKitText } from './text.ts'
import css from './form.module.css'
import textCss from '../text.module.css'

interface Props {
  /** The faults that prevent submitting, in the order of the form. */
  readonly missing: readonly FormFault[]
  readonly nameOf: (field: string) => string
  readonly onGo: (field: string) => void
  /** All of them, where the form has parts: else a plain list. */
  readonly renderList?: (onGo: () => void) => ReactNode
  /** How many fields have changes that are not saved. */
  readonly unsaved: number
  /** Nothing of the record was ever saved. */
  readonly fresh?: boolean
  readonly saving: boolean
  /** Why the last save failed. The message above the fields may be out of sight. */
  readonly refusal?: string | undefined
  readonly onDiscard: () => void
  /** Its buttons: save, submit. */
  readonly children: ReactNode
}

const shownAtOnce = 3

/** At the bottom, always in view: what is still missing, what is not saved, and the buttons. */
export function SaveBar(props: Props) {
  const { unsaved, fresh = false, saving, refusal, onDiscard, children, ...missing } = props
  const t = useText(formKitText)
  const saved = fresh ? '' : t('bar.saved')
  useEffect(() => {
    // "Saved" must not stand beside new changes.
    if (unsaved > 0) statusLine.set(undefined)
  }, [unsaved])
  return (
    <div ref={pageWithBar} className={css.bar} role="region" aria-label={t('bar')}>
      <div className={css.open}>
        <Missing {...missing} />
      </div>
      <StatusLine />
      {refusal && (
        <span className={css.refusal} role="alert">
          {t('bar.refused', { why: refusal })}
        </span>
      )}
      <span className={css.saved} role="status">
        {unsaved > 0 ? t('bar.unsaved', { count: unsaved }) : saved}
      </span>
      {unsaved > 0 && (
        <Button type="text" disabled={saving} onClick={onDiscard}>
          {t('bar.discard')}
        </Button>
      )}
      {children}
    </div>
  )
}

function Missing({
  missing,
  nameOf,
  onGo,
  renderList,
}: Pick<Props, 'missing' | 'nameOf' | 'onGo' | 'renderList'>) {
  const t = useText(formKitText)
  const [open, setOpen] = useState(false)
  if (missing.length === 0)
    return (
      <span className={textCss.success}>
        <CheckOutlined aria-hidden /> {t('bar.complete')}
      </span>
    )
  const wrong = missing.filter(({ kind }) => kind === 'wrong').length
  const empty = missing.length - wrong
  const counted = [
    ...(empty > 0 ? [t('bar.missing', { count: empty })] : []),
    ...(wrong > 0 ? [t('bar.wrong', { count: wrong })] : []),
  ].join(' · ')
  const close = () => setOpen(false)
  const all = renderList?.(close) ?? <FaultLinks faults={missing} nameOf={nameOf} onGo={onGo} />
  return (
    <>
      <span className={css.formMissing}>
        <ExclamationCircleFilled aria-hidden /> {counted}
      </span>
      <FaultLinks
        // The bar has room for names only.
        faults={missing.slice(0, shownAtOnce).map((fault) => ({ ...fault, kind: 'missing' }))}
        nameOf={nameOf}
        onGo={onGo}
      />
      {missing.length > shownAtOnce && (
        <Popover open={open} onOpenChange={setOpen} trigger="click" title={counted} content={all}>
          <Button type="link" size="small">
            {t('bar.more', { count: missing.length - shownAtOnce })}
          </Button>
        </Popover>
      )}
    </>
  )
}
