import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { Field, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { AboutDeal, Line, MoveFrame, useMoveForm } from '../../deals/moves/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { FailedPart } from '../FailedPart.tsx'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { Sharing } from './Sharing.tsx'
import { shareText } from './share-text.ts'

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  readonly onClose: () => void
}

/** A read-only view for chosen managers of the deal. */
export function ShareDialog({ alloc, version, onClose }: Props) {
  const t = useText(shareText)
  const { lang } = useReader()
  const client = useQueryClient()
  const { dealId } = alloc
  const { versionId } = version
  const draft = useDraft<{ add: string[]; note: string }>({ base: { add: [], note: '' } })
  const { add, note } = useDraftState(draft).values
  const { data, error, refetch } = useQuery({
    queryKey: ['allocation', 'readers', dealId, versionId],
    queryFn: () => api.allocation.getReaders({ dealId, versionId }),
    meta: { failure: 'shown' },
  })
  const move = useMoveForm({
    draft,
    dealId,
    send: api.allocation.share,
    done: t('share.done'),
    fields: { add: 'add', note: 'note' },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['allocation'] })
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('share.title', { name: version.name })}
      about={<AboutDeal dealId={dealId} />}
      verb={t('share.verb')}
      blocked={add.length === 0}
      move={move}
      onSubmit={() =>
        move.submit({
          versionId,
          add,
          ...(note.trim() !== '' && { note: note.trim() }),
        })
      }
      onClose={onClose}
    >
      {error && !data && <FailedPart error={error} onAgain={() => void refetch()} />}
      {data && (
        <Sharing
          versionId={versionId}
          shares={data.list.flatMap(({ shared, ...person }) => (shared ? [{ ...person, ...shared }] : []))}
        />
      )}
      <Field label={t('share.who')} hint={t('share.hint')} fault={move.problemAt('add')}>
        {(aria) => (
          <Select
            {...aria}
            mode="multiple"
            value={add}
            loading={!data && !error}
            disabled={!data}
            showSearch={{ optionFilterProp: 'label' }}
            options={data?.list
              .filter(({ shared }) => !shared)
              .map(({ userId, name, entity }) => ({
                value: userId,
                label: `${name} · ${nameOf(entity, lang, true)}`,
              }))}
            getPopupContainer={within}
            onChange={(next) => draft.set({ add: next })}
          />
        )}
      </Field>
      <Line label={t('share.note')} {...move.field('note')} />
    </MoveFrame>
  )
}
