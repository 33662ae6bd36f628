import { useParams } from 'react-router'
import { RecordLog } from './areas/audit/RecordLog.tsx'
import { EntityUsers } from './areas/auth/users/EntityUsers.tsx'
import { EntityOrders } from './areas/book/entity/EntityOrders.tsx'
import { EntityDeals } from './areas/deals/entity/EntityDeals.tsx'
import { Institution } from './areas/entities/page/Institution.tsx'
import { EntityLimits } from './areas/quota/EntityLimits.tsx'

/** An institution with its people, orders, deals and limits. Each part shows itself only to its readers. */
export default function InstitutionPage() {
  const { id = '' } = useParams()
  return (
    <Institution entityId={id}>
      <EntityUsers entityId={id} />
      <EntityOrders entityId={id} />
      <EntityDeals entityId={id} />
      <EntityLimits entityId={id} />
      <RecordLog recordId={id} />
    </Institution>
  )
}
