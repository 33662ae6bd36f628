import { CallRefused } from '@bookrunner/contract'
import type { EntityFields } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { Alert, Flex } from 'antd'
import { Link, useLocation } from 'react-router'
import { endDraft, FormDrawer, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { Alike } from './Alike.tsx'
import { DeleteEntity } from './DeleteEntity.tsx'
import { faultsOf, sentOf, valuesOf } from './entity-form.ts'
import { useEntityPath } from './EntityLink.tsx'
import { EntityForm } from './EntityForm.tsx'
import { MergeEntity } from './MergeDialog.tsx'
import { MergeHistory } from './MergeHistory.tsx'
import { Review } from './Review.tsx'
import { entitiesText } from './text.ts'
import { useEntityRights, type EntityRow } from './use-entities.ts'
import { useSaveEntity } from './use-save-entity.ts'

interface Props {
  /** Undefined to add one. */
  readonly row?: EntityRow | undefined
  /** What is known of a new one. */
  readonly start?: Partial<EntityFields>
  readonly onClose: () => void
  /** Opens another institution in its place. */
  readonly onOpen?: (row: EntityRow) => void
}

const useEntityDraft = (row: EntityRow | undefined, start: Partial<EntityFields> | undefined) =>
  useDraft({
    name: `institution ${row?.entityId ?? `new ${start?.name ?? ''}`}`,
    asks: true,
    base: valuesOf(row, start),
    version: row?.version ?? 0,
  })

/** One institution: its fields in sections, its review, and its deletion. */
export function EntityDrawer({ row, start, onClose, onOpen }: Props) {
  const t = useText(entitiesText)
  const lang = useStore(langStore)
  const rights = useEntityRights()
  const { pathname } = useLocation()
  const pathOf = useEntityPath()
  const path = row && pathOf(row.entityId)
  const isMerged = row !== undefined && row.mergedInto !== null
  const isEditable = row ? rights.mayEdit && !isMerged : rights.mayAdd
  const draft = useEntityDraft(row, start)
  const end = () => endDraft(draft, onClose)
  const state = useDraftState(draft)
  const faults = faultsOf(state.values, lang, t)
  const write = useSaveEntity(row, end)
  const send = (values: EntityFields) => {
    if (draft.state.get().contested.length === 0) write.mutate(sentOf(values, row && draft.base))
  }
  const refusedFields = write.error instanceof CallRefused ? write.error.fields : []
  const shownFaults = [...faults, ...refusedFields.map(({ field, message }) => wrong(field, message))]
  return (
    <FormDrawer
      call="entities.add"
      title={row ? nameIn(lang, row) : t('add')}
      extra={
        row && (
          <Flex gap={8} align="center">
            {path && !pathname.endsWith(path) && <Link to={path}>{t('page')}</Link>}
            <EntityActions row={row} onDone={end} />
          </Flex>
        )
      }
      size={720}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t(row ? 'save' : 'add')}
      isNew={!row}
      readOnly={!isEditable}
      onSend={send}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={
        <>
          {row && <MergeHistory row={row} onOpen={onOpen} />}
          {row && !isMerged && <Review row={row} onDone={end} />}
          {write.isError && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />}
          <Alike names={state.values} lei={state.values.lei} row={row} enabled={isEditable} />
        </>
      }
    >
      <EntityForm
        draft={draft}
        state={state}
        faults={shownFaults}
        readOnly={!isEditable}
        entityId={row?.entityId}
      />
    </FormDrawer>
  )
}

/** What else can be done to an institution than edit it. */
function EntityActions({ row, onDone }: { readonly row: EntityRow; readonly onDone: () => void }) {
  const { mayMerge, mayDelete } = useEntityRights()
  if (row.mergedInto) return null
  return (
    <Flex gap={8}>
      {mayMerge && row.source === 'user' && <MergeEntity row={row} onDone={onDone} />}
      {mayDelete && <DeleteEntity row={row} onDone={onDone} />}
    </Flex>
  )
}
