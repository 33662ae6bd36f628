import sanitizeHtml from 'sanitize-html'

const colour = [/^#[\da-f]{3,8}$/i, /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*[\d.]+\s*)?\)$/]
const align = [/^(?:left|right|center|justify)$/]

/** A screen of ours, a web page or an address; nothing that runs. Browsers read over tabs, so "/\t/host" is another host. */
const isSafeLink = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) && !/\p{Cc}/u.test(href)

const allowedTags =
  'p br h2 h3 strong em u s ul ol li blockquote hr a span table colgroup col tbody tr th td img'

/** What the editor makes, and nothing else: no script, no form, no frame, no class, no address of an image. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: allowedTags.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    span: ['style'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['alt', 'data-image'],
  },
  allowedStyles: {
    span: { color: colour, 'background-color': colour },
    p: { 'text-align': align },
    h2: { 'text-align': align },
    h3: { 'text-align': align },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const attribs: Record<string, string> = isSafeLink(href)
        ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
        : {}
      return { tagName, attribs }
    },
    // The image of a notice is a file of its own: its reader's screen puts it where this mark is.
    img: (tagName, { alt = '' }) => ({ tagName, attribs: { alt: alt.slice(0, 200), 'data-image': '' } }),
  },
}

/** Rich text of people, with all but the allow-list taken out. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, rules)
