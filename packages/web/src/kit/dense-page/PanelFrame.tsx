import { DoubleRightOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented } from 'antd'
import { memo, type ReactNode } from 'react'
import { useSteady } from '../use-steady.ts'
import denseCss from '../dense/dense.module.css'

interface HeadProps<Tab extends string> {
  readonly t: (key: 'panel' | 'panel.show' | 'panel.hide' | `panel.${Tab}`) => string
  readonly tabs: readonly Tab[]
  readonly tab: Tab
  readonly onOpen: (tab: Tab) => void
  readonly onClose: () => void
  /** There is nothing beside the panel, so it cannot be closed. */
  readonly alone?: boolean
}

interface Props<Tab extends string> extends Omit<HeadProps<Tab>, 'tab' | 'onOpen'> {
  readonly icon: ReactNode
  /** Null if the panel is closed. */
  readonly tab: Tab | null
  readonly onOpen: (tab?: Tab) => void
  readonly sight?: string
  readonly children: ReactNode
}

/** A panel beside a dense grid: one tab at a time, or closed to a button. */
export function PanelFrame<Tab extends string>(props: Props<Tab>) {
  const { t, icon, tabs, tab, onOpen, onClose, alone, sight, children } = props
  const steady = useSteady({ onOpen, onClose })
  if (tab === null) {
    return (
      <aside className={denseCss.panel} data-closed aria-label={t('panel')}>
        <Button
          type="text"
          size="small"
          icon={icon}
          aria-label={t('panel.show')}
          aria-expanded={false}
          title={t('panel.show')}
          onClick={() => onOpen()}
        />
      </aside>
    )
  }
  return (
    <aside className={denseCss.panel} data-sight={sight} aria-label={t('panel')}>
      <PanelHead t={t} tabs={tabs} tab={tab} alone={alone} {...steady} />
      {children}
    </aside>
  )
}

function Head<Tab extends string>({ t, tabs, tab, alone = false, onOpen, onClose }: HeadProps<Tab>) {
  return (
    <Flex align="center" justify="space-between" gap={4}>
      <Segmented<Tab>
        size="small"
        aria-label={t('panel')}
        value={tab}
        onChange={onOpen}
        options={tabs.map((value) => ({ value, label: t(`panel.${value}`) }))}
      />
      {!alone && (
        <Button
          type="text"
          size="small"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('panel.hide')}
          aria-expanded
          title={t('panel.hide')}
          onClick={onClose}
        />
      )}
    </Flex>
  )
}

// Memo: the head is not drawn again when the rows beside it change.
const PanelHead = memo(Head) as typeof Head
