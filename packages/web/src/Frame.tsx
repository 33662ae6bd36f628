import { addDealAllocation, addLaunched, addOwnAllocation, addPack } from './areas/allocation/index.ts'
import { addDealBook } from './areas/book/index.ts'
import { addDealsToPalette } from './areas/deals/palette.tsx'
import { addEntitiesToPalette } from './areas/entities/palette.tsx'
import { MarginAlerts } from './areas/loans/MarginAlerts.tsx'
import { Bell } from './areas/notices/Bell.tsx'
import { ScreenNotices } from './areas/notices/ScreenNotices.tsx'
import { screens } from './routes.tsx'
import { Shell, type ShellProps } from './shell/Shell.tsx'

addDealsToPalette()
addEntitiesToPalette()
addOwnAllocation()
addLaunched()
addPack()
addDealAllocation()
addDealBook()

/** The shell with what the areas put into it. Apart from log-in, so that log-in need not wait for it. */
export default function Frame(props: Omit<ShellProps, 'bell' | 'above' | 'screens'>) {
  const above = <ScreenNotices route={props.route} />
  const alerts = (
    <>
      <MarginAlerts />
      <Bell />
    </>
  )
  return <Shell {...props} screens={screens} bell={alerts} above={above} />
}
