import type { FestivalCountry } from './festival'

/**
 * The rule of a day, in the grammar of date-holidays. `usual` gives way where it falls on the day of `unless`: then the day is
 * that of `otherwise`.
 */
export type DayRule = string | { readonly usual: string; readonly unless: string; readonly otherwise: string }

/** A commercial day of the fashion trade. */
export interface TradeDay {
  readonly id: string
  readonly name: string
  readonly nameZh: string
  /** Weeks in which shops sell for it. */
  readonly weeks: number
  readonly isUsualDay?: true
  /** The rule of its day by country; `all` where every country that is not named keeps it. */
  readonly on: Partial<Readonly<Record<FestivalCountry | 'all', DayRule>>>
}

const inAll = (rule: string, ...countries: readonly FestivalCountry[]) =>
  Object.fromEntries(countries.map((country) => [country, rule]))
const WEST = ['US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'AU', 'BR'] as const
const SECOND_SUNDAY_OF_MAY = inAll('2nd sunday in May', 'US', 'CA', 'DE', 'IT', 'JP', 'AU', 'BR', 'CN')
const THIRD_SUNDAY_OF_JUNE = inAll('3rd sunday in June', 'US', 'CA', 'GB', 'FR', 'JP', 'CN')

/** Days that the trade sells for, in the order of the year. What is a day off as well stands here once, and not among those. */
export const TRADE_DAYS: readonly TradeDay[] = [
  {
    id: 'winter-sales',
    name: 'Winter sales',
    nameZh: '冬季打折季',
    weeks: 2,
    // French law: the second Wednesday of January, the first where that one comes after the twelfth.
    on: { FR: 'wednesday before 01-13', ES: '01-07', IT: '01-05' },
  },
  {
    id: 'paris-couture-january',
    name: 'Paris couture week (spring)',
    nameZh: '巴黎高定时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { FR: '4th monday in January' },
  },
  {
    id: 'lunar-new-year',
    name: 'Lunar New Year',
    nameZh: '春节',
    weeks: 4,
    on: { CN: 'chinese 01-0-01', KR: 'korean 01-0-01' },
  },
  {
    id: 'new-york-fashion-week-february',
    name: 'New York Fashion Week (autumn)',
    nameZh: '纽约时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { US: '2nd thursday in February' },
  },
  {
    id: 'valentines-day',
    name: 'Valentine’s Day',
    nameZh: '情人节',
    weeks: 3,
    // Brazil's is Dia dos Namorados.
    on: { all: '02-14', BR: '06-12' },
  },
  { id: 'carnival', name: 'Carnival', nameZh: '狂欢节', weeks: 3, on: { BR: 'easter -47' } },
  {
    id: 'london-fashion-week-february',
    name: 'London Fashion Week (autumn)',
    nameZh: '伦敦时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { GB: '3rd thursday in February' },
  },
  {
    id: 'milan-fashion-week-february',
    name: 'Milan Fashion Week (autumn)',
    nameZh: '米兰时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { IT: '4th tuesday in February' },
  },
  {
    id: 'paris-fashion-week-march',
    name: 'Paris Fashion Week (autumn)',
    nameZh: '巴黎时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { FR: '1st monday in March' },
  },
  {
    id: 'womens-day',
    name: 'Women’s Day',
    nameZh: '妇女节',
    weeks: 2,
    on: { ...inAll('03-08', 'CN', 'IT', 'ES', 'DE', 'BR') },
  },
  { id: 'white-day', name: 'White Day', nameZh: '白色情人节', weeks: 2, on: { ...inAll('03-14', 'JP', 'KR', 'CN') } },
  {
    id: 'shanghai-fashion-week-march',
    name: 'Shanghai Fashion Week (autumn)',
    nameZh: '上海时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { CN: '03-25' },
  },
  { id: 'easter', name: 'Easter', nameZh: '复活节', weeks: 3, on: { ...inAll('easter', ...WEST) } },
  {
    id: 'festival-season',
    name: 'Music festival season',
    nameZh: '音乐节季',
    weeks: 3,
    isUsualDay: true,
    on: { US: '2nd friday in April', GB: 'wednesday before 07-01', BR: '2nd friday in September' },
  },
  {
    id: 'prom',
    name: 'Prom season',
    nameZh: '毕业舞会季',
    weeks: 4,
    isUsualDay: true,
    on: { ...inAll('1st saturday in May', 'US', 'CA'), GB: '1st friday in July', AU: '3rd friday in November' },
  },
  { id: 'met-gala', name: 'Met Gala', nameZh: 'Met Gala 慈善舞会', weeks: 1, on: { US: '1st monday in May' } },
  {
    id: 'mothers-day',
    name: 'Mother’s Day',
    nameZh: '母亲节',
    weeks: 3,
    on: {
      ...SECOND_SUNDAY_OF_MAY,
      GB: 'easter -21',
      // The last Sunday of May, by law not on Whit Sunday.
      FR: { usual: 'sunday before 06-01', unless: 'easter 49', otherwise: '1st sunday in June' },
      ES: '1st sunday in May',
      KR: '05-08',
    },
  },
  {
    id: 'childrens-day',
    name: 'Children’s Day',
    nameZh: '儿童节',
    weeks: 3,
    on: { ...inAll('05-05', 'JP', 'KR'), CN: '06-01', BR: '10-12' },
  },
  { id: '520', name: '520', nameZh: '520 表白日', weeks: 2, on: { CN: '05-20' } },
  {
    id: 'wedding-season',
    name: 'Wedding season',
    nameZh: '婚礼季',
    weeks: 4,
    isUsualDay: true,
    on: { ...inAll('1st saturday in June', 'US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP'), CN: '10-01' },
  },
  { id: 'mid-year-618', name: '618', nameZh: '618 年中大促', weeks: 3, on: { CN: '06-18' } },
  {
    id: 'royal-ascot',
    name: 'Royal Ascot',
    nameZh: '皇家赛马会',
    weeks: 2,
    on: { GB: '3rd tuesday in June' },
  },
  {
    id: 'fathers-day',
    name: 'Father’s Day',
    nameZh: '父亲节',
    weeks: 3,
    on: {
      ...THIRD_SUNDAY_OF_JUNE,
      IT: '03-19',
      ES: '03-19',
      DE: 'easter 39',
      BR: '2nd sunday in August',
      AU: '1st sunday in September',
    },
  },
  { id: 'pride', name: 'Pride', nameZh: '骄傲日', weeks: 3, on: { ...inAll('06-28', 'US', 'CA', 'GB', 'ES', 'BR') } },
  {
    id: 'summer-sales',
    name: 'Summer sales',
    nameZh: '夏季打折季',
    weeks: 2,
    on: { FR: '4th wednesday in June', ES: '07-01', IT: '1st saturday in July' },
  },
  {
    id: 'paris-couture-july',
    name: 'Paris couture week (autumn)',
    nameZh: '巴黎高定时装周（秋冬）',
    weeks: 1,
    isUsualDay: true,
    on: { FR: '1st monday in July' },
  },
  {
    id: 'prime-day',
    name: 'Prime Day',
    nameZh: '亚马逊会员日',
    weeks: 2,
    isUsualDay: true,
    on: { ...inAll('2nd tuesday in July', 'US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU') },
  },
  { id: 'qixi', name: 'Qixi', nameZh: '七夕节', weeks: 3, on: { CN: 'chinese 07-0-07' } },
  {
    id: 'back-to-school',
    name: 'Back to school',
    nameZh: '开学季',
    weeks: 3,
    isUsualDay: true,
    on: {
      US: '4th monday in August',
      CA: 'tuesday after 1st monday in September',
      GB: '1st monday in September',
      FR: '09-01',
      CN: '09-01',
      DE: '09-05',
      ES: '09-08',
      IT: '09-12',
      AU: 'monday before 02-01',
      BR: '1st monday in February',
      KR: '03-02',
      JP: '04-06',
    },
  },
  {
    id: 'new-york-fashion-week-september',
    name: 'New York Fashion Week (spring)',
    nameZh: '纽约时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { US: '2nd thursday in September' },
  },
  {
    id: 'london-fashion-week-september',
    name: 'London Fashion Week (spring)',
    nameZh: '伦敦时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { GB: '3rd thursday in September' },
  },
  {
    id: 'oktoberfest',
    name: 'Oktoberfest',
    nameZh: '慕尼黑啤酒节',
    weeks: 3,
    on: { DE: 'saturday after 09-15' },
  },
  {
    id: 'milan-fashion-week-september',
    name: 'Milan Fashion Week (spring)',
    nameZh: '米兰时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { IT: '4th tuesday in September' },
  },
  {
    id: 'paris-fashion-week-september',
    name: 'Paris Fashion Week (spring)',
    nameZh: '巴黎时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { FR: 'monday before 10-01' },
  },
  {
    id: 'shanghai-fashion-week-october',
    name: 'Shanghai Fashion Week (spring)',
    nameZh: '上海时装周（春夏）',
    weeks: 1,
    isUsualDay: true,
    on: { CN: '10-09' },
  },
  {
    id: 'halloween',
    name: 'Halloween',
    nameZh: '万圣节',
    weeks: 3,
    on: { ...inAll('10-31', ...WEST, 'JP', 'KR') },
  },
  {
    id: 'melbourne-cup',
    name: 'Melbourne Cup',
    nameZh: '墨尔本杯赛马节',
    weeks: 3,
    on: { AU: '1st tuesday in November' },
  },
  { id: 'singles-day', name: 'Singles’ Day', nameZh: '双十一', weeks: 3, on: { CN: '11-11' } },
  {
    id: 'black-friday',
    name: 'Black Friday',
    nameZh: '黑色星期五',
    weeks: 2,
    on: { ...inAll('friday after 4th thursday in November', ...WEST, 'JP', 'KR') },
  },
  {
    id: 'cyber-monday',
    name: 'Cyber Monday',
    nameZh: '网络星期一',
    weeks: 2,
    on: { ...inAll('monday after 4th thursday in November', ...WEST) },
  },
  { id: 'double-twelve', name: 'Double Twelve', nameZh: '双十二', weeks: 2, on: { CN: '12-12' } },
  { id: 'christmas', name: 'Christmas', nameZh: '圣诞节', weeks: 4, on: { all: '12-25' } },
  { id: 'new-years-eve', name: 'New Year’s Eve', nameZh: '跨年夜', weeks: 3, on: { all: '12-31' } },
]
