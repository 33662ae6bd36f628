import { Badge, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { Institutions } from './Institutions.tsx'
import { entityCodeText } from './text.ts'
import { entitiesKey } from './use-entities.ts'

/** Account Opening: institutions, their reviews and how many contacts each has. */
export default function AccountOpeningPage() {
  return <Institutions purpose="opening" tools={<Waiting />} />
}

/** How many institutions wait for a review; a click lists them. */
function Waiting() {
  const word = useText(entityCodeText)
  const { data } = useQuery({
    queryKey: [...entitiesKey, 'waiting'],
    queryFn: ({ signal }) => api.entities.getBondOrg({ review: 'pending', pageSize: 1 }, { signal }),
    meta: { failure: 'ignored' },
  })
  if (!data?.total) return null
  return (
    <Link to="/system/org-manage?review=pending">
      <Flex align="center" gap={6}>
        {word('pending')}
        <Badge count={data.total} size="small" color="var(--br-accent)" />
      </Flex>
    </Link>
  )
}
