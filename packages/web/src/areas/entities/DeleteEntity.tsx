import { nameIn } from '@bookrunner/domain/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { CallRefused } from '@bookrunner/contract'
import { Button } from 'antd'
import { sentences } from '../../kit/format.ts'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { confirm, tell, toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText } from './text.ts'
import { entitiesKey, type EntityRow } from './use-entities.ts'

/** The refusal lists the uses as fields. */
const usesIn = (fault: unknown): string =>
  sentences(
    [
      faultMessage(fault),
      ...(fault instanceof CallRefused ? fault.fields.map(({ message }) => message) : []),
    ],
    langStore.get(),
  )

/** Deletes an institution that nothing uses; otherwise says what uses it. */
export function DeleteEntity({ row, onDone }: { readonly row: EntityRow; readonly onDone: () => void }) {
  const t = useText(entitiesText)
  const name = nameIn(useStore(langStore), row)
  const client = useQueryClient()
  const write = useWrite({
    send: api.entities.del,
    meta: { failure: 'shown' },
    onSuccess: async () => {
      toast('success', t('deleted', { name }))
      await client.invalidateQueries({ queryKey: entitiesKey })
      onDone()
    },
    onError: (fault) => tell('error', usesIn(fault)),
  })
  const ask = () =>
    confirm({
      title: t('delete.ask', { name }),
      content: t('delete.hint'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => write.mutateAsync({ entityId: row.entityId }).catch(() => undefined),
    })
  return (
    <Button danger size="small" onClick={ask}>
      {t('delete')}
    </Button>
  )
}
