import { Link } from 'react-router'
import { PlanDrawing } from '../../kit/drawings.tsx'
import { useText } from '../../platform/text.ts'
import { unbuiltText } from '../../shell/unbuilt/text.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { authText } from './text.ts'
import { classes } from '../../kit/classes.ts'
import css from './auth.module.css'
import unbuiltCss from '../../kit/unbuilt.module.css'

/** The form comes with the entities; until then the page says what it will be for. */
export default function RegisterPage() {
  const t = useText(authText)
  const plan = useText(unbuiltText)
  return (
    <AuthFrame title={t('title.register')} hint={<p>{plan('register.what')}</p>}>
      <section className={classes(unbuiltCss.unbuilt, unbuiltCss.small)}>
        <PlanDrawing />
        <div>
          <h2>{plan('title')}</h2>
          <ul>
            {plan('register.parts')
              .split('\n')
              .map((part) => (
                <li key={part}>{part}</li>
              ))}
          </ul>
        </div>
      </section>
      <div className={css.links}>
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}
