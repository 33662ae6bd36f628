import type { Hedge } from '@bookrunner/domain/deals'
import { Input } from 'antd'
import { useId, type ReactNode } from 'react'
import { Section } from '../../../../kit/form/index.ts'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { DealTime } from '../../parts/index.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { InstantInput } from '../kit/InstantField.tsx'
import { readPrice } from '../kit/read.ts'
import { TextField } from '../kit/text-fields.tsx'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'
import { useValue, type Field } from '../use-field.ts'
import css from '../form.module.css'
import formCss from '../../../../kit/form/form.module.css'

export function HedgeSection() {
  const t = useText(formText)
  const zone = useValue('terms.timeZone')
  return (
    <Section id="terms-hedge" title={t('section.hedge')}>
      <FieldFrame place="terms.hedge" wide group hint={t('hedge.hint')} show={hedgeFacts}>
        {(field) => <HedgeControl field={field} zone={zone} />}
      </FieldFrame>
      <TextField place="terms.feeDisclosure" max={2000} rows={2} hint={t('fees.hint')} />
      <TextField place="terms.remark" max={2000} rows={2} hint={t('remark.hint')} />
    </Section>
  )
}

const hedgeFacts = (hedge: Hedge | null) => (hedge === null ? EMPTY : <HedgeFacts hedge={hedge} />)

/** For who only reads. */
function HedgeFacts({ hedge: { instrument, ratio, durationManager, deadline } }: { hedge: Hedge }) {
  const zone = useValue('terms.timeZone')
  return (
    <>
      {[instrument, ratio && `${ratio}%`, durationManager].filter(Boolean).join(' · ')}{' '}
      {deadline && <DealTime at={deadline} timeZone={zone} />}
    </>
  )
}

const noHedge: Hedge = { instrument: '', ratio: null, deadline: null, durationManager: null }

/** A hedge is named by its instrument: of nothing typed there is none. */
const orNone = (hedge: Hedge): Hedge | null =>
  hedge.instrument || hedge.ratio || hedge.deadline || hedge.durationManager ? hedge : null

function HedgeControl({ field, zone }: { field: Field<'terms.hedge'>; zone: string }) {
  const t = useText(formText)
  const put = (change: Partial<Hedge>, part?: string) =>
    field.update((before) => orNone({ ...(before ?? noHedge), ...change }), part)
  const hedge = field.value ?? noHedge
  return (
    <div className={formCss.grid}>
      <Part label={t('hedge.instrument')}>
        {(id) => (
          <Input
            id={id}
            maxLength={120}
            value={hedge.instrument}
            onChange={({ target }) => put({ instrument: target.value })}
          />
        )}
      </Part>
      <Part label={t('hedge.ratio')}>
        {(id) => (
          <TypedInput
            id={id}
            className={css.figureInput}
            suffix="%"
            field={field}
            part="ratio"
            value={hedge.ratio}
            read={readPrice}
            write={String}
            onValue={(ratio) => put({ ratio }, 'ratio')}
          />
        )}
      </Part>
      <Part label={t('hedge.deadline')}>
        {(id) => (
          <InstantInput
            id={id}
            field={field}
            part="deadline"
            zone={zone}
            value={hedge.deadline}
            onValue={(deadline) => put({ deadline })}
          />
        )}
      </Part>
      <Part label={t('hedge.manager')}>
        {(id) => (
          <Input
            id={id}
            maxLength={120}
            value={hedge.durationManager ?? ''}
            onChange={({ target }) => put({ durationManager: target.value || null })}
          />
        )}
      </Part>
    </div>
  )
}

function Part({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={formCss.field}>
      <label htmlFor={id} className={formCss.fieldLabel}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
