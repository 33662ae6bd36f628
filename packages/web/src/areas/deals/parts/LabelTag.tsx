import { TagOutlined } from '@ant-design/icons'
import type { Terms } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './parts.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** Green, social …; nothing where a bond has no label. */
export function LabelTag({ label }: { readonly label: Terms['label'] }) {
  const codeText = useText(dealCodeText)
  if (label === 'none') return null
  return (
    <span className={classes(tagsCss.role, css.label)}>
      <TagOutlined aria-hidden />
      {codeText(`label.${label}`)}
    </span>
  )
}
