import { ExperimentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'react-router'
import { LazyMenu } from '../../kit/LazyMenu.tsx'
import { lazyScreen } from '../../platform/chunk.ts'
import { useText } from '../../platform/text.ts'
import { useDemoLogins } from './demo.ts'
import type { LoginsProps } from './DemoLogins.tsx'
import { authText } from './text.ts'
import css from './DemoCorner.module.css'

const load = () => import('./DemoLogins.tsx')
const DemoLogins = lazyScreen<LoginsProps>(load)

interface Props {
  /** Whose mail is waited for. */
  readonly account?: string
  readonly onChoose?: LoginsProps['onChoose']
}

/** In demo mode only: where the mails are, and who one can be. */
export function DemoCorner({ account, onChoose }: Props) {
  const t = useText(authText)
  const { data } = useDemoLogins()
  if (!data) return null
  const to = account ? `/demo/outbox?${new URLSearchParams({ account })}` : '/demo/outbox'
  return (
    <footer className={css.demo}>
      <ExperimentOutlined aria-hidden />
      <span>{t('demo.title')}</span>
      <Link to={to} target="_blank">
        {t('demo.outbox')}
      </Link>
      {onChoose && (
        <LazyMenu load={load} menu={<DemoLogins {...data} onChoose={onChoose} />}>
          {(opens) => (
            <Button {...opens} type="link" size="small" aria-expanded={false}>
              {t('demo.logins')}
            </Button>
          )}
        </LazyMenu>
      )}
    </footer>
  )
}
