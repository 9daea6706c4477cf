import type { TextTable } from './text'

/** Texts of the first visit, of what it presets. */
export const onboardingTexts = {
  'welcome.title': { en: 'What do you work on?', zh: '您关注哪些方面？' },
  'welcome.note': {
    en: 'Screens start with what you answer here. Each answer is optional and can be changed in your account.',
    zh: '各页面将按您的回答设置初始筛选。每一项均可不填，之后可在账户中修改。',
  },
  'welcome.skip': { en: 'Skip', zh: '跳过' },
  'welcome.save': { en: 'Start', zh: '开始使用' },
  'preferences.note': {
    en: 'Screens start with these filters, and the menu with the screens of your work. A link with filters shows what it says.',
    zh: '各页面以这些筛选开始，菜单优先列出与您工作相关的页面。带筛选的链接始终按链接显示。',
  },
  'preferences.work': { en: 'Line of work', zh: '职业' },
  'work.designer': { en: 'Designer', zh: '设计师' },
  'work.buyer': { en: 'Buyer or merchandiser', zh: '买手或商品企划' },
  'work.seller': { en: 'Seller', zh: '卖家' },
  'work.brand': { en: 'Brand', zh: '品牌方' },
  'work.student': { en: 'Student or teacher', zh: '学生或教师' },
  'work.other': { en: 'Something else', zh: '其他职业' },
  'preferences.gender': { en: 'For whom', zh: '面向人群' },
  'preferences.categories': { en: 'Categories', zh: '品类' },
  'preferences.categories_note': {
    en: 'With one, lists show it alone. With several, its trends come first and no list is narrowed.',
    zh: '选一个时，列表仅显示该品类；选多个时，相关趋势排在前面，列表不作限制。',
  },
  'preferences.regions': { en: 'Markets', zh: '市场' },
  'preferences.regions_note': {
    en: 'Those of which there is search interest. Screens start with the one chosen first.',
    zh: '有搜索热度数据的市场。页面以最先选择的市场开始。',
  },
  'preferences.save': { en: 'Save', zh: '保存' },
  'preferences.clear': { en: 'Take all away', zh: '全部清除' },
  'preset.is': { en: 'For you: {what}', zh: '为您筛选：{what}' },
  'preset.change': { en: 'Change', zh: '修改' },
  'preset.remove': { en: 'Show without', zh: '不使用' },
  'preset.show': { en: 'Show for you: {what}', zh: '按您的偏好显示：{what}' },
} as const satisfies TextTable
