import { paging, slug } from '@trendee/contract/parameters'
import { searchCodec } from '../../shared/url/search-codec'

/** `run` is the import whose rejects are open. */
export const importSearch = searchCodec({ page: paging.page, run: slug })
