import { Alert, Button, Flex } from 'antd'
import { useListed } from '../../../kit/use-listed.ts'
import type { Side } from '../../../kit/form/index.ts'
import { clockTime, zoneName } from '../../../kit/format.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import type { DealForm } from './deal-form.ts'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'
import css from './form.module.css'
import formCss from '../../../kit/form/form.module.css'

/** Messages above the fields: refusals, conflicts, changes by others, restored values. */
export function FormTop({ form }: { form: DealForm }) {
  return (
    <Flex vertical gap={8} className={css.top}>
      <Refusal form={form} />
      <Contested form={form} />
      <Taken form={form} />
      <Restored form={form} />
    </Flex>
  )
}

function Refusal({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { refusal } = useFormState(form)
  if (!refusal) return null
  return <Alert type="error" showIcon title={t('refused')} description={refusal} />
}

/** Another person saved meanwhile, and both changed the same fields. */
function Contested({ form }: { form: DealForm }) {
  const t = useText(formText)
  const nameOfField = useFieldName()
  const { contested } = useFormState(form)
  if (contested.length === 0) return null
  const all = (side: Side) => {
    for (const place of contested) form.choose(place, side)
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t('contested', { count: contested.length })}
      description={
        <>
          <p>{t('contested.hint')}</p>
          <ul className={formCss.missing}>
            {contested.map((place) => (
              <li key={place}>
                <Button type="link" size="small" onClick={() => form.goTo(place)}>
                  {nameOfField(place)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
      action={
        <Flex gap={8}>
          <Button size="small" onClick={() => all('yours')}>
            {t('contested.mine')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('contested.theirs')}
          </Button>
        </Flex>
      }
    />
  )
}

/** Another person's changes to other fields are merged; this lists them. */
function Taken({ form }: { form: DealForm }) {
  const t = useText(formText)
  const nameOfField = useFieldName()
  const listed = useListed()
  const { updated } = useFormState(form)
  if (updated.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={t('updated', { fields: listed([...new Set(updated)].map(nameOfField)) })}
      closable={{ onClose: () => form.update({ updated: [] }) }}
    />
  )
}

function Restored({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { restoredAt } = useFormState(form)
  const zone = useStore(sessionStore)?.timeZone
  if (restoredAt === undefined) return null
  return (
    <Alert
      type="info"
      showIcon
      title={t('restored', {
        time: `${clockTime(restoredAt, zone).slice(0, 5)} ${zoneName(new Date(restoredAt), zone)}`,
      })}
      action={
        <Button size="small" onClick={() => form.discard()}>
          {t('bar.discard')}
        </Button>
      }
      closable={{ onClose: () => form.update({ restoredAt: undefined }) }}
    />
  )
}
