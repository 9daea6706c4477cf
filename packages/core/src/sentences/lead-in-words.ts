import { type Sentence, asked, sentence } from './sentence'

/** `14 weeks’ lead`; its number asks for the reader's lead time. */
export function leadInEnglish(weeks: number): Sentence {
  return weeks === 1 ? sentence`${asked('lead', '1 week')}’s lead` : sentence`${asked('lead', `${weeks} weeks`)}’ lead`
}

/** `14周交期` */
export function leadInChinese(weeks: number): Sentence {
  return sentence`${asked('lead', `${weeks}周`)}交期`
}
