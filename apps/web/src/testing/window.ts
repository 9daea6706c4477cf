import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'
import { XhrOverFetch } from './xhr-over-fetch'

/** Every element is as wide as the window and this high: enough for the first rows of a list. */
const ELEMENT_HEIGHT = 600
const WINDOW_HEIGHT = 900
const ORIGIN = 'http://localhost:4000'

/** The server and the requests to it go on using these as Node has them. */
const NODES_OWN = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const

const nodes = NODES_OWN.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

const win = new Window({
  url: ORIGIN,
  settings: {
    disableComputedStyleRendering: true,
    navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true, disableChildPageNavigation: true },
    device: { prefersReducedMotion: 'reduce', prefersColorScheme: 'light' },
  },
})

const rectOf = () => new win.DOMRect(0, 0, win.innerWidth, ELEMENT_HEIGHT)

/** Everything is in sight. */
class SeenAtOnce {
  private readonly notify: (entries: object[], observer: this) => void

  constructor(notify: (entries: object[], observer: SeenAtOnce) => void) {
    this.notify = notify
  }

  observe(target: Element): void {
    queueMicrotask(() => this.notify([{ target, isIntersecting: true }], this))
  }

  unobserve(): void {
    // It says nothing more.
  }

  disconnect(): void {
    // It says nothing more.
  }
}

/** Says the size of an element once, as soon as it is watched. */
class OnceResizeObserver {
  private readonly notify: (entries: object[], observer: this) => void

  constructor(notify: (entries: object[], observer: OnceResizeObserver) => void) {
    this.notify = notify
  }

  observe(target: Element): void {
    const contentRect = rectOf()
    const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }]
    setTimeout(() => this.notify([{ target, contentRect, contentBoxSize: size, borderBoxSize: size }], this))
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** A layout: happy-dom has none, and a list of which only the rows in view are drawn would draw none. */
function giveSizes(): void {
  const sizes = {
    offsetWidth: () => win.innerWidth,
    clientWidth: () => win.innerWidth,
    scrollWidth: () => win.innerWidth,
    offsetHeight: () => ELEMENT_HEIGHT,
    clientHeight: () => ELEMENT_HEIGHT,
    scrollHeight: () => ELEMENT_HEIGHT,
  }
  for (const [name, get] of Object.entries(sizes)) {
    Object.defineProperty(win.HTMLElement.prototype, name, { get, configurable: true })
  }
  Object.defineProperty(win.Element.prototype, 'getBoundingClientRect', { value: rectOf, configurable: true })
}

giveSizes()
// Nothing loads: a field that grows with its text listens to it.
Object.defineProperty(win.document, 'fonts', { value: new win.EventTarget() })
populateGlobal(globalThis, win, { bindFunctions: true })
for (const [name, descriptor] of nodes) if (descriptor) Object.defineProperty(globalThis, name, descriptor)
Object.assign(globalThis, {
  IntersectionObserver: SeenAtOnce,
  ResizeObserver: OnceResizeObserver,
  XMLHttpRequest: XhrOverFetch,
})

/** The window's address, which its history does not change: the router's memory history is told from here. */
export function setAddress(path: string): void {
  win.happyDOM.setURL(ORIGIN + path)
}

/** An empty window of this width, in which nothing is remembered. */
export function emptyWindow(width: number): void {
  win.happyDOM.setViewport({ width, height: WINDOW_HEIGHT })
  win.localStorage.clear()
  win.sessionStorage.clear()
  win.document.body.innerHTML = ''
  win.document.title = ''
}
