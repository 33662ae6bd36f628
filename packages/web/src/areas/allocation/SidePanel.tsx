import { OrderedListOutlined } from '@ant-design/icons'
import { PanelFrame } from '../../kit/dense-page/PanelFrame.tsx'
import { useText } from '../../platform/text.ts'
import { ChangesPanel } from './changes/ChangesPanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PolicyPanel } from './policy/PolicyPanel.tsx'
import { TargetsPanel } from './targets/TargetsPanel.tsx'
import { allocText } from './text.ts'
import { sidePanels, type AllocPlace } from './use-place.ts'

/** Targets, policy and changes beside the lines: one panel at a time, each with its own link. */
export function SidePanel({ place, ...props }: PanelProps & { readonly place: AllocPlace }) {
  const t = useText(allocText)
  const panel = place.panel === 'none' ? null : (sidePanels.find((each) => each === place.panel) ?? 'targets')
  const key = props.alloc.versionId
  return (
    <PanelFrame
      t={t}
      icon={<OrderedListOutlined aria-hidden />}
      tabs={sidePanels}
      tab={panel}
      onOpen={(next = 'targets') => place.say({ panel: next }, true)}
      onClose={() => place.say({ panel: 'none' }, true)}
    >
      {panel === 'targets' && <TargetsPanel key={key} {...props} />}
      {panel === 'policy' && <PolicyPanel key={key} {...props} />}
      {panel === 'changes' && <ChangesPanel key={key} alloc={props.alloc} />}
    </PanelFrame>
  )
}
