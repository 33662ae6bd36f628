import type { Location } from 'react-router'
import { LeaveGuard } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { forgetBackup } from './backup.ts'
import type { DealForm } from './deal-form.ts'
import { save } from './saving.ts'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'

const dealIn = ({ search }: Location) => new URLSearchParams(search).get('dealId') ?? undefined

/** Asks before leaving an unsaved deal; another tab of the same deal is no leaving. */
export function LeaveDeal({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { dealId, unread, mode } = useFormState(form)
  return (
    <LeaveGuard
      isUnsaved={() => form.dirty}
      isElsewhere={(here, next) => dealIn(next) !== dealIn(here) && dealIn(next) !== form.state.get().dealId}
      onSave={async () => (await save(form)) && !form.dirty}
      onDiscard={() => {
        forgetBackup(dealId)
        form.discard()
      }}
    >
      <p>{t(mode === 'announced' ? 'leave.announced' : 'leave.draft', { name: form.get('name') })}</p>
      {unread.length > 0 && <p>{t('leave.unread', { count: unread.length })}</p>}
    </LeaveGuard>
  )
}
