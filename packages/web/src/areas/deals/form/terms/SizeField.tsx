import type { SizeChoice } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { sizeIn } from '../../parts/index.ts'
import { dealCodeText } from '../../deal-code-text.ts'
import { FieldFrame, type ControlProps } from '../kit/FieldFrame.tsx'
import { readFace, writeFace } from '../kit/read.ts'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'
import { useValue, type Field } from '../use-field.ts'
import css from './terms.module.css'
import formCss from '../form.module.css'

const kinds = ['number', 'benchmark', 'tbd', 'text'] as const
type Kind = (typeof kinds)[number]
type Unit = 'mm' | 'bil'

/** §3, four choices: benchmark, a number with its unit, to be decided, or words. */
export function SizeField() {
  const t = useText(formText)
  const codeText = useText(dealCodeText)
  const currency = useValue('terms.currency')
  const [typing, setTyping] = useState(false)
  const size = useValue('terms.size')
  const show = (value: SizeChoice | null) => sizeIn(currency, value, codeText)
  const hint =
    size?.kind === 'number' || size === null
      ? t('size.hint')
      : size.kind === 'text'
        ? undefined
        : t('size.open')
  return (
    <FieldFrame place="terms.size" group typing={typing} hint={hint} show={show}>
      {(field, control) => <SizeControl field={field} control={control} onTyping={setTyping} />}
    </FieldFrame>
  )
}

interface Props {
  readonly field: Field<'terms.size'>
  readonly control: ControlProps
  readonly onTyping: (typing: boolean) => void
}

function SizeControl({ field, control, onTyping }: Props) {
  const codeText = useText(dealCodeText)
  const size = field.value
  // What was chosen before there is a number, or words, to keep.
  const [chosen, setChosen] = useState<{ kind: Kind; unit: Unit }>()
  const kind = size?.kind ?? chosen?.kind ?? 'number'
  const choose = (next: Kind) => {
    setChosen({ kind: next, unit: chosen?.unit ?? 'mm' })
    field.set(next === 'benchmark' || next === 'tbd' ? { kind: next } : null)
  }
  return (
    <div className={css.size}>
      <Segmented<Kind>
        block
        aria-label={codeText('size.number')}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: codeText(`size.${each}`) }))}
        onChange={choose}
      />
      {kind === 'number' && (
        <SizeNumber
          field={field}
          control={control}
          onTyping={onTyping}
          unit={size?.kind === 'number' ? size.unit : (chosen?.unit ?? 'mm')}
          onUnit={(unit) => setChosen({ kind: 'number', unit })}
        />
      )}
      {kind === 'text' && (
        <Input
          {...control}
          aria-label={codeText('size.text')}
          maxLength={60}
          value={size?.kind === 'text' ? size.text : ''}
          onChange={({ target }) => field.set(target.value ? { kind: 'text', text: target.value } : null)}
        />
      )}
    </div>
  )
}

function SizeNumber({
  field,
  control,
  onTyping,
  unit,
  onUnit,
}: Props & { unit: Unit; onUnit: (unit: Unit) => void }) {
  const t = useText(formText)
  const codeText = useText(dealCodeText)
  const currency = useValue('terms.currency')
  const face = field.value?.kind === 'number' ? field.value.face : null
  const put = (next: FaceAmount | null, to: Unit) =>
    field.set(next === null ? null : { kind: 'number', face: next, unit: to })
  return (
    <div className={css.sizeNumber}>
      <TypedInput
        {...control}
        className={formCss.figureInput}
        aria-label={t('size.amount')}
        inputMode="decimal"
        // Always there: what comes and goes takes the cursor with it.
        prefix={<span>{currency}</span>}
        placeholder={unit === 'mm' ? '500' : '0.5'}
        field={field}
        value={face}
        read={readFace(unit)}
        write={(value) => writeFace(value, unit)}
        onValue={(next) => put(next, unit)}
        onTyping={onTyping}
      />
      <Select<Unit>
        aria-label={t('size.unit')}
        value={unit}
        options={(['mm', 'bil'] as const).map((each) => ({ value: each, label: codeText(`unit.${each}`) }))}
        onChange={(to) => {
          onUnit(to)
          if (face !== null) put(face, to)
        }}
      />
    </div>
  )
}
