import type { Answered } from './exchange'
import { markup, Markup } from './markup'

const STYLE = new Markup(`
:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f5f6;color:#1d2125}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d5d9dd;border-radius:8px}
h1{font-size:1.3rem;margin:0 0 .5rem}
h2{font-size:1rem;margin:1.25rem 0 .5rem}
.note{margin:0 0 1rem;padding:.6rem .8rem;background:#fff4d6;color:#5c4300;border-radius:6px;font-size:.9rem}
.error{color:#a61b1b;font-weight:600}
form{margin:0 0 .6rem}
label{display:block;margin-bottom:.25rem}
input[type=text]{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #767c82;border-radius:6px}
button{font:inherit;width:100%;padding:.6rem;margin-top:.4rem;border:1px solid #767c82;border-radius:6px;background:#fff;color:inherit;text-align:left;cursor:pointer}
button.main{background:#0b6b4f;border-color:#0b6b4f;color:#fff;text-align:center}
button.quiet{text-align:center}
button:focus-visible,input:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}
svg{display:block;margin:0 auto 1rem}
small{display:block;color:#555b61}
@media (prefers-color-scheme:dark){body{background:#16181a;color:#e8eaec}main{background:#1f2225;border-color:#3b4045}
button,input[type=text]{background:#26292d;color:inherit}small{color:#a9b0b7}.error{color:#ff9b9b}}
`)

/** A page of a stand-in: says what it is in both languages, loads nothing, runs no script, stands in no frame. */
export function pageAnswer(status: number, title: string, body: Markup): Answered {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">Local stand-in: nothing leaves this computer and no real account is used.<br><span lang="zh-CN">本地模拟页面：数据不会离开本机，也不使用真实账号。</span></p>
${body}
</main>
</body>
</html>
`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // No form-action: Chromium would apply it to the redirect that follows the form, too.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
    body: page.html,
  }
}

/** A page that says why the visit cannot go on; the visitor is sent nowhere. */
export function refusalPage(english: string, chinese: string): Answered {
  return pageAnswer(400, english, markup`<h1 class="error">${english}</h1><p lang="zh-CN">${chinese}</p>`)
}
