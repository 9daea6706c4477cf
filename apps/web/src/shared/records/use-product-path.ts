import { mayOpenLine } from '../api/roles'
import { useUser } from '../api/session'
import { productPath } from '../products/product-path'
import { productRecordPath } from './record-path'

/** Where the user sees a product: in the main line, or among the sellers' screens for who has those alone. */
export function useProductPath(): typeof productRecordPath {
  const user = useUser()
  return user !== null && mayOpenLine(user.userInfo, 'trendee') ? productRecordPath : productPath
}
