import { Button, Modal } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { EMPTY } from '../format.ts'
import { OnceThere } from '../OnceThere.tsx'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

export interface PasteLine {
  readonly key: string
  readonly number: string | undefined
  readonly investor: string
  /** The pasted column, or the pasted text. */
  readonly what: string
  readonly was: string
  readonly becomes: string | undefined
  /** Why the cell is skipped; none: it is written. */
  readonly why: string | undefined
  /** A figure, aligned right. */
  readonly right?: boolean
}

interface Props {
  readonly lines: readonly PasteLine[]
  readonly same: number
  readonly beyond: number
  /** Heads of the first three columns. */
  readonly heads: readonly [number: string, investor: string, what: string]
  /** Texts that replace those for a paste. */
  readonly texts?: { readonly title: string; readonly write: string } | undefined
  readonly disabled?: boolean
  /** The server is still looking at it: a press counts as soon as it has refused nothing. */
  readonly checking?: boolean
  readonly onWrite: () => void
  readonly onClose: () => void
  /** Notes above the table. */
  readonly children?: ReactNode
}

/** What a paste will write, cell by cell, before anything is written. Skipped cells are first. */
export function PasteDialog({ lines, same, beyond, heads, texts, onWrite, onClose, ...props }: Props) {
  const t = useText(denseText)
  const writes = lines.filter(({ why }) => why === undefined)
  const not = lines.filter(({ why }) => why !== undefined)
  const count = writes.length
  const left = [
    ...(same > 0 ? [t('paste.same', { count: same })] : []),
    ...(not.length > 0 ? [t('paste.not', { count: not.length })] : []),
    ...(beyond > 0 ? [t('paste.beyond', { count: beyond })] : []),
  ]
  const right = writes.some((line) => line.right === true) || undefined
  const press = usePressed(props.checking === true, props.disabled === true ? 0 : count, onWrite)
  return (
    <Modal
      open
      width={760}
      title={texts?.title ?? t('paste.title', { count })}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {/* The hand that pasted presses Enter next. */}
          <OnceThere>
            <Button
              type="primary"
              autoFocus
              disabled={count === 0 || props.disabled === true}
              loading={press.isKept}
              onClick={press.press}
            >
              {texts?.write ?? t('paste.write', { count })}
            </Button>
          </OnceThere>
        </>
      }
    >
      {left.length > 0 && <p className="br-quiet">{left.join(' · ')}</p>}
      {props.children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div className={denseCss.paste} role="group" aria-label={t('paste.becomes')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" data-right={right}>
                {t('paste.was')}
              </th>
              <th scope="col" data-right={right}>
                {t('paste.becomes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...not, ...writes].map((line) => (
              <tr key={line.key} data-not={line.why !== undefined || undefined}>
                <td translate="no">{line.number ?? EMPTY}</td>
                <td translate="no">{line.investor}</td>
                <td>{line.what}</td>
                <td data-right={line.right || undefined}>{line.was}</td>
                <td data-right={line.right || undefined}>
                  {line.becomes !== undefined && <b>{line.becomes}</b>} {line.why}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

/** A press during the check is kept, unless the check fails or refuses a cell: that is read first. */
function usePressed(checking: boolean, count: number, write: () => void) {
  const [kept, setKept] = useState<number>()
  const finish = useEffectEvent(() => {
    setKept(undefined)
    if (kept === count) write()
  })
  useEffect(() => {
    if (!checking && kept !== undefined) finish()
  }, [checking, kept])
  return { isKept: kept !== undefined, press: () => (checking ? setKept(count) : write()) }
}
