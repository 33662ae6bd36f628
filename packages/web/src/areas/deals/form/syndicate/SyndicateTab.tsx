export function SyndicateTab() {
  return <div className="br-form" />
}
