import type { NamedParty } from '@bookrunner/contract/deals'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Modal } from 'antd'
import { useDeferredValue, useId, useState } from 'react'
import { faultAt, Field, Form, SearchField, useDraft, useDraftState, wrong } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../parts/index.ts'
import { namesText } from './text.ts'
import { useLinking } from './use-linking.ts'

interface Props {
  readonly party: NamedParty
  readonly onClose: () => void
}

const roleOf = { issuer: 'issuer', bank: 'underwriter' } as const

/** Institutions of the party's kind; at first those that are called like it. */
function useInstitutions({ kind, name }: NamedParty) {
  const { lang } = useReader()
  const [typed, setTyped] = useState(name)
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['deals', 'agency', roleOf[kind], keyword],
    queryFn: () =>
      api.deals.getAgency({ size: 100, dealRole: roleOf[kind], ...(keyword !== '' && { keyword }) }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const options = (data?.list ?? []).map((entity) => ({
    value: entity.entityId,
    label: [nameOf(entity, lang), entity.lei].filter(Boolean).join(' · '),
  }))
  return { options, searching: isFetching, search: setTyped }
}

/** Links a name to an institution, in all of its deals or some. */
export function LinkDialog({ party, onClose }: Props) {
  const t = useText(namesText)
  const id = useId()
  const { kind, name, deals } = party
  const draft = useDraft({
    base: { entityId: null as string | null, dealIds: deals.map(({ dealId }) => dealId) },
  })
  const state = useDraftState(draft)
  const { values } = state
  const { options, searching, search } = useInstitutions(party)
  const write = useLinking(party, onClose)
  const faults = [
    ...(values.entityId === null ? [wrong('entityId', t('entity.required'))] : []),
    ...(values.dealIds.length === 0 ? [wrong('dealIds', t('inDeals.required'))] : []),
  ]
  const unlinked = write.data?.unlinked ?? []
  const nameOfDeal = (dealId: string) => deals.find((each) => each.dealId === dealId)?.name ?? dealId
  return (
    <Modal
      open
      title={t('title', { name })}
      okText={t('verb', { count: values.dealIds.length })}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      {write.isError && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />}
      {unlinked.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('left')}
          description={
            <ul>
              {unlinked.map(({ dealId, message }) => (
                <li key={dealId}>
                  <span translate="no">{nameOfDeal(dealId)}</span>: {message}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={({ entityId, dealIds }) => {
          if (entityId === null) return
          write.mutate(
            { entityId, dealIds },
            // The deals that refused it are left to try again.
            { onSuccess: ({ unlinked }) => draft.set({ dealIds: unlinked.map(({ dealId }) => dealId) }) },
          )
        }}
        onTyped={() => write.reset()}
      >
        <SearchField
          autoFocus
          label={t('entity')}
          field="entityId"
          fault={faultAt('entityId', faults, state)}
          placeholder={t('entity.find')}
          notFound={t('entity.none')}
          value={values.entityId}
          options={options}
          loading={searching}
          onSearch={search}
          onChange={(entityId) => draft.set({ entityId })}
          onLeave={() => draft.leave('entityId')}
        />
        <Field label={t('inDeals')} field="dealIds" group fault={faultAt('dealIds', faults, state)}>
          {() => (
            <Checkbox.Group
              value={values.dealIds}
              options={deals.map((deal) => ({ value: deal.dealId, label: deal.name }))}
              onChange={(dealIds) => draft.set({ dealIds })}
            />
          )}
        </Field>
        <p className="br-quiet">{t(`effect.${kind}`)}</p>
      </Form>
    </Modal>
  )
}
