import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DesignBatch } from '@trendee/contract/designs/design-fields'
import { designs } from '@trendee/contract/designs/designs'
import type { Endpoint } from '@trendee/contract/endpoint'
import { request } from '../../shared/api/request'

/** Has something drawn; the history is asked anew. Its error is shown where it was asked. */
export function useDrawing<In>(entry: Endpoint<In, unknown, DesignBatch>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: In) => request(entry, asked),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [designs.list.path] })
    },
  })
}
