import type { TextTable } from './text'

/** Texts about the files of one term that were joined into one curve. */
export const seriesTexts = {
  'join.title': { en: 'What became of its series', zh: '各序列的处理结果' },
  'join.shown': { en: '{shown} of {all}, those left out first.', zh: '{shown} 项，共 {all} 项，未采用的在前。' },
  'join.count_one': {
    en: '{platform}: {count} of {all} files shown',
    zh: '{platform}：共 {all} 个文件，采用 {count} 个',
  },
  'join.count_other': {
    en: '{platform}: {count} of {all} files joined',
    zh: '{platform}：共 {all} 个文件，拼接 {count} 个',
  },
  'join.of_series': {
    en: '“{term}”, {region}, {from} – {to}: {words}',
    zh: '“{term}”，{region}，{from} – {to}：{words}',
  },
  'join.of_file': { en: '{file}, {from} – {to}: {words}', zh: '{file}，{from} – {to}：{words}' },
  'join.of_term': { en: '{file} (“{term}”), {from} – {to}: {words}', zh: '{file}（“{term}”），{from} – {to}：{words}' },
  'join.is_reference': { en: 'kept as it is; the curve has its scale.', zh: '原样保留，曲线采用其尺度。' },
  'join.by_week_one': {
    en: 'scaled × {factor} (± {error}) by {count} shared week; {used} of its {weeks} weeks shown.',
    zh: '按 {count} 个共有周缩放 × {factor}（± {error}），其 {weeks} 周中显示 {used} 周。',
  },
  'join.by_week_other': {
    en: 'scaled × {factor} (± {error}) by {count} shared weeks; {used} of its {weeks} weeks shown.',
    zh: '按 {count} 个共有周缩放 × {factor}（± {error}），其 {weeks} 周中显示 {used} 周。',
  },
  'join.by_month_one': {
    en: 'scaled × {factor} (± {error}) by {count} shared month; {used} of its {weeks} weeks shown.',
    zh: '按 {count} 个共有月缩放 × {factor}（± {error}），其 {weeks} 周中显示 {used} 周。',
  },
  'join.by_month_other': {
    en: 'scaled × {factor} (± {error}) by {count} shared months; {used} of its {weeks} weeks shown.',
    zh: '按 {count} 个共有月缩放 × {factor}（± {error}），其 {weeks} 周中显示 {used} 周。',
  },
  'join.replaced_one': {
    en: '{count} week differs beyond noise from a newer file, which stands.',
    zh: '{count} 周与更新的文件相差超出误差，以更新的为准。',
  },
  'join.replaced_other': {
    en: '{count} weeks differ beyond noise from a newer file, which stands.',
    zh: '{count} 周与更新的文件相差超出误差，以更新的为准。',
  },
  'join.no_shared': { en: 'left out: no shared weeks to scale it by.', zh: '未采用：没有可用于缩放的共有周。' },
  'join.few_shared_one': {
    en: 'left out: {count} shared point is too few to scale it by.',
    zh: '未采用：仅有 {count} 个共有点，不足以缩放。',
  },
  'join.few_shared_other': {
    en: 'left out: {count} shared points are too few to scale it by.',
    zh: '未采用：仅有 {count} 个共有点，不足以缩放。',
  },
  'join.is_too_small_to_scale': {
    en: 'left out: the shared values are too small to scale it by.',
    zh: '未采用：共有的数值过小，无法可靠缩放。',
  },
  'join.is_disagrees': {
    en: 'left out: its shared weeks disagree with the other file beyond noise.',
    zh: '未采用：共有周与另一文件不一致，超出误差。',
  },
  'join.is_other_spelling': {
    en: 'left out: another spelling of the trend has the longer, the newer or the higher curve.',
    zh: '未采用：该趋势的另一种拼写有更长、更新或更高的曲线。',
  },
  'join.is_empty': { en: 'left out: it has no complete week.', zh: '未采用：没有完整的一周。' },
} as const satisfies TextTable
