import { PlusOutlined } from '@ant-design/icons'
import type { PriceStep } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { RateInput } from '../kit/cells.tsx'
import { DayInput } from '../kit/DayInput.tsx'
import { StepLine } from '../kit/StepLine.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { nextStep } from './options.ts'
import { useCellName, type OptionCell } from './option-cells.tsx'

/** Days from which a right has another price. */
export function PriceSteps({ cell }: { readonly cell: OptionCell }) {
  const t = useText(formText)
  const steps = cell.row.priceSteps ?? []
  return (
    <Flex vertical gap={4} align="start">
      {steps.map((step, at) => (
        // Steps have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <Step key={at} cell={cell} steps={steps} step={step} at={at} />
      ))}
      <Button
        type="link"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() =>
          cell.put({ priceSteps: [...steps, nextStep(cell.row)] }, `${cell.at}.priceSteps.${steps.length}`)
        }
      >
        {t('option.step.add')}
      </Button>
    </Flex>
  )
}

interface StepProps {
  readonly cell: OptionCell
  readonly steps: readonly PriceStep[]
  readonly step: PriceStep
  readonly at: number
}

function Step({ cell, steps, step, at }: StepProps) {
  const t = useText(formText)
  const nameOf = useCellName(cell)
  const part = (name: string) => `${cell.at}.priceSteps.${at}.${name}`
  const put = (change: Partial<PriceStep>, name: string) =>
    cell.put({ priceSteps: replaced(steps, at, { ...step, ...change }) }, part(name))
  const number = { step: at + 1 }
  return (
    <StepLine
      removes={nameOf(t('option.step.remove', number))}
      onRemove={() => cell.put({ priceSteps: without(steps, at) })}
    >
      <small>{t('option.from')}</small>
      <DayInput
        field={cell.field}
        part={part('from')}
        aria-label={nameOf(t('option.step.from', number))}
        value={step.from}
        needed
        onValue={(from) => from !== null && put({ from }, 'from')}
      />
      <RateInput
        as="price"
        must
        field={cell.field}
        part={part('price')}
        ariaLabel={nameOf(t('option.step.price', number))}
        value={step.price}
        onValue={(price) => price !== null && put({ price }, 'price')}
      />
    </StepLine>
  )
}
