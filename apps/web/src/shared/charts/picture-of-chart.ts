import { saveFile } from '../api/save-file'

const SCALE = 2

/** Saves a drawing as PNG at twice its size, on the page's background; as SVG where the browser will not paint it. */
export async function savePicture(svg: string, width: number, height: number, name: string): Promise<void> {
  const blob = new Blob([svg], { type: 'image/svg+xml' })
  const png = await paint(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height).catch(
    () => null,
  )
  if (png === null) saveFile(blob, `${name}.svg`)
  else saveFile(png, `${name}.png`)
}

async function paint(address: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--page').trim()
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
