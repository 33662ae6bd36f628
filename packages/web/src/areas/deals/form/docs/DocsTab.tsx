export function DocsTab() {
  return <div className="br-form" />
}
