import { useQuery } from '@tanstack/react-query'
import { Badge, Flex } from 'antd'
import { Link } from 'react-router'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { entitiesKey } from '../../entities/index.ts'
import { openingText } from './text.ts'

/** How many institutions wait for a review; a click lists them. */
export function Waiting() {
  const t = useText(openingText)
  const { data } = useQuery({
    queryKey: [...entitiesKey, 'waiting'],
    queryFn: ({ signal }) => api.entities.getBondOrg({ review: 'pending', pageSize: 1 }, { signal }),
    meta: { failure: 'ignored' },
  })
  if (!data?.total) return null
  return (
    <Link to="/system/org-manage?review=pending">
      <Flex align="center" gap={6}>
        {t('pending')}
        <Badge count={data.total} size="small" color="var(--br-accent)" />
      </Flex>
    </Link>
  )
}
