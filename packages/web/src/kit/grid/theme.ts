import { colorSchemeVariable, themeQuartz, type Theme } from 'ag-grid-community'

/**
 * The grid in our own colours: variables, so that light, dark, night and weak colours are one theme and a change of
 * them redraws nothing.
 */
export const gridTheme: Theme = themeQuartz.withPart(colorSchemeVariable).withParams({
  accentColor: 'var(--br-accent)',
  backgroundColor: 'var(--br-surface)',
  foregroundColor: 'var(--br-text)',
  textColor: 'var(--br-text)',
  subtleTextColor: 'var(--br-text-3)',
  borderColor: 'var(--br-hairline)',
  borderRadius: 4,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  headerBackgroundColor: 'var(--br-surface)',
  headerTextColor: 'var(--br-text-2)',
  headerFontWeight: 500,
  headerFontSize: 12,
  headerHeight: 32,
  headerColumnBorder: false,
  headerColumnResizeHandleColor: 'var(--br-hairline)',
  columnBorder: false,
  pinnedColumnBorder: { color: 'var(--br-hairline)' },
  pinnedRowBorder: { color: 'var(--br-line)' },
  pinnedRowFontWeight: 600,
  rowBorder: { color: 'var(--br-hairline)' },
  rowHeight: 28,
  rowHoverColor: 'var(--br-page)',
  selectedRowBackgroundColor: 'var(--br-tint)',
  oddRowBackgroundColor: 'var(--br-surface)',
  fontFamily: 'var(--br-font)',
  fontSize: 12,
  dataFontSize: 12,
  spacing: 4,
  cellHorizontalPadding: 8,
  iconSize: 14,
  menuBackgroundColor: 'var(--br-raised)',
  valueChangeValueHighlightBackgroundColor: 'var(--br-tint-strong)',
  invalidColor: 'var(--br-error)',
})
