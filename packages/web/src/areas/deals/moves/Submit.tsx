import { CheckCircleOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMove } from './use-move.ts'
import css from './moves.module.css'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

type Target = 'IPG' | 'Test'
const targets: readonly Target[] = ['IPG', 'Test']

/** Announces a draft or opens a test of it; incomplete, it lists the missing fields with links. */
export function Submit({ detail, onClose, onGo }: MoveProps) {
  const t = useText(movesText)
  const { header, terms, missing, version, sharedVersion } = detail
  const draft = useDraft<{ target: Target }>({ base: { target: 'IPG' } })
  const { target } = useDraftState(draft).values
  const move = useMove({
    dealId: header.dealId,
    send: api.deals.submitDeal,
    done: t(`submit.done.${target}`),
    onDone: onClose,
  })
  const level = levelText(target === 'IPG' ? terms.ipg : (terms.testPrice ?? terms.ipg))
  return (
    <MoveFrame
      title={t('submit.title')}
      about={<About detail={detail} />}
      verb={t(`submit.verb.${target}`)}
      ready
      blocked={missing.length > 0}
      move={move}
      onSubmit={() => move.submit({ dealId: header.dealId, target, version, sharedVersion })}
      onClose={onClose}
      onGo={onGo}
    >
      <Missing detail={detail} onGo={onGo} />
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{t('field.target')}</span>
        <Segmented<Target>
          value={target}
          onChange={(next) => draft.set({ target: next })}
          options={targets.map((value) => ({ value, label: t(`submit.verb.${value}`) }))}
          aria-label={t('field.target')}
        />
      </div>
      <Effects detail={detail} lines={[t(`submit.effect.${target}`, { level }), t('submit.effect.log')]} />
    </MoveFrame>
  )
}

function Missing({ detail: { missing }, onGo }: Pick<MoveProps, 'detail' | 'onGo'>) {
  const t = useText(movesText)
  const nameOfField = useFieldName()
  if (missing.length === 0)
    return (
      <p className={textCss.success}>
        <CheckCircleOutlined aria-hidden /> {t('submit.ready')}
      </p>
    )
  return (
    <section className={css.missing} aria-label={t('submit.missing', { count: missing.length })}>
      <h3>{t('submit.missing', { count: missing.length })}</h3>
      <ul>
        {missing.map(({ field, message }) => (
          <li key={field}>
            <Button type="link" size="small" onClick={() => onGo(field)}>
              {nameOfField(field)}
            </Button>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
