import type { DealDetail } from '@bookrunner/contract/deals'
import { useMutation } from '@tanstack/react-query'
import { Alert, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../../platform/api.ts'
import { wordsOf } from '../../../../platform/failed.ts'
import { queryClient } from '../../../../platform/query.ts'
import { useText } from '../../../../platform/text.ts'
import { formText } from '../text.ts'

interface Props {
  readonly kind: 'tranche' | 'copy'
  readonly detail: DealDetail
  readonly to: (dealId: string) => string
  readonly onClose: () => void
}

/** A tranche of the same announcement, or a deal of its own, both beginning with what this one says. */
export function NameDialog({ kind, detail, to, onClose }: Props) {
  const t = useText(formText)
  const navigate = useNavigate()
  const { dealId, name: before } = detail.face
  const [name, setName] = useState(before)
  const id = useId()
  const make = useMutation({
    mutationFn: () => {
      const input = { dealId, name: name.trim() }
      return kind === 'tranche' ? api.deals.addTranche(input) : api.deals.copyDeal(input)
    },
    meta: { failure: 'said' },
    onSuccess: async (made) => {
      onClose()
      // The strip of every tranche shows the new one.
      await queryClient.invalidateQueries({ queryKey: ['deals'] })
      void navigate(to(made.dealId))
    },
  })
  const go = () => name.trim() && make.mutate()
  return (
    <Modal
      open
      title={t(`${kind}.title`)}
      okText={t(`${kind}.verb`)}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !name.trim(), loading: make.isPending }}
      onOk={go}
      onCancel={onClose}
    >
      <p>{t(`${kind}.hint`)}</p>
      {make.isError && <Alert type="error" showIcon title={wordsOf(make.error)} />}
      <label htmlFor={id} className="br-field-label">
        {t(`${kind}.name`)}
      </label>
      <Input
        id={id}
        autoFocus
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onFocus={({ target }) => target.select()}
        onPressEnter={go}
      />
    </Modal>
  )
}
