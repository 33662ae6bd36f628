import { Button, Segmented } from 'antd'
import type { DealDetail } from '@bookrunner/contract/deals'
import { showGuidance } from '@bookrunner/domain/deals'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { About } from './About.tsx'
import { NoticePreview, NotSet } from './AnnouncePreview.tsx'
import { instantOf, typedOf, typedToday, type TypedTime } from './clock-time.ts'
import { defaultClose } from './default-close.ts'
import { Effects } from './Effects.tsx'
import { Level } from './Level.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import { OptionalTime } from './OptionalTime.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useFromNow } from './use-presets.ts'
import { useTypedLevel } from './use-typed-level.ts'
import { ZonedTime } from './ZonedTime.tsx'
import css from './moves.module.css'
import formCss from '../../../kit/form/form.module.css'

type Target = 'IPG' | 'Test'
const targets: readonly Target[] = ['IPG', 'Test']

interface Typed {
  readonly target: Target
  readonly closesAt: TypedTime | null
  readonly testPrice: string
  readonly testClosesAt: TypedTime
}

const FIELDS = {
  'times.closesAt': 'closesAt',
  testClosesAt: 'testClosesAt',
  'deal.test-price-missing': 'testPrice',
  'deal.level-basis': 'testPrice',
}

const firstTyped = ({ lifecycle, terms }: DealDetail): Typed => ({
  target: 'IPG',
  closesAt: lifecycle.closesAt
    ? typedOf(lifecycle.closesAt, terms.timeZone)
    : defaultClose(serverNow(), terms.timeZone),
  testPrice: terms.testPrice ? showGuidance(terms.testPrice) : '',
  testClosesAt: typedToday(serverNow(), terms.timeZone),
})

/** The fields of an announcement, their faults and its write. */
function useAnnouncement({ detail, onClose }: Pick<MoveProps, 'detail' | 'onClose'>) {
  const t = useText(movesText)
  const { header, terms, version, sharedVersion } = detail
  const draft = useDraft<Typed>({ base: firstTyped(detail) })
  const { values } = useDraftState(draft)
  const { target } = values
  const { level, fault } = useTypedLevel(detail, values.testPrice)
  const closes = values.closesAt === null ? { at: null } : instantOf(values.closesAt, terms.timeZone)
  const testEnds = instantOf(values.testClosesAt, terms.timeZone)
  const isTest = target === 'Test'
  const move = useMoveForm({
    draft,
    dealId: header.dealId,
    send: api.deals.submitDeal,
    done: t(`submit.done.${target}`),
    onDone: onClose,
    fields: FIELDS,
    faults: {
      closesAt: 'problem' in closes && t(`time.problem.${closes.problem}`),
      testPrice: isTest && fault,
      testClosesAt: isTest && 'problem' in testEnds && t(`time.problem.${testEnds.problem}`),
    },
  })
  const submit = () => {
    if ('problem' in closes) return move.submit(undefined)
    const announced = { dealId: header.dealId, target, closesAt: closes.at, version, sharedVersion }
    if (!isTest) return move.submit(announced)
    const test = level && 'at' in testEnds && { testPrice: level, testClosesAt: testEnds.at }
    return move.submit(test ? { ...announced, ...test } : undefined)
  }
  const ends = isTest ? testEnds : closes
  return {
    draft,
    target,
    move,
    submit,
    testLevel: level,
    level: isTest ? (level ? levelText(level) : '–') : levelText(terms.ipg),
    endsAt: 'at' in ends ? ends.at : null,
  }
}

/** Announces a draft or opens a test of it; incomplete, it lists the missing fields with links. */
export function Submit({ detail, onClose, onGo }: MoveProps) {
  const t = useText(movesText)
  const { terms, missing } = detail
  const { draft, target, move, submit, testLevel, level, endsAt } = useAnnouncement({ detail, onClose })
  const { timeZone } = terms
  const [testPresets, closePresets] = [useFromNow(timeZone, [30, 60]), useFromNow(timeZone, [120])]
  return (
    <MoveFrame
      title={t('submit.title')}
      about={<About detail={detail} />}
      verb={t(`submit.verb.${target}`)}
      ready
      blocked={missing.length > 0}
      move={move}
      onSubmit={submit}
      onClose={onClose}
      onGo={onGo}
    >
      {missing.length > 0 && <Missing detail={detail} onGo={onGo} />}
      <p className="br-quiet">{t('submit.saved')}</p>
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{t('field.target')}</span>
        <Segmented<Target>
          value={target}
          onChange={(next) => draft.set({ target: next })}
          options={targets.map((value) => ({ value, label: t(`submit.target.${value}`) }))}
          aria-label={t('field.target')}
        />
      </div>
      {target === 'Test' && (
        <>
          <Level label={t('pushTest.level')} {...move.field('testPrice')} terms={terms} level={testLevel} />
          <ZonedTime
            label={t('submit.testEnds')}
            {...move.field('testClosesAt')}
            timeZone={timeZone}
            presets={testPresets}
          />
        </>
      )}
      <OptionalTime
        label={t('field.closesAt')}
        {...move.field('closesAt')}
        timeZone={timeZone}
        presets={closePresets}
      />
      <Warned detail={detail} onGo={onGo} />
      <NotSet detail={detail} />
      <NoticePreview detail={detail} target={target} level={level} closesAt={endsAt} />
      <Effects detail={detail} lines={[t(`submit.effect.${target}`, { level }), t('submit.effect.log')]} />
    </MoveFrame>
  )
}

function Missing({ detail: { missing }, onGo }: Pick<MoveProps, 'detail' | 'onGo'>) {
  const t = useText(movesText)
  return <Faults title={t('submit.missing', { count: missing.length })} faults={missing} onGo={onGo} />
}

/** What may be announced and looks wrong, such as pricing on a holiday. */
function Warned({ detail: { warnings }, onGo }: Pick<MoveProps, 'detail' | 'onGo'>) {
  const t = useText(movesText)
  return warnings.length > 0 && <Faults title={t('submit.check')} faults={warnings} onGo={onGo} />
}

interface FaultsProps extends Pick<MoveProps, 'onGo'> {
  readonly title: string
  readonly faults: DealDetail['missing']
}

function Faults({ title, faults, onGo }: FaultsProps) {
  const nameOfField = useFieldName()
  return (
    <section className={css.missing} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {faults.map(({ field, reason, message }) => (
          <li key={`${field} ${reason}`}>
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
