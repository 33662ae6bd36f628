import { reasonTexts } from '@bookrunner/contract/text'
import { Button } from 'antd'
import { Link } from 'react-router'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { DemoCorner } from '../DemoCorner.tsx'
import { authText } from '../text.ts'
import { registerText } from './text.ts'
import css from '../auth.module.css'

interface Props {
  readonly step: 'received' | 'underReview'
  readonly account: string
  readonly onAgain: () => void
}

/** The end: nothing to do but wait for the mail. */
export function Decided({ step, account, onAgain }: Props) {
  const t = useText(registerText)
  const auth = useText(authText)
  const lang = useStore(langStore)
  const isNew = step === 'received'
  return (
    <AuthFrame
      title={t(isNew ? 'received.title' : 'review.title')}
      hint={
        <div role="status">
          {!isNew && <p>{reasonTexts[lang]['session.not-active']}</p>}
          <p>{t('received.hint', { account })}</p>
          {isNew && <p>{t('received.next')}</p>}
        </div>
      }
      foot={<DemoCorner account={account} />}
    >
      <div className={css.links}>
        <Link to="/login">{auth('forgot.back')}</Link>
        <Button type="link" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </AuthFrame>
  )
}
