export class RunningProgram {
  readonly output: string
  readonly printed: string
  readonly exit: Promise<number | string>
  constructor(
    program: string,
    args: readonly string[],
    options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
  )
  said(pattern: RegExp): Promise<RegExpExecArray>
  stop(signal?: string): Promise<number | string>
}
