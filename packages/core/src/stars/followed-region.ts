/** What is followed is shown, remembered and told in this region. */
export const FOLLOWED_REGION = 'US'
