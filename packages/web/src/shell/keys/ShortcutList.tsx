import { Modal } from 'antd'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { caps } from '../../kit/keys/keys.ts'
import { isMac, shortcutStore, type Shortcut } from '../../kit/keys/shortcuts.ts'
import css from './ShortcutList.module.css'

/** Keyboard shortcuts are listed under "?": those that work here and now. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useText(shellText)
  const all = useStore(shortcutStore)
  const everywhere = t('keys.everywhere')
  // Each form of a page has the key that submits it.
  const once = new Map(all.map((entry) => [`${entry.place} ${entry.keys} ${entry.title}`, entry])).values()
  const places = Map.groupBy(once, (entry) => entry.place ?? everywhere)
  return (
    <Modal open title={t('keys.title')} footer={null} onCancel={onClose} width={480}>
      {[...places].map(([place, entries]) => (
        <section key={place} className={css.keys}>
          <h2>{place}</h2>
          <dl>
            {entries.map((entry) => (
              <Line key={entry.keys} entry={entry} />
            ))}
            {place === everywhere && <Line entry={{ keys: 'Escape', title: t('keys.escape') }} />}
          </dl>
        </section>
      ))}
    </Modal>
  )
}

function Line({ entry }: { entry: Pick<Shortcut, 'keys' | 'title'> }) {
  return (
    <div>
      <dt>{entry.title}</dt>
      <dd>
        {caps(entry.keys, isMac).map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </dd>
    </div>
  )
}
