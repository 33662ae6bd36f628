import { WarningOutlined } from '@ant-design/icons'
import type { DealBond, LegDoubt } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { day } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

const placeOf: Record<LegDoubt['about'], string> = {
  settlement: 'terms.settlementDate',
  maturity: 'terms.maturityDate',
  firstCoupon: 'terms.firstCouponDate',
  leg: 'terms.legs',
}

/** Warnings about typed days that contradict the others; they stay. */
export function Doubts({ bond, onGo }: { readonly bond: DealBond; readonly onGo: (field: string) => void }) {
  const t = useText(guidanceText)
  const nameOfField = useFieldName()
  const { lang } = useReader()
  return bond.doubts.map(({ about, what, expected }) => (
    <Flex key={about} component="p" align="center" gap={6} className={css.pricingDoubt}>
      <WarningOutlined aria-hidden />
      <span>
        {t(`doubt.${what}`, {
          field: nameOfField(placeOf[about]),
          day: day(expected.toString(), lang, 'UTC'),
        })}
      </span>
      <Button type="link" size="small" onClick={() => onGo(placeOf[about])}>
        {t('doubt.go')}
      </Button>
    </Flex>
  ))
}
