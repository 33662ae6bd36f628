import { Mark } from './layout/Brand.tsx'
import css from './shell.module.css'

/** While it is found out who is here, or as a word of farewell. */
export function Splash({ words }: { words?: string }) {
  return (
    <div className={css.splash} role="status">
      <Mark size={40} />
      {words && <p>{words}</p>}
    </div>
  )
}
