import { CallRefused } from '@bookrunner/contract'
import { isEditable } from '@bookrunner/domain/notices'
import { Alert, Button, Drawer } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import {
  endDraft,
  FormDrawer,
  useDraft,
  useDraftState,
  worded,
  type FormFault,
} from '../../../kit/form/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { fieldsOf, noticeFaults, sentOf, type NoticeFault, type NoticeFields } from './notice-fields.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { authoredText } from './text.ts'
import {
  useAuthoredAgain,
  useAuthoredDetail,
  useAuthoredRights,
  type AuthoredDetail,
} from './use-authored.ts'
import { useNoticeContest } from './use-notice-contest.tsx'

interface Props {
  /** "new" to write one. */
  readonly logId: string
  readonly onClose: () => void
}

/** A notice to write, edit or read. */
export function NoticeDrawer({ logId, onClose }: Props) {
  const t = useText(authoredText)
  const detail = useAuthoredDetail(logId === 'new' ? undefined : logId)
  if (logId === 'new' || detail.data) return <NoticeEditor notice={detail.data} onClose={onClose} />
  return (
    <Drawer open size={860} title={t('label')} onClose={onClose}>
      {detail.isError ? (
        <ErrorState title={t('failed')} hint={faultMessage(detail.error)} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </Drawer>
  )
}

interface Sent {
  readonly fields: NoticeFields
  readonly publish: boolean
}

const SIZE = 860

function useSave(notice: AuthoredDetail | undefined, zone: string, onClose: () => void) {
  const t = useText(authoredText)
  const again = useAuthoredAgain()
  return useWrite({
    send: ({ fields, publish }: Sent, options) => {
      const sent = { ...sentOf(fields, zone), publish }
      return notice
        ? api.notices.edit({ logId: notice.logId, expectedVersion: notice.version, ...sent }, options)
        : api.notices.add(sent, options)
    },
    meta: { failure: 'shown' },
    onSuccess: ({ status }) => {
      toast('success', t(`done.${status}`))
      onClose()
    },
    onSettled: again,
  })
}

const useNoticeDraft = (notice: AuthoredDetail | undefined, zone: string) =>
  useDraft({
    name: `notice ${notice?.logId ?? 'new'}`,
    asks: true,
    base: fieldsOf(notice, zone),
    version: notice?.version ?? 0,
  })

/** The words of a fault: those of §5 for what is missing. */
function useWorded() {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const prompts: Readonly<Record<string, string>> = {
    title: t('required.title'),
    summary: t('required.summary'),
    content: t('required.content'),
    sendAt: t('required.sendAt'),
    userIds: t('required.userIds'),
  }
  const own: Readonly<Record<string, string>> = {
    'sendAt.wrong': t('sendAt.wrong'),
    'link.wrong': t('link.wrong'),
  }
  return (fault: NoticeFault): FormFault => {
    const { message, ...rest } = worded(fault, lang, (reason) => own[reason] ?? reason)
    const part = fault.field.split('.').at(-1) ?? ''
    return { ...rest, message: fault.reason === 'field.required' ? (prompts[part] ?? message) : message }
  }
}

function NoticeEditor({
  notice,
  onClose,
}: {
  readonly notice: AuthoredDetail | undefined
  readonly onClose: () => void
}) {
  const t = useText(authoredText)
  const zone = useStore(sessionStore)?.timeZone ?? 'UTC'
  const rights = useAuthoredRights()
  const word = useWorded()
  const draft = useNoticeDraft(notice, zone)
  const state = useDraftState(draft)
  const save = useSave(notice, zone, () => endDraft(draft, onClose))
  const [previewed, setPreviewed] = useState(false)
  const mayWrite = notice ? rights.mayEdit && isEditable(notice.status) : rights.mayAdd
  const faultsFor = (publish: boolean) =>
    noticeFaults(state.values, { publish, zone, now: Temporal.Now.instant() }).map(word)
  const refused = save.error instanceof CallRefused ? save.error.fields : []
  const faults = faultsFor(true)
  const contest = useNoticeContest(notice)
  const saveDraft = () => {
    const wrong = faultsFor(false)
    if (wrong.length > 0) draft.try()
    else if (draft.state.get().contested.length === 0) save.mutate({ fields: draft.values, publish: false })
  }
  return (
    <>
      <FormDrawer
        title={notice ? notice.msgTitle || t('edit') : t('add')}
        extra={
          <Button size="small" onClick={() => setPreviewed(true)}>
            {t('preview')}
          </Button>
        }
        size={SIZE}
        draft={draft}
        faults={faults}
        refused={save.error}
        busy={save.isPending}
        send={t(state.values.publishing === 'scheduled' ? 'schedule' : 'send')}
        also={
          <Button disabled={save.isPending || !draft.dirty} onClick={saveDraft}>
            {t('saveDraft')}
          </Button>
        }
        isNew={mayWrite}
        contest={contest}
        readOnly={!mayWrite}
        onSend={(fields) => save.mutate({ fields, publish: true })}
        onTyped={() => save.reset()}
        onClose={onClose}
        above={
          save.isError && refused.length === 0 ? (
            <Alert type="error" showIcon role="alert" title={faultMessage(save.error)} />
          ) : (
            notice?.status === 'scheduled' &&
            rights.mayEdit && <Alert type="info" showIcon title={t('scheduled.hint')} />
          )
        }
      >
        <NoticeForm
          draft={draft}
          state={state}
          faults={[...faults, ...refused.map(word)]}
          readOnly={!mayWrite}
          notice={notice}
        />
      </FormDrawer>
      {previewed && (
        <NoticePreview fields={state.values} notice={notice} onClose={() => setPreviewed(false)} />
      )}
    </>
  )
}
