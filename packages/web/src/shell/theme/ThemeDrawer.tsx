import { DownOutlined } from '@ant-design/icons'
import { Button, ColorPicker, Drawer, Flex, Segmented, Select, Switch } from 'antd'
import { useId, type ReactNode } from 'react'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { LayoutPicture, ModePicture } from './pictures.tsx'
import { useReducedMotion } from './reduced-motion.ts'
import {
  ANIMATIONS,
  changeTheme,
  COLORS,
  LAYOUTS,
  MODE_CHOICES,
  resetTheme,
  themeStore,
  WIDTHS,
} from './settings.ts'
import css from './ThemeDrawer.module.css'

/** §1: every theme option, stored in this browser. A change applies at once. */
export default function ThemeDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(shellText)
  return (
    <Drawer
      open
      size={320}
      // No dimming, so that the effect is visible.
      styles={{
        mask: { background: 'transparent' },
        header: { padding: '12px 16px' },
        body: { padding: 16 },
      }}
      title={t('theme.title')}
      onClose={onClose}
      footer={
        <Flex align="center" justify="space-between" gap={12} className="br-quiet">
          <small>{t('theme.saved')}</small>
          <Button onClick={resetTheme}>{t('theme.reset')}</Button>
        </Flex>
      }
    >
      <ModeChoice />
      <ColorChoice />
      <LayoutChoice />
      <Switches />
    </Drawer>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {hint && <small>{hint}</small>}
    </section>
  )
}

interface PictureProps {
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Picture({ label, chosen, onChoose, children }: PictureProps) {
  return (
    <button type="button" className={css.picture} aria-pressed={chosen} onClick={onChoose}>
      {children}
      <span>{label}</span>
    </button>
  )
}

function ModeChoice() {
  const t = useText(shellText)
  const { mode: current } = useStore(themeStore)
  return (
    <Part title={t('theme.mode')}>
      <div className={css.pictures}>
        {MODE_CHOICES.map((mode) => (
          <Picture
            key={mode}
            label={t(`theme.mode.${mode}`)}
            chosen={mode === current}
            onChoose={() => changeTheme({ mode })}
          >
            <ModePicture mode={mode} />
          </Picture>
        ))}
      </div>
    </Part>
  )
}

function ColorChoice() {
  const t = useText(shellText)
  const { color: current } = useStore(themeStore)
  return (
    <Part title={t('theme.color')}>
      <Flex justify="space-between" className={css.colors}>
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={t(`theme.color.${color}`)}
            title={t(`theme.color.${color}`)}
            aria-pressed={color === current}
            style={{ background: color }}
            onClick={() => changeTheme({ color })}
          />
        ))}
        <ColorPicker
          value={current}
          disabledAlpha
          size="small"
          onChangeComplete={(color) => changeTheme({ color: color.toHexString().slice(0, 7) })}
        >
          <button type="button" className={css.own} aria-label={t('theme.color.own')} />
        </ColorPicker>
      </Flex>
    </Part>
  )
}

function LayoutChoice() {
  const t = useText(shellText)
  const { layout: current, width, color } = useStore(themeStore)
  return (
    <>
      <Part title={t('theme.layout')} hint={t(`theme.layout.${current}.hint`)}>
        <div className={css.pictures}>
          {LAYOUTS.map((layout) => (
            <Picture
              key={layout}
              label={t(`theme.layout.${layout}`)}
              chosen={layout === current}
              onChoose={() => changeTheme({ layout })}
            >
              <LayoutPicture layout={layout} color={color} />
            </Picture>
          ))}
        </div>
      </Part>
      <Part title={t('theme.width')} hint={t('theme.width.hint')}>
        <Segmented
          block
          aria-label={t('theme.width')}
          value={width}
          options={WIDTHS.map((value) => ({ value, label: t(`theme.width.${value}`) }))}
          onChange={(value) => changeTheme({ width: value })}
        />
      </Part>
    </>
  )
}

const FLAGS = ['fixedHeader', 'fixedSidebar', 'multiTab', 'colorWeak', 'animate'] as const

function Switches() {
  const t = useText(shellText)
  const settings = useStore(themeStore)
  const reduced = useReducedMotion()
  const id = useId()
  return (
    <section className={css.part}>
      {FLAGS.map((flag) => (
        <div key={flag} className={css.line}>
          <label htmlFor={`${id}${flag}`}>{t(`theme.${flag}`)}</label>
          <Switch
            size="small"
            id={`${id}${flag}`}
            checked={settings[flag]}
            onChange={(checked) => changeTheme({ [flag]: checked })}
          />
        </div>
      ))}
      <div className={css.line}>
        <span>{t('theme.animation')}</span>
        <Select
          size="small"
          aria-label={t('theme.animation')}
          suffixIcon={<DownOutlined aria-hidden />}
          disabled={!settings.animate || reduced}
          value={settings.animation}
          options={ANIMATIONS.map((value) => ({ value, label: t(`theme.animation.${value}`) }))}
          onChange={(animation) => changeTheme({ animation })}
        />
      </div>
      {reduced && <small>{t('theme.reduced')}</small>}
    </section>
  )
}
