import { Link } from 'react-router'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import css from './layout.module.css'

/** Our own mark: the steps of a book, and the level it was priced at. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={css.mark}
    >
      <path d="M5 8h5.5v5H16v5h5.5v5H27" />
      <circle cx="21.5" cy="18" r="3" />
    </svg>
  )
}

export function Brand({ short = false }: { short?: boolean }) {
  const t = useText(shellText)
  return (
    <Link to="/" className={css.brand} aria-label={t('product')}>
      <Mark />
      {!short && <span>{t('product')}</span>}
    </Link>
  )
}
