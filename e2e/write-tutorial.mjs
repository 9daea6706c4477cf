// Makes the pictures of the help's tutorial from a running server with the demo world, after the caption texts `tutorial.N`:
// `node e2e/write-tutorial.mjs http://localhost:4000`
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../scripts/checks/chromium.mjs'

const [baseUrl = 'http://localhost:4000'] = process.argv.slice(2)
const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'apps/web/public/tutorial')
const LANGUAGES = ['en', 'zh']
/** What each caption speaks of; the second picture is the page of the first trend. */
const PATHS = [
  '/trendee/trend-highlights',
  null,
  '/trendee/design-trends/color-trends',
  '/trendee/trend-gallery/trend-sales-products',
  '/trendee/dashboard',
]
const PATIENCE_MS = 180_000
const MOST_BYTES = 60_000
const SHOWN = { width: 1440, height: 960 }
const PICTURE = { width: 960, height: 640 }

async function signIn() {
  const answer = await fetch(`${baseUrl}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'trendee-business@trendee.demo', password: 'trendee-demo' }),
  })
  const { code, msg, data } = await answer.json()
  if (code !== 1) throw new Error(`${baseUrl} lets nobody in: ${msg}`)
  return data
}

/** A screenshot as WebP, scaled down by the browser itself, as good as fits. */
async function asWebp(page, png) {
  for (const quality of [0.82, 0.7, 0.55, 0.4]) {
    const text = await page.evaluate(
      async ({ data, size, level }) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
        const canvas = Object.assign(document.createElement('canvas'), size)
        const context = canvas.getContext('2d')
        context.imageSmoothingQuality = 'high'
        context.drawImage(bitmap, 0, 0, size.width, size.height)
        return canvas.toDataURL('image/webp', level).split(',')[1]
      },
      { data: png.toString('base64'), size: PICTURE, level: quality },
    )
    const picture = Buffer.from(text, 'base64')
    if (picture.length < MOST_BYTES) return picture
  }
  throw new Error('a picture is too large')
}

const { token, userInfo, planInfo } = await signIn()
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? undefined,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
mkdirSync(folder, { recursive: true })
for (const language of LANGUAGES) {
  const context = await browser.newContext({ viewport: SHOWN, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([secret, user, spoken]) => {
      localStorage.setItem('token', secret)
      localStorage.setItem('user', user)
      localStorage.setItem('language', spoken)
    },
    [token, JSON.stringify({ userInfo: { ...userInfo, language }, planInfo }), language],
  )
  // A busy machine takes its time over a screen of pictures.
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  // The account's own language is another matter: the picture's is asked for.
  await page.route('**/api/v1/user/info', (route) => route.abort())
  // Scaling needs a page without rules about what it may load.
  const scaling = await context.newPage()
  let trend = ''
  for (const [index, path] of PATHS.entries()) {
    await page.goto(baseUrl + (path ?? trend))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .mantine-Skeleton-root') === null)
    const link = page.locator('article a[href*="/trendee/trend-detail/"]').first()
    if (index === 0) trend = String(await link.getAttribute('href'))
    const picture = await asWebp(scaling, await page.screenshot())
    writeFileSync(join(folder, `${language}-${index + 1}.webp`), picture)
    process.stdout.write(`${language}-${index + 1}.webp ${picture.length} bytes\n`)
  }
  await context.close()
}
await browser.close()
