import { SearchOutlined } from '@ant-design/icons'
import { Flex, Modal } from 'antd'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import type { PaletteEntry } from './registry.ts'
import { useFound } from './use-found.ts'
import css from './Palette.module.css'

/** Ctrl/⌘ K: any screen or action the person may reach, by a few letters. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(shellText)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const groups = useFound(query)
  const flat = groups.flatMap((group) =>
    group.entries.map((entry) => ({ entry, id: `${group.id} ${entry.id}` })),
  )
  const at = Math.min(chosen, Math.max(flat.length - 1, 0))
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen((at + step + flat.length) % Math.max(flat.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(flat[at]?.entry)
    }
  }
  const optionId = (index: number) => `${listId}-${index}`

  return (
    <Modal
      open
      footer={null}
      closable={false}
      onCancel={onClose}
      width={560}
      className={css.palette}
      title={<span className="br-sr">{t('palette.label')}</span>}
      afterOpenChange={(open) => open && field.current?.focus()}
    >
      <Flex align="center" gap={10} className={css.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          value={query}
          placeholder={t('palette.placeholder')}
          aria-label={t('palette.label')}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={flat.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <Found groups={groups} at={at} listId={listId} optionId={optionId} onChoose={setChosen} onRun={run} />
      {flat.length === 0 && query && (
        <p className={css.none} role="status">
          {t('palette.none', { query })}
        </p>
      )}
      <p className={css.keys}>{t('palette.keys')}</p>
    </Modal>
  )
}

interface FoundProps {
  readonly groups: ReturnType<typeof useFound>
  readonly at: number
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly onChoose: (index: number) => void
  readonly onRun: (entry: PaletteEntry) => void
}

function Found({ groups, at, listId, optionId, onChoose, onRun }: FoundProps) {
  const t = useText(shellText)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const order = groups.flatMap((group) => group.entries)
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('palette.label')} className={css.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <div className={css.group} aria-hidden="true">
            {group.title}
          </div>
          {group.entries.map((entry) => {
            const mine = order.indexOf(entry)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
              <div
                key={entry.id}
                id={optionId(mine)}
                role="option"
                aria-selected={mine === at}
                tabIndex={-1}
                className={css.entry}
                onMouseMove={() => onChoose(mine)}
                onClick={() => onRun(entry)}
              >
                <span className={css.icon} aria-hidden="true">
                  {entry.icon}
                </span>
                <span>{entry.title}</span>
                {entry.hint && <small>{entry.hint}</small>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
