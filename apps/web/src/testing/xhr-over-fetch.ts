type Outcome = 'load' | 'error'

/** As much of a browser's XMLHttpRequest as an upload needs, over the page's own `fetch`; it tells no progress. */
export class XhrOverFetch {
  readonly upload = { addEventListener: (): void => undefined }
  status = 0
  responseText = ''
  private answer: Response | null = null
  private readonly headers = new Headers()
  private readonly listeners = new Map<Outcome, () => void>()
  private method = 'GET'
  private address = ''

  addEventListener(outcome: Outcome, listener: () => void): void {
    this.listeners.set(outcome, listener)
  }

  open(method: string, address: string): void {
    this.method = method
    this.address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.answer?.headers.get(name) ?? null
  }

  send(body: FormData): void {
    void this.exchange(body).then(
      () => this.listeners.get('load')?.(),
      () => this.listeners.get('error')?.(),
    )
  }

  private async exchange(body: FormData): Promise<void> {
    this.answer = await fetch(this.address, { method: this.method, headers: this.headers, body })
    this.status = this.answer.status
    this.responseText = await this.answer.text()
  }
}
