import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import { useState } from 'react'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { dealCodeText } from '../../deal-code-text.ts'
import type { PlacesOf } from '../places.ts'
import { useValue } from '../use-field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { rates, type RateKind } from './rates.ts'
import { readDenomination, readFace, readWhole, writeDenomination, writeFace, type Reader } from './read.ts'
import { TypedInput } from './TypedInput.tsx'
import css from '../form.module.css'

interface Props<P> {
  readonly place: P
  readonly hint?: string
  readonly placeholder?: string
}

interface NumberFieldsInput<T, P extends PlacesOf<T | null>> extends Props<P> {
  readonly read: Reader<T>
  readonly write: (value: T) => string
  readonly unit: string
  readonly prefix?: string | undefined
  readonly bounds?: { readonly least: number; readonly most: number }
}

/** One right-aligned figure with its unit. */
function FigureField<T, P extends PlacesOf<T | null>>({
  place,
  hint,
  placeholder,
  read,
  write,
  unit,
  prefix = '',
  bounds,
}: NumberFieldsInput<T, P>) {
  const [typing, setTyping] = useState(false)
  return (
    <FieldFrame
      place={place}
      hint={hint}
      typing={typing}
      show={(value) => (value === null ? EMPTY : `${prefix}${write(value as T)} ${unit}`.trim())}
    >
      {(field, control) => (
        <TypedInput
          {...control}
          className={css.figureInput}
          inputMode="decimal"
          field={field}
          value={field.value as T | null}
          read={read}
          write={write}
          prefix={prefix}
          suffix={unit}
          placeholder={placeholder}
          bounds={bounds}
          onValue={(value) => field.set(value as typeof field.value)}
          onTyping={setTyping}
        />
      )}
    </FieldFrame>
  )
}

const readMm = readFace('mm')

/** An amount in millions. */
export function FaceField(props: Props<PlacesOf<FaceAmount | null>>) {
  const codeText = useText(dealCodeText)
  return (
    <FigureField<FaceAmount, PlacesOf<FaceAmount | null>>
      {...props}
      unit={codeText('unit.mm')}
      read={readMm}
      write={(face) => writeFace(face, 'mm')}
    />
  )
}

/** A denomination, shown in full. */
export function DenominationField(props: Props<PlacesOf<FaceAmount | null>>) {
  return (
    <FigureField<FaceAmount, PlacesOf<FaceAmount | null>>
      {...props}
      unit={useValue('terms.currency') ?? ''}
      read={readDenomination}
      write={writeDenomination}
    />
  )
}

export function RateField({ as, ...props }: Props<PlacesOf<Rate | null>> & { as: RateKind }) {
  return <FigureField<Rate, PlacesOf<Rate | null>> {...props} {...rates[as]} write={(rate) => rate} />
}

export function WholeField({
  least,
  most,
  unit = '',
  ...props
}: Props<PlacesOf<number | null>> & { least: number; most: number; unit?: string; prefix?: string }) {
  return (
    <FigureField<number, PlacesOf<number | null>>
      {...props}
      unit={unit}
      bounds={{ least, most }}
      read={readWhole(least, most)}
      write={String}
    />
  )
}
