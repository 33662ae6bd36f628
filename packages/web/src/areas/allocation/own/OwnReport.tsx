import { CallRefused } from '@bookrunner/contract'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { OWN } from '../../orders/index.ts'
import { FillReport } from '../after/FillReport.tsx'
import { afterText } from '../after/text.ts'
import { ListFiles } from '../export/ListFiles.tsx'
import { ownText } from './text.ts'
import css from './own.module.css'

/** Fills of the whole deal by investor type, loaded when the reader opens them. */
export function OwnReport({ dealId }: { readonly dealId: string }) {
  const t = useText(ownText)
  const [open, setOpen] = useState(false)
  return (
    <details className={css.report} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('report')}</summary>
      {open && <Report dealId={dealId} />}
    </details>
  )
}

function Report({ dealId }: { readonly dealId: string }) {
  const t = useText(ownText)
  const afterT = useText(afterText)
  const { lang } = useReader()
  const { data, error, refetch } = useQuery({
    queryKey: [...OWN, 'fill', dealId, lang],
    queryFn: () => api.allocation.fillReport({ dealId }),
    meta: { failure: 'shown' },
  })
  if (error instanceof CallRefused && error.reason === 'alloc.not-released')
    return <p className="br-quiet">{afterT('fill.wait')}</p>
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={afterT('failed')}
        description={faultMessage(error)}
        action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      />
    )
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return (
    <>
      <FillReport data={data} />
      <p className={css.files}>
        <ListFiles dealId={dealId} kind="fill" />
      </p>
    </>
  )
}
