import type { ReplyOf } from '@bookrunner/contract'
import type { entitiesCalls } from '@bookrunner/contract/entities'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { importText } from './import-text.ts'
import { useEntitiesAgain } from './use-entities.ts'

export type Imported = ReplyOf<typeof entitiesCalls.importBondOrg>

interface Checked {
  readonly file: File
  readonly reply: Imported
}

/** A file is checked by a dry run first, and added as it was checked. */
export function useImport(onClose: () => void) {
  const t = useText(importText)
  const again = useEntitiesAgain()
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => ({
      file,
      reply: await api.entities.importBondOrg({ file }, { dryRun: true }),
    }),
    meta: { failure: 'shown' },
  })
  const write = useWrite({
    send: (file: File, options) => api.entities.importBondOrg({ file }, options),
    onSuccess: ({ count }) => {
      toast('success', t('done', { count }))
      onClose()
    },
    onSettled: again,
    meta: { failure: 'shown' },
  })
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    write.reset()
    check.mutate(file)
  }
  return { take, check, write }
}
