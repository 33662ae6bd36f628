import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { within } from '../../../kit/within.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { logText } from './text.ts'
import css from './log.module.css'

interface Props {
  readonly dealId: string
  /** Other buttons for the log. */
  readonly children: ReactNode
}

/** Verifies that the log is complete. */
export function ChainCheck({ dealId, children }: Props) {
  const t = useText(logText)
  const check = useMutation({
    mutationFn: () => api.deals.verifyDealLog({ dealId }),
    meta: { failure: 'shown' },
  })
  return (
    <div className={css.proof}>
      <Flex wrap gap={8}>
        {children}
        <Tooltip title={t('check.hint')} getPopupContainer={within}>
          <Button
            icon={<SafetyCertificateOutlined aria-hidden />}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {t('check')}
          </Button>
        </Tooltip>
      </Flex>
      {check.isError && <Alert type="error" showIcon role="alert" title={faultMessage(check.error)} />}
      {check.data && (
        <Alert
          type={check.data.intact ? 'success' : 'error'}
          showIcon
          role={check.data.intact ? 'status' : 'alert'}
          closable
          title={
            check.data.intact
              ? t('check.whole', { count: check.data.lines, hash: check.data.hash.slice(0, 8) })
              : t('check.broken', { seq: check.data.brokenAt ?? 0 })
          }
        />
      )}
    </div>
  )
}
