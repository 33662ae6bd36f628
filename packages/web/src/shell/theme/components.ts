import type { ThemeConfig } from 'antd'
import type { Palette } from './palette.ts'

/** Heights and places of the frame, in pixels on the 4 px grid (§9: menu 172, 80 collapsed). */
export const FRAME = { header: 48, tabBar: 36, sider: 172, siderCollapsed: 80, pageHeader: 48 } as const

/**
 * Where the kit writes text in the primary colour, it gets the readable ink instead of the fill:
 * by night the fill is too dark to read, by day it is the same.
 */
// oxlint-disable-next-line max-lines-per-function -- a table
export function componentTokens(p: Palette): NonNullable<ThemeConfig['components']> {
  const inked = { colorPrimary: p.ink, colorPrimaryHover: p.inkHover, colorPrimaryActive: p.inkHover }
  const { sider } = p
  return {
    Layout: {
      bodyBg: p.page,
      headerBg: p.surface,
      headerHeight: FRAME.header,
      headerPadding: '0 16px',
      siderBg: sider.background,
      lightSiderBg: sider.background,
    },
    Menu: {
      itemHeight: 36,
      itemMarginInline: 8,
      itemMarginBlock: 2,
      itemBorderRadius: 4,
      subMenuItemBorderRadius: 4,
      iconSize: 16,
      collapsedIconSize: 18,
      iconMarginInlineEnd: 8,
      itemPaddingInline: 12,
      collapsedWidth: FRAME.siderCollapsed,
      activeBarBorderWidth: 0,
      activeBarHeight: 2,
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemColor: sider.dark ? p.textSecond : sider.text,
      itemHoverBg: p.night ? '#1d2733' : '#f0f3f7',
      itemSelectedBg: p.tint,
      itemSelectedColor: p.ink,
      horizontalItemSelectedColor: p.ink,
      itemHoverColor: p.text,
      horizontalItemHoverColor: p.text,
      darkItemBg: 'transparent',
      darkSubMenuItemBg: 'transparent',
      darkItemColor: sider.text,
      darkItemHoverBg: sider.hover,
      darkItemHoverColor: '#ffffff',
      darkItemSelectedBg: sider.selected,
      darkItemSelectedColor: '#ffffff',
      darkPopupBg: sider.background,
    },
    Badge: { colorError: '#c4262e' },
    Button: {
      contentFontSizeLG: 14,
      primaryShadow: 'none',
      defaultShadow: 'none',
      fontWeight: 500,
      // By night the red is light, so its text is dark.
      dangerColor: p.night ? '#2a0a0a' : '#ffffff',
    },
    Input: { inputFontSize: 14, inputFontSizeLG: 14, activeShadow: `0 0 0 2px ${p.tintStrong}`, ...inked },
    InputNumber: { inputFontSize: 14, inputFontSizeLG: 14, ...inked },
    // As high as an input, which antd makes of its font's height.
    Select: { fontSize: 14, lineHeight: 20 / 14, ...inked },
    Table: {
      cellFontSize: 12,
      cellFontSizeMD: 12,
      cellFontSizeSM: 12,
      cellPaddingBlock: 6,
      cellPaddingBlockMD: 6,
      cellPaddingBlockSM: 4,
      cellPaddingInline: 12,
      cellPaddingInlineMD: 8,
      cellPaddingInlineSM: 8,
      headerBg: p.surface,
      headerColor: p.textSecond,
      headerSplitColor: 'transparent',
      borderColor: p.hairline,
    },
    Tabs: {
      ...inked,
      inkBarColor: p.accent,
      itemSelectedColor: p.ink,
      itemHoverColor: p.text,
      itemActiveColor: p.ink,
      horizontalItemPadding: '8px 0',
      horizontalItemGutter: 24,
    },
    Pagination: { ...inked },
    Segmented: {
      trackBg: p.night ? '#0c1118' : '#eef1f5',
      itemSelectedBg: p.raised,
      itemSelectedColor: p.text,
    },
    Radio: { buttonSolidCheckedBg: p.fill },
    Dropdown: { ...inked, controlPaddingHorizontal: 12 },
    Popover: { titleMinWidth: 120 },
    Modal: { titleFontSize: 16 },
    Drawer: { footerPaddingBlock: 12 },
    Tooltip: { fontSize: 12 },
    Message: { contentPadding: '8px 14px' },
    Switch: { colorPrimary: p.fill, colorPrimaryHover: p.fillHover },
  }
}
