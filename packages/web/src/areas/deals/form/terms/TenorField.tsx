import { Checkbox } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { partsText, tenorText } from '../../parts/index.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { readWhole } from '../kit/read.ts'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'
import { endless, mostOf, shownPart, tenorParts, withPart } from './tenor.ts'
import css from './terms.module.css'
import formCss from '../form.module.css'

/** Years, months and days, or without end. */
export function TenorField() {
  const t = useText(formText)
  const say = useText(partsText)
  const [typing, setTyping] = useState<string | false>(false)
  return (
    <FieldFrame place="terms.tenor" group typing={typing} show={(tenor) => tenorText(tenor, say)}>
      {(field, { id, ...control }) => (
        <div className={css.tenor}>
          {tenorParts.map((part) => (
            <TypedInput
              key={part}
              {...control}
              className={formCss.figureInput}
              aria-label={t(`tenor.${part}`)}
              inputMode="numeric"
              suffix={t(`tenor.${part}.short`)}
              disabled={field.value?.perpetual}
              field={field}
              part={part}
              value={shownPart(field.value, part)}
              read={readWhole(0, mostOf[part])}
              bounds={{ least: 0, most: mostOf[part] }}
              write={String}
              onValue={(value) => field.update((tenor) => withPart(tenor, part, value), part)}
              onTyping={(isTyping) => setTyping(isTyping && part)}
            />
          ))}
          <Checkbox
            checked={field.value?.perpetual ?? false}
            onChange={({ target }) => field.set(target.checked ? endless : null)}
          >
            {t('tenor.perpetual')}
          </Checkbox>
        </div>
      )}
    </FieldFrame>
  )
}
