import type { ImportView } from '@bookrunner/contract/imports'
import { contactColumns, contactWords, mostContacts } from '@bookrunner/contract/users'
import { Button, Checkbox, Flex } from 'antd'
import { useState } from 'react'
import { count as figure } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { ImportDialog, type useImportOpen } from '../../imports/index.ts'
import { openingText } from './text.ts'
import { useContactsAgain } from './use-contacts.ts'

/** The import of contacts from an Excel file, with invitations at once or later. */
export function ContactsImport({ opened }: { readonly opened: ReturnType<typeof useImportOpen> }) {
  const t = useText(openingText)
  const lang = useStore(langStore)
  const again = useContactsAgain()
  const [invite, setInvite] = useState(true)
  const { importBondUsers, importList, importProgress, importRows, importCommit, importCancel } = api.users
  return (
    <ImportDialog
      opened={opened}
      config={{
        name: 'contacts',
        title: t('import.title'),
        how: t('import.how', { most: figure(mostContacts) }),
        add: (count) => t('import.add', { count }),
        done: (count) => t('import.done', { count }),
        columnName: (name) => {
          const column = contactColumns.find((each) => each === name)
          return column ? contactWords[column][lang] : name
        },
        calls: {
          start: (file, options) => importBondUsers({ file, dryRun: true, invite }, options),
          list: () => importList({}),
          progress: importProgress,
          rows: importRows,
          commit: importCommit,
          cancel: importCancel,
          template: () => api.users.downloadBondUser({}),
        },
        choices: (
          <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)}>
            {t('invite.now')}
          </Checkbox>
        ),
        After: Invite,
        again,
      }}
    />
  )
}

/** For invitations that were left for later; nobody who has a password by now gets one. */
function Invite({ view: { importId, invite: isSent } }: { readonly view: ImportView }) {
  const t = useText(openingText)
  const invite = useWrite({
    send: (one: { importId: string }, options) => api.users.importInvite(one, options),
    onSuccess: ({ invited }) => toast('success', t('invited', { count: invited })),
  })
  if (isSent) return <p>{t('invite.sent')}</p>
  return (
    <Flex>
      <Button
        loading={invite.isPending}
        disabled={invite.isSuccess}
        onClick={() => invite.mutate({ importId })}
      >
        {t('invite.later')}
      </Button>
    </Flex>
  )
}
