import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { FaultDrawing } from '../../kit/drawings.tsx'
import { StateFrame } from '../../kit/StateFrame.tsx'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import css from '../shell.module.css'

type Code = '403' | '404' | '500'

/** §2: the error pages. What happened, what to do, and a way back. */
function ErrorPage({ code, alone = true }: { code: Code; alone?: boolean }) {
  const t = useText(shellText)
  const navigate = useNavigate()
  const session = useStore(sessionStore)
  const title = t(`error.${code}`)
  useDocumentTitle(title)
  const page = (
    <StateFrame
      drawing={<FaultDrawing />}
      heading="h1"
      title={`${code} · ${title}`}
      hint={t(`error.${code}.hint`)}
    >
      <Button type="primary" onClick={() => void navigate('/')}>
        {session ? t('page.home') : t('page.login')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{t('page.back')}</Button>
    </StateFrame>
  )
  return alone ? <main className={css.alone}>{page}</main> : page
}

export const NoPermission = () => <ErrorPage code="403" />
export const NotFound = ({ alone = false }: { alone?: boolean }) => <ErrorPage code="404" alone={alone} />
export const ServerFault = () => <ErrorPage code="500" />
