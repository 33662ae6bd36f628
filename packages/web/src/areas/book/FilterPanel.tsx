import { regions } from '@bookrunner/domain/entities'
import { Button, Checkbox, Select } from 'antd'
import { denseText } from '../../kit/dense-page/text.ts'
import { useText } from '../../platform/text.ts'
import { useDealNames } from '../deals/index.ts'
import { nameOf, useReader } from '../deals/parts/index.ts'
import { signName } from './grid/flags.ts'
import { gridText } from './grid/text.ts'
import { bookSigns, narrowing, noFilter, type BookFilter } from './rows/filter.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'
import css from './book.module.css'

interface Props {
  readonly classes: BrowserBook['classes']
  readonly banks: BrowserBook['banks']
  readonly filter: BookFilter
  readonly narrow: (next: Partial<BookFilter>) => void
}

/** Regions, types and banks of this book, and the signs of its orders. */
export function FilterPanel({ classes, banks, filter, narrow }: Props) {
  const dense = useText(denseText)
  const gridT = useText(gridText)
  const deal = useDealNames()
  const { lang } = useReader()
  const { text, change, ...rest } = noFilter
  return (
    <div className={css.narrow}>
      <Choice
        label={gridT('column.region')}
        value={filter.regions}
        options={regions.map((value) => ({ value, label: deal.region(value) }))}
        onChange={(chosen) => narrow({ regions: regions.filter((each) => chosen.includes(each)) })}
      />
      <Choice
        label={gridT('column.type')}
        value={filter.classes}
        options={classes.map(({ classId, name }) => ({ value: classId, label: name }))}
        onChange={(chosen) => narrow({ classes: chosen })}
      />
      <Choice
        label={gridT('column.through')}
        value={filter.through}
        options={[...banks.values()].map((bank) => ({
          value: bank.entityId,
          label: nameOf(bank, lang, true),
        }))}
        onChange={(through) => narrow({ through })}
      />
      <Checkbox.Group
        className={css.signs}
        aria-label={gridT('column.flags')}
        value={[...filter.signs]}
        options={bookSigns.map((value) => ({ value, label: signName(value, { lang, t: gridT }) }))}
        onChange={(signs) => narrow({ signs })}
      />
      <Button size="small" disabled={narrowing(filter) === 0} onClick={() => narrow(rest)}>
        {dense('clear.filter')}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: readonly string[]
  readonly options: { readonly value: string; readonly label: string }[]
  readonly onChange: (chosen: string[]) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useText(bookText)
  return (
    <div>
      <span aria-hidden>{label}</span>
      <Select
        mode="multiple"
        placeholder={t('change.ALL')}
        aria-label={label}
        value={[...value]}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        onChange={onChange}
      />
    </div>
  )
}
