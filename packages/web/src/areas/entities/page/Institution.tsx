import { CallRefused } from '@bookrunner/contract'
import { reviewStateOf } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { usePageTitle } from '../../../kit/page-context.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { EntityDrawer } from '../EntityDrawer.tsx'
import { entityPath } from '../EntityLink.tsx'
import { MergeHistory } from '../MergeHistory.tsx'
import { Review } from '../Review.tsx'
import { entityCodeText } from '../text.ts'
import { entitiesKey, useEntitiesAgain, useEntityRights, type EntityRow } from '../use-entities.ts'
import { Profile } from './Profile.tsx'
import { institutionText } from './text.ts'
import css from './page.module.css'

interface Props {
  readonly entityId: string
  /** What the areas that know institutions show of this one: people, orders, deals, history. */
  readonly children: ReactNode
}

/** One institution with everything about it that its reader may see. */
export function Institution({ entityId, children }: Props) {
  const t = useText(institutionText)
  const lang = useStore(langStore)
  const found = useQuery({
    queryKey: [...entitiesKey, 'one', entityId, lang],
    queryFn: ({ signal }) => api.entities.info({ entityId }, { signal }),
    meta: { failure: 'shown' },
  })
  const row = found.data
  usePageTitle(row && ((each) => nameIn(each, row)))
  if (found.data)
    return (
      <Loaded key={entityId} row={found.data}>
        {children}
      </Loaded>
    )
  if (!found.isError) return <RowsSkeleton rows={10} />
  const isGone = found.error instanceof CallRefused && found.error.reason === 'record.unknown'
  return (
    <>
      <PageHeader />
      {isGone ? (
        <EmptyState title={t('gone')} hint={t('gone.hint')}>
          <Link to="/investor/monetary-entity">{t('all')}</Link>
        </EmptyState>
      ) : (
        <ErrorState
          title={t('failed')}
          hint={faultMessage(found.error)}
          action={t('again')}
          onAction={() => void found.refetch()}
        />
      )}
    </>
  )
}

function Loaded({ row, children }: { readonly row: EntityRow; readonly children: ReactNode }) {
  const t = useText(institutionText)
  const word = useText(entityCodeText)
  const lang = useStore(langStore)
  const { mayEdit } = useEntityRights()
  const again = useEntitiesAgain()
  const [editing, setEditing] = useState(false)
  const navigate = useNavigate()
  const session = useStore(sessionStore)
  const open = ({ entityId }: EntityRow) => {
    const path = entityPath(session, entityId)
    if (path) void navigate(path)
  }
  const facts = [row.type && nameIn(lang, row.type), row.region && word(row.region), row.lei]
  return (
    <>
      <PageHeader
        title={<span translate="no">{nameIn(lang, row)}</span>}
        status={
          <Tag color={row.review === 'reviewed' ? 'success' : 'warning'}>{word(reviewStateOf(row))}</Tag>
        }
        facts={facts.filter(Boolean).join(' · ')}
        actions={
          mayEdit &&
          row.mergedInto === null && (
            <Button type="primary" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      />
      <div className={css.review}>
        <MergeHistory row={row} onOpen={open} />
        {row.mergedInto === null && <Review row={row} onDone={() => void again()} />}
      </div>
      <Profile row={row} />
      {children}
      {editing && <EntityDrawer row={row} onClose={() => setEditing(false)} />}
    </>
  )
}
