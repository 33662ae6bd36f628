import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { within } from '../../../kit/within.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { logText } from './text.ts'
import css from './log.module.css'

interface Props {
  readonly dealId: string
  /** What else can be done with the log. */
  readonly children: ReactNode
}

/** The proof that the log is whole. */
export function ChainCheck({ dealId, children }: Props) {
  const t = useText(logText)
  const check = useMutation({
    mutationFn: () => api.deals.verifyDealLog({ dealId }),
    meta: { failure: 'said' },
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
      {check.isError && <Alert type="error" showIcon role="alert" title={wordsOf(check.error)} />}
      {check.data && (
        <Alert
          type={check.data.whole ? 'success' : 'error'}
          showIcon
          role={check.data.whole ? 'status' : 'alert'}
          closable
          title={
            check.data.whole
              ? t('check.whole', { count: check.data.lines, hash: check.data.hash.slice(0, 8) })
              : t('check.broken', { seq: check.data.brokenAt ?? 0 })
          }
        />
      )}
    </div>
  )
}
