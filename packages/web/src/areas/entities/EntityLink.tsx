import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sessionStore, type SessionRecord } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { decide } from '../../shell/routing/decide.ts'

/** The page of an institution; undefined without the right to it. */
export const entityPath = (session: SessionRecord | undefined, entityId: string): string | undefined => {
  const path = `/investor/monetary-entity/${encodeURIComponent(entityId)}`
  return decide(path, session).kind === 'screen' ? path : undefined
}

export function useEntityPath(): (entityId: string) => string | undefined {
  const session = useStore(sessionStore)
  return (entityId) => entityPath(session, entityId)
}

interface Props {
  /** Undefined where the institution must not be known, behind an alias. */
  readonly entityId: string | null | undefined
  readonly children: ReactNode
}

/** The name of an institution. It leads to its page for users who may open it. */
export function EntityLink({ entityId, children }: Props) {
  const pathOf = useEntityPath()
  const path = entityId ? pathOf(entityId) : undefined
  return path ? <Link to={path}>{children}</Link> : children
}
