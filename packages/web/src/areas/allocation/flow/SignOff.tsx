import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Button } from 'antd'
import { useState } from 'react'
import { count, instant, mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { AskFirst } from '../AskFirst.tsx'
import { reloadVersion } from '../state/desks.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { useAct } from '../use-act.ts'
import { confirmText } from './confirm-text.ts'
import { launchText } from './launch-text.ts'
import { reviewText } from './review-text.ts'
import { WaiveDialog } from './WaiveDialog.tsx'
import css from './flow.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly version: AllocVersionView
  readonly info: AllocInfo
}

/** The reader's own sign-off is awaited. */
export const maySign = ({ may, signOff }: AllocVersionView, info: AllocInfo): boolean =>
  may.includes('sign') && signOff === null && info.signOff === 'needed' && info.may.signOff

/** The issuer's sign-off, or its waiver. */
export function SignOff({ version, info }: Props) {
  const t = useText(reviewText)
  const confirmT = useText(confirmText)
  const launchT = useText(launchText)
  const { lang, zone } = useReader()
  const [asking, setAsking] = useState<'sign' | 'waive'>()
  const close = () => setAsking(undefined)
  const { signOff, versionId } = version
  const { busy, act } = useAct({
    send: api.allocation.signOff,
    done: t('sign.done'),
    onDone: () => void reloadVersion(versionId),
  })
  const open = version.may.includes('sign') && signOff === null
  return (
    <section aria-label={t('sign')}>
      <h2>{t('sign')}</h2>
      <p>
        {signOff
          ? t(`sign.${signOff.kind}`, {
              by: signOff.by ?? '–',
              time: instant(signOff.at, lang, zone),
              reason: signOff.reason ?? '',
            })
          : info.signOff === 'waived'
            ? t('sign.free', { reason: info.waiverReason ?? '–' })
            : t(info.signOff === 'nobody' ? 'sign.nobody' : 'sign.needed')}
      </p>
      {open && info.signOff !== 'waived' && (
        <p className={css.acts}>
          {info.may.signOff && (
            <Button type="primary" onClick={() => setAsking('sign')}>
              {t('sign.verb')}
            </Button>
          )}
          {info.may.allocate && <Button onClick={() => setAsking('waive')}>{confirmT('waive')}</Button>}
        </p>
      )}
      {asking === 'sign' && (
        <AskFirst
          title={t('sign.title', { name: version.name })}
          verb={t('sign.verb')}
          busy={busy}
          onYes={() => act({ versionId }, close)}
          onClose={close}
        >
          <ul className={allocationCss.effects}>
            {version.total !== null && version.filled !== null && (
              <li>
                {launchT('effect.give', {
                  total: mm(BigInt(version.total)),
                  count: version.filled,
                  orders: count(version.filled),
                })}
              </li>
            )}
            <li>{t(info.priced ? 'sign.effect.now' : 'sign.effect.opens')}</li>
            <li>{t('sign.effect.final')}</li>
          </ul>
        </AskFirst>
      )}
      {asking === 'waive' && <WaiveDialog dealId={info.dealId} versionId={versionId} onClose={close} />}
    </section>
  )
}
