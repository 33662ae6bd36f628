export function RatingsTab() {
  return <div className="br-form" />
}
