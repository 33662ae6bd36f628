import { Button, Flex } from 'antd'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { confirm, tell, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { authoredText } from './text.ts'
import { useAuthoredAgain, useAuthoredRights, type AuthoredRow } from './use-authored.ts'

type Act = 'recalled' | 'sent' | 'deleted'

/** What may be done to a notice that is not sent yet. */
export function RowActs({ row }: { readonly row: AuthoredRow }) {
  const t = useText(authoredText)
  const again = useAuthoredAgain()
  const rights = useAuthoredRights()
  const { logId, version: expectedVersion, status, msgTitle: title } = row
  const write = useWrite({
    send: async (act: Act, options): Promise<unknown> =>
      act === 'deleted'
        ? api.notices.del({ logId }, options)
        : api.notices.status({ logId, status: act, expectedVersion }, options),
    meta: { failure: 'shown' },
    onSuccess: (_reply, act) => toast('success', t(`done.${act}`)),
    onError: (fault) => tell('error', faultMessage(fault)),
    onSettled: again,
  })
  const ask = (act: 'recall' | 'delete', done: Act) =>
    confirm({
      title: t(`${act}.ask`, { title }),
      content: t(`${act}.hint`),
      okText: t(act),
      okButtonProps: { danger: act === 'delete' },
      cancelText: t('cancel'),
      onOk: () => write.mutateAsync(done).catch(() => undefined),
    })
  return (
    <Flex gap={4} justify="end">
      {status === 'scheduled' && rights.mayRecall && (
        <Button size="small" onClick={() => ask('recall', 'recalled')}>
          {t('recall')}
        </Button>
      )}
      {status === 'scheduled' && rights.mayEdit && (
        <Button size="small" onClick={() => write.mutate('sent')}>
          {t('sendNow')}
        </Button>
      )}
      {(status === 'draft' || status === 'recalled') && rights.mayDelete && (
        <Button size="small" danger onClick={() => ask('delete', 'deleted')}>
          {t('delete')}
        </Button>
      )}
    </Flex>
  )
}
