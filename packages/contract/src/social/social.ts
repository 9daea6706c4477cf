import { adsHashtags, adsProducts, adsTopTopics, adsTopTopicsDetail } from './ad-topics'
import { influencers, influencersInfo, trendBrands, trendInfluencers } from './creators'
import { hashtagInfo, hashtagList, insHashtags, tikHashtags } from './hashtags'
import { insPostings, postInfo, posting, searchPosts } from './posts'

export const social = {
  influencers,
  influencersInfo,
  insPostings,
  posting,
  searchPosts,
  postInfo,
  insHashtags,
  tikHashtags,
  hashtagList,
  hashtagInfo,
  adsHashtags,
  adsProducts,
  adsTopTopics,
  adsTopTopicsDetail,
  trendInfluencers,
  trendBrands,
}
