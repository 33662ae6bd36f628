import { routeTitles } from '@bookrunner/contract/access'
import { routeOf, type RouteTitle } from '@bookrunner/domain/access'
import { useLocation, useParams } from 'react-router'
import { PlanDrawing } from '../../kit/drawings.tsx'
import { usePageTitle } from '../../kit/page-context.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { PLANS, unbuiltText, type Plan } from './text.ts'
import unbuiltCss from '../../kit/unbuilt.module.css'

/** A screen of a later issue, honestly: what will be here, and that it is not here yet. */
export default function Unbuilt() {
  const t = useText(unbuiltText)
  const lang = useStore(langStore)
  const { pathname, search } = useLocation()
  const { id } = useParams()
  const row = routeOf(pathname)
  const plan: Plan = PLANS[row?.path ?? ''] ?? 'other'
  const record = id ?? new URLSearchParams(search).get('dealId')
  // Two deals are two tabs: each says which.
  usePageTitle(row && record ? `${routeTitles[row.title as RouteTitle][lang]} ${record}` : undefined)
  return (
    <>
      <PageHeader />
      <section className={unbuiltCss.unbuilt}>
        <PlanDrawing />
        <div>
          <h2>{t('title')}</h2>
          <p>{t(`${plan}.what`)}</p>
          <ul>
            {t(`${plan}.parts`)
              .split('\n')
              .map((part) => (
                <li key={part}>{part}</li>
              ))}
          </ul>
          <p className={unbuiltCss.note}>{t('note')}</p>
        </div>
      </section>
    </>
  )
}
