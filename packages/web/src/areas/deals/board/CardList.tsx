import { Flex } from 'antd'
import { useId } from 'react'
import { useText } from '../../../platform/text.ts'
import { CardGrid, IssuerName } from '../parts/index.ts'
import { DealCard } from './DealCard.tsx'
import type { DealActs } from './DealMenu.tsx'
import { familiesOf, type Family } from './families.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

interface Props {
  readonly rows: readonly DealRow[]
  readonly placeOf: (dealId: string) => string | undefined
  readonly acts: DealActs
}

/** Deals as cards; tranches of one announcement in one frame, under their issuer. */
export function CardList({ rows, placeOf, acts }: Props) {
  const t = useText(boardText)
  return (
    <CardGrid label={t('deals')}>
      {familiesOf(rows).map((family) => {
        const card = (row: DealRow) => (
          <DealCard
            key={row.dealId}
            row={row}
            to={placeOf(row.dealId)}
            acts={acts}
            inFamily={family.tranches > 1}
          />
        )
        if (family.tranches === 1) return family.rows.map(card)
        return (
          <FamilyFrame key={family.announcementId} family={family}>
            {family.rows.map(card)}
          </FamilyFrame>
        )
      })}
    </CardGrid>
  )
}

function FamilyFrame({
  family,
  children,
}: {
  readonly family: Family<DealRow>
  readonly children: React.ReactNode
}) {
  const t = useText(boardText)
  const head = useId()
  const { rows, tranches } = family
  const shown = rows.length
  const issuer = rows[0]?.issuer
  return (
    <div role="group" className={css.family} data-columns={Math.min(shown, 4)} aria-labelledby={head}>
      <Flex id={head} component="p" justify="space-between" wrap gap="0 12px" className={css.familyHead}>
        <strong>
          <IssuerName issuer={issuer ?? null} />
        </strong>
        <span>
          {shown < tranches ? t('familyPart', { shown, count: tranches }) : t('family', { count: tranches })}
        </span>
      </Flex>
      <div className={css.familyCards}>{children}</div>
    </div>
  )
}
