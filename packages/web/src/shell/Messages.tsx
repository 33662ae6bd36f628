import { App } from 'antd'
import { useEffect } from 'react'
import { connectNotify } from '../platform/notify.ts'

/** Where messages and questions appear, for code outside React too. Loaded when the first is to be shown. */
export default function Messages() {
  return (
    <App
      component={false}
      message={{ maxCount: 3, top: 56 }}
      // Over neither the actions of a header nor the bar under a form: the next step is often taken at once.
      notification={{ placement: 'bottomRight', bottom: 64 }}
    >
      <Connect />
    </App>
  )
}

function Connect() {
  const kit = App.useApp()
  useEffect(() => connectNotify(kit), [kit])
  return null
}
