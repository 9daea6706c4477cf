/** Something that the embedded engines keep is damaged and no start can mend it. The message says what, where and the way out. */
export class DamagedFilesError extends Error {
  override readonly name = 'DamagedFilesError'

  /** `folder`: what a backup has to bring back. */
  constructor(
    what: string,
    readonly paths: readonly string[],
    folder: string,
    options?: ErrorOptions,
  ) {
    super(
      [
        what,
        ...paths.map((path) => `  ${path}`),
        `Way out: move ${folder} aside, put the same folder of a backup in its place and start again;`,
        'docs/damaged-files.md says how, and what to do without a backup.',
      ].join('\n'),
      options,
    )
  }
}
