export function TermsTab() {
  return <div className="br-form" />
}
