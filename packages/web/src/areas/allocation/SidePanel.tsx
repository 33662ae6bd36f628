import { DoubleRightOutlined, OrderedListOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented } from 'antd'
import { useText } from '../../platform/text.ts'
import { ChangesPanel } from './changes/ChangesPanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PolicyPanel } from './policy/PolicyPanel.tsx'
import { TargetsPanel } from './targets/TargetsPanel.tsx'
import { allocText } from './text.ts'
import { sidePanels, type AllocPlace, type SidePanel as Panel } from './use-place.ts'
import denseCss from '../../kit/dense/dense.module.css'

/** Targets, policy and changes beside the lines: one panel at a time, each with its own link. */
export function SidePanel({ place, ...props }: PanelProps & { readonly place: AllocPlace }) {
  const t = useText(allocText)
  const say = (panel: Panel | 'none') => place.say({ panel }, true)
  if (place.panel === 'none')
    return (
      <aside className={denseCss.panel} data-closed aria-label={t('panel')}>
        <Button
          type="text"
          size="small"
          icon={<OrderedListOutlined aria-hidden />}
          aria-label={t('panel.show')}
          aria-expanded={false}
          title={t('panel.show')}
          onClick={() => say('targets')}
        />
      </aside>
    )
  const panel = sidePanels.find((each) => each === place.panel) ?? 'targets'
  const key = props.alloc.versionId
  return (
    <aside className={denseCss.panel} aria-label={t('panel')}>
      <Flex align="center" justify="space-between" gap={4}>
        <Segmented<Panel>
          size="small"
          aria-label={t('panel')}
          value={panel}
          onChange={say}
          options={sidePanels.map((value) => ({ value, label: t(`panel.${value}`) }))}
        />
        <Button
          type="text"
          size="small"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('panel.hide')}
          aria-expanded
          title={t('panel.hide')}
          onClick={() => say('none')}
        />
      </Flex>
      {panel === 'targets' && <TargetsPanel key={key} {...props} />}
      {panel === 'policy' && <PolicyPanel key={key} {...props} />}
      {panel === 'changes' && <ChangesPanel key={key} alloc={props.alloc} />}
    </aside>
  )
}
