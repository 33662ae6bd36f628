import { ErrorState } from '../../kit/ErrorState.tsx'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import css from '../shell.module.css'

/** When the frame itself fails there is only the page to load again. */
export function Crash() {
  const t = useText(shellText)
  return (
    <main className={css.alone}>
      <ErrorState
        title={t('page.crashed')}
        hint={t('page.crashed.hint')}
        action={t('page.again')}
        onAction={() => globalThis.location.reload()}
      />
    </main>
  )
}
