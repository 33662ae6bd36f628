import { Suspense, useMemo } from 'react'
import { PageContext } from '../kit/page-context.ts'
import { langStore } from '../platform/language.ts'
import { useStore } from '../platform/store.ts'
import { PageBoundary } from './tabs/PageBoundary.tsx'
import type { Screen } from './screens.ts'
import { Splash } from './Splash.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** A page without the frame: log-in, and what is done before there is a menu. */
export function OpenPage({ route, screen }: { route: string; screen: Screen }) {
  const lang = useStore(langStore)
  const title = screen.title(lang)
  const { page: Content } = screen
  useDocumentTitle(title)
  const info = useMemo(() => ({ key: route, title, setTitle: () => undefined }), [route, title])
  return (
    <PageContext value={info}>
      <PageBoundary>
        <Suspense fallback={<Splash />}>
          <Content />
        </Suspense>
      </PageBoundary>
    </PageContext>
  )
}
