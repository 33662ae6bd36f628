import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  CustomEditorModule,
  EventApiModule,
  HighlightChangesModule,
  LocaleModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TooltipModule,
  CellApiModule,
} from 'ag-grid-community'

/** What of the grid's library dense screens use; the rest is not loaded. */
export const gridModules = [
  ...[ClientSideRowModelModule, ClientSideRowModelApiModule, RowApiModule, CellApiModule, ColumnApiModule],
  ...[RowSelectionModule, PinnedRowModule, CustomEditorModule, HighlightChangesModule, TooltipModule],
  ...[CellStyleModule, RowStyleModule, RenderApiModule, ScrollApiModule, EventApiModule, LocaleModule],
]
