import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { adTopicsOf, adsTopTopics, adsTopTopicsDetail } from './ad-topics'
import { influencers, influencersInfo, trendBrands, trendInfluencers } from './creators'
import { hashtagInfo, hashtagList, hashtagsOf } from './hashtags'
import { allPosts, instagramPosts, postInfo } from './posts'

export const socialHandlers: Handlers<typeof CONTRACT.social> = {
  influencers,
  influencersInfo,
  insPostings: instagramPosts,
  posting: allPosts,
  searchPosts: allPosts,
  postInfo,
  insHashtags: hashtagsOf('instagram'),
  tikHashtags: hashtagsOf('tiktok'),
  hashtagList,
  hashtagInfo,
  adsHashtags: adTopicsOf('hashtag'),
  adsProducts: adTopicsOf('product'),
  adsTopTopics,
  adsTopTopicsDetail,
  trendInfluencers,
  trendBrands,
}
