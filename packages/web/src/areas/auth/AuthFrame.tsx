import { useId, type ReactNode } from 'react'
import { Brand } from '../../shell/layout/Brand.tsx'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import { useText } from '../../platform/text.ts'
import { DemandCurve } from './DemandCurve.tsx'
import { authText } from './text.ts'
import css from './auth.module.css'

interface Props {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
  /** For a long form: a broad column, and less of the picture. */
  readonly wide?: boolean
}

/** Around everything that is done before there is a menu: quiet, the curve on one side, one task on the other. */
export function AuthFrame({ title, hint, children, foot, wide = false }: Props) {
  const t = useText(authText)
  const id = useId()
  return (
    <div className={css.auth} data-wide={wide || undefined}>
      <aside className={css.picture}>
        <Brand />
        <DemandCurve />
        <p>{t('tagline')}</p>
      </aside>
      <div className={css.side}>
        <header className={css.top}>
          <Brand />
          <LanguageSwitch />
        </header>
        <main className={css.task} aria-labelledby={id}>
          <h1 id={id}>{title}</h1>
          {hint && <div className={css.hint}>{hint}</div>}
          {children}
        </main>
        {foot}
      </div>
    </div>
  )
}
