import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { optionKinds, type Day, type OptionRow } from '@bookrunner/domain/deals'
import { Button, Select } from 'antd'
import { Section } from '../../../../kit/form/index.ts'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { writeDay } from '../../../../kit/days/index.ts'
import { DayInput } from '../kit/DayInput.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { readPrice } from '../kit/read.ts'
import { RowFaults } from '../kit/RowFaults.tsx'
import { TypedInput } from '../kit/TypedInput.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import { nextOptionDay } from './options.ts'
import css from '../form.module.css'

/** The put and call schedule: each row has a day or span, and a price. */
export function OptionsSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const lang = useStore(langStore)
  const optionText = ({ kind, from, until, price }: OptionRow) =>
    [
      dealNames.option(kind),
      writeDay(from, lang),
      until && `– ${writeDay(until, lang)}`,
      price && `@ ${price}`,
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <Section id="terms-options" title={t('section.options')}>
      <FieldFrame
        place="terms.options"
        wide
        group
        rows
        hint={t('options.hint')}
        show={(options) => options.map(optionText).join('; ') || EMPTY}
      >
        {(field) => <OptionTable field={field} />}
      </FieldFrame>
    </Section>
  )
}

function OptionTable({ field }: { field: Field<'terms.options'> }) {
  const t = useText(formText)
  const form = useForm()
  const add = () =>
    field.update((rows) => [
      ...rows,
      { kind: rows.at(-1)?.kind ?? 'call', from: nextOptionDay(form.deal.terms), until: null, price: null },
    ])
  return (
    <>
      {field.value.length > 0 && (
        <div className={css.tableScroll}>
          <table className={css.rowsTable}>
            <thead>
              <tr>
                <th>{t('option.kind')}</th>
                <th>{t('option.from')}</th>
                <th>{t('option.until')}</th>
                <th className={css.right}>{t('option.price')}</th>
                <th>
                  <span className="br-sr">{t('option.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {field.value.map((row, at) => (
                // Rows have no ids.
                // oxlint-disable-next-line react/no-array-index-key
                <Row key={at} field={field} row={row} at={at} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {t('option.add')}
      </Button>
    </>
  )
}

function Row({ field, row, at }: { field: Field<'terms.options'>; row: OptionRow; at: number }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const put = (change: Partial<OptionRow>, part?: string) =>
    field.update((rows) => replaced(rows, at, { ...row, ...change }), part)
  const number = { number: at + 1 }
  return (
    <tr>
      <td>
        <Select
          aria-label={t('option.kind.of', number)}
          value={row.kind}
          options={optionKinds.map((kind) => ({ value: kind, label: dealNames.option(kind) }))}
          onChange={(kind) => put({ kind })}
        />
        <RowFaults field={field} at={at} />
      </td>
      <td>
        <DayInput
          field={field}
          part={`${at}.from`}
          aria-label={t('option.from.of', number)}
          value={row.from}
          needed
          onValue={(from: Day | null) => from !== null && put({ from }, `${at}.from`)}
        />
      </td>
      <td>
        <DayInput
          field={field}
          part={`${at}.until`}
          aria-label={t('option.until.of', number)}
          value={row.until}
          near={row.from}
          onValue={(until) => put({ until }, `${at}.until`)}
        />
      </td>
      <td>
        <TypedInput
          className={css.figureInput}
          aria-label={t('option.price.of', number)}
          inputMode="decimal"
          placeholder="100"
          suffix="%"
          field={field}
          part={`${at}.price`}
          value={row.price}
          read={readPrice}
          write={String}
          onValue={(price) => put({ price }, `${at}.price`)}
        />
      </td>
      <td>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('option.remove.of', number)}
          onClick={() => field.update((rows) => without(rows, at))}
        />
      </td>
    </tr>
  )
}
