import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { Institutions } from '../../entities/index.ts'
import { Contacts } from './Contacts.tsx'
import { openingText } from './text.ts'
import { Waiting } from './Waiting.tsx'

const views = ['institutions', 'contacts', 'unallocated'] as const
type View = (typeof views)[number]

/** Account Opening: institutions, their contacts, and the contacts without an institution. */
export default function AccountOpeningPage() {
  const t = useText(openingText)
  const [params, setParams] = useSearchParams()
  const view: View = views.find((each) => each === params.get('view')) ?? 'institutions'
  const choice = (
    <Segmented
      aria-label={t('view')}
      value={view}
      // Each view has filters of its own.
      onChange={(next) => setParams(next === 'institutions' ? {} : { view: next })}
      options={views.map((value) => ({ value, label: t(value) }))}
    />
  )
  return view === 'institutions' ? (
    <Institutions
      purpose="opening"
      tools={
        <>
          <Waiting />
          {choice}
        </>
      }
    />
  ) : (
    <Contacts key={view} unallocated={view === 'unallocated'} tools={choice} />
  )
}
