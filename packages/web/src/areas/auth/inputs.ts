// Each by itself: the kit's `Input` brings text areas, searches and codes along, which log-in does not show.
export { default as Input } from 'antd/es/input/Input.js'
export { default as PasswordInput } from 'antd/es/input/Password.js'
