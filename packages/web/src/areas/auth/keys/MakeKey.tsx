import { Form, Input, Modal, Radio, Select } from 'antd'
import { useText } from '../../../platform/text.ts'
import { reasonOf, wordsOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { keysText } from './text.ts'
import { useMake, type Made } from './use-keys.ts'
import css from './keys.module.css'

interface Props {
  readonly onMade: (made: Made) => void
  readonly onClose: () => void
}

interface Fields {
  readonly name: string
  readonly may: 'read' | 'both'
  readonly days: number
}

const NEVER = 0
const YEAR = 365
const initial: Fields = { name: '', may: 'both', days: 90 }

/** So many days from today, in UTC. */
const dayAfter = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString()

export function MakeKey({ onMade, onClose }: Props) {
  const t = useText(keysText)
  const [form] = Form.useForm<Fields>()
  const make = useMake(onMade)
  const sameName = reasonOf(make.error) === 'record.exists'
  const words = wordsOf(make.error)
  const send = ({ name, may, days }: Fields) =>
    make.mutate({
      name: name.trim(),
      scopes: may === 'both' ? ['orders.read', 'orders.write'] : ['orders.read'],
      ...(days !== NEVER && { expiresOn: dayAfter(days) }),
    })
  const lasts = [
    ...[30, 90].map((days) => ({ value: days, label: t('expires.days', { days }) })),
    { value: YEAR, label: t('expires.year') },
    { value: NEVER, label: t('expires.never') },
  ]
  return (
    <Modal
      open
      title={t('make')}
      okText={t('make.verb')}
      cancelText={t('cancel')}
      confirmLoading={make.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Problem words={sameName ? '' : words} />
      <Form<Fields>
        form={form}
        layout="vertical"
        noValidate
        initialValues={initial}
        onFinish={send}
        onValuesChange={() => make.reset()}
      >
        <Form.Item
          name="name"
          label={t('name')}
          extra={t('name.hint')}
          rules={[{ required: true, whitespace: true, message: t('name.required') }]}
          {...(sameName && { validateStatus: 'error' as const, help: words })}
        >
          <Input autoFocus maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="may" label={t('scopes')}>
          <Radio.Group
            className={css.may}
            options={[
              { value: 'read', label: t('scopes.read') },
              { value: 'both', label: t('scopes.both') },
            ]}
          />
        </Form.Item>
        <Form.Item name="days" label={t('expires')} extra={t('expires.hint')}>
          <Select options={lasts} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
