import { readChartTheme } from './chartTheme'

/**
 * A picture of a chart, twice as fine as on the screen.
 * @param id of the chart that is on the page
 * @returns a PNG
 * @throws Error where there is no such chart, or it cannot be drawn
 */
export async function pictureOf(id: string): Promise<Blob> {
  const drawing = document.getElementById(id)
  if (!(drawing instanceof SVGSVGElement)) return (await import('./ChartCanvas')).libraryPictureOf(id)
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement // what a clone of one is
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * 2))
  copy.setAttribute('height', String(height * 2))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: width * 2, height: height * 2 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.fillStyle = readChartTheme().background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`The chart "${id}" gives no picture.`))))
  })
}
