import { useLocation } from 'react-router'
import { routeOf } from '@bookrunner/domain/access'
import { PlanDrawing } from '../../kit/drawings.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useText } from '../../platform/text.ts'
import { PLANS, unbuiltText, type Plan } from './text.ts'

/** A screen of a later issue, honestly: what will be here, and that it is not here yet. */
export default function Unbuilt() {
  const t = useText(unbuiltText)
  const { pathname } = useLocation()
  const plan: Plan = PLANS[routeOf(pathname)?.path ?? ''] ?? 'other'
  return (
    <>
      <PageHeader />
      <section className="br-unbuilt">
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
          <p className="br-unbuilt-note">{t('note')}</p>
        </div>
      </section>
    </>
  )
}
