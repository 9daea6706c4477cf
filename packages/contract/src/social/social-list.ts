import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { z } from 'zod'
import { type Endpoint, type EndpointDefinition, endpoint } from '../endpoint'
import { socialListAccess } from './social-access'

/** A list of the social area by its path and what it lists; several calls answer one question. */
export function socialList<Input extends z.ZodType<{ window: WindowDays }>, Output extends z.ZodType>(
  input: Input,
  output: Output,
  example: z.input<Input>,
) {
  return (
    path: `/api/${string}`,
    summary: string,
    exported?: EndpointDefinition<Input, Output>['exported'],
  ): Endpoint<z.input<Input>, z.output<Input>, z.output<Output>> =>
    endpoint({
      method: 'GET',
      path,
      summary,
      access: socialListAccess,
      limit: { perMinute: 240 },
      input,
      output,
      example,
      ...(exported && { exported }),
    })
}
