import { CalculatorOutlined } from '@ant-design/icons'
import { refusalMessage } from '@bookrunner/contract/text'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import type { Setup } from './pricing-setup.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

interface Props {
  readonly setup: Exclude<Setup, { kind: 'ready' }>
  readonly onGo: (field: string) => void
}

/** Why there is no price yet: what is still missing, or wrong, each with the way to it. */
export function WhyNot({ setup, onGo }: Props) {
  const t = useText(guidanceText)
  const nameOfField = useFieldName()
  const { lang } = useReader()
  const places = setup.kind === 'missing' ? setup.places : [setup.place]
  return (
    <div className={css.pricingWhy}>
      <CalculatorOutlined aria-hidden />
      <div>
        <p>
          {setup.kind === 'missing'
            ? t('why.missing')
            : refusalMessage(lang, setup.refusal.reason, setup.refusal.params)}
        </p>
        <ul>
          {places.map((place) => (
            <li key={place}>
              <Button type="link" size="small" onClick={() => onGo(place)}>
                {nameOfField(place)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
