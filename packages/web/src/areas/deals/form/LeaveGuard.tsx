import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useBlocker } from 'react-router'
import { useAskedToClose } from '../../../kit/use-asked-to-close.ts'
import { useText } from '../../../platform/text.ts'
import { forgetBackup } from './backup.ts'
import type { DealForm } from './deal-form.ts'
import { save } from './saving.ts'
import { formText } from './text.ts'

const dealIn = (search: string) => new URLSearchParams(search).get('dealId') ?? undefined

/** Nobody leaves unsaved changes behind without being asked: not by a link, not by closing the window. */
export function LeaveGuard({ form }: { form: DealForm }) {
  const t = useText(formText)
  const [saving, setSaving] = useState(false)
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    if (!form.dirty) return false
    // Log-in comes back here, and what is typed is kept meanwhile.
    if (next.pathname.endsWith('/login')) return false
    if (next.pathname !== here.pathname) return true
    const { dealId } = form.state.get()
    return dealIn(next.search) !== dealIn(here.search) && dealIn(next.search) !== dealId
  })
  useAskedToClose(() => form.dirty)
  if (blocker.state !== 'blocked') return null
  const { unread, mode } = form.state.get()
  const leave = () => {
    forgetBackup(form.state.get().dealId)
    form.discard()
    blocker.proceed()
  }
  const saveFirst = async () => {
    setSaving(true)
    // What was refused is said in the form: there it is to be mended.
    if ((await save(form)) && !form.dirty) blocker.proceed()
    else blocker.reset()
    setSaving(false)
  }
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={() => blocker.reset()}
      footer={[
        <Button key="leave" danger onClick={leave}>
          {t('leave.without')}
        </Button>,
        <Button key="stay" onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={() => void saveFirst()}>
          {t('leave.save')}
        </Button>,
      ]}
    >
      <p>{t(mode === 'announced' ? 'leave.announced' : 'leave.draft', { name: form.get('name') })}</p>
      {unread.length > 0 && <p>{t('leave.unread', { count: unread.length })}</p>}
    </Modal>
  )
}
