import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { collateralKinds, type Collateral } from '@bookrunner/domain/deals'
import { Button, Flex, Input, Select } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useDerived } from '../use-field.ts'
import css from './terms.module.css'

/** What secures the bond; only a secured one asks for it. */
export function CollateralField() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const secured = useDerived(
    ({ deal: { terms } }) => terms.capitalStructure === 'seniorSecured' || terms.collateral.length > 0,
  )
  if (!secured) return null
  const textOf = ({ kind, text }: Collateral) => [dealNames.collateral(kind), text].filter(Boolean).join(': ')
  return (
    <FieldFrame place="terms.collateral" wide group show={(rows) => rows.map(textOf).join('; ') || EMPTY}>
      {({ value, update }) => (
        <Flex vertical gap={8} align="start">
          {value.map((row, at) => (
            // Rows have no ids.
            // oxlint-disable-next-line react/no-array-index-key
            <Flex key={at} gap={8} className={css.collateral}>
              <Select
                aria-label={t('collateral.kind', { number: at + 1 })}
                value={row.kind}
                options={collateralKinds.map((kind) => ({ value: kind, label: dealNames.collateral(kind) }))}
                onChange={(kind) => update((rows) => replaced(rows, at, { ...row, kind }))}
              />
              <Input
                aria-label={t('collateral.text', { number: at + 1 })}
                placeholder={t('collateral.placeholder')}
                maxLength={300}
                value={row.text ?? ''}
                onChange={({ target }) =>
                  update((rows) => replaced(rows, at, { ...row, text: target.value || null }))
                }
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('collateral.remove', { number: at + 1 })}
                onClick={() => update((rows) => without(rows, at))}
              />
            </Flex>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => update((rows) => [...rows, { kind: 'sharePledge', text: null }])}
          >
            {t('collateral.add')}
          </Button>
        </Flex>
      )}
    </FieldFrame>
  )
}
