import { ScrollArea, Table } from '@mantine/core'
import { useTexts } from '../i18n/use-texts'
import { type ChartModel, marksAt, tableOf } from './chart-model'

interface ChartDataProps {
  readonly model: ChartModel
  readonly title: string
  readonly height: number
}

/** The numbers behind a chart, newest first where the chart runs over time. */
export function ChartData({ model, title, height }: ChartDataProps) {
  const { t, format } = useTexts()
  const { header, rows } = tableOf(model)
  const hasMarks = (model.marks ?? []).length > 0
  const numbered = rows.map((row, index) => ({ row, events: marksAt(model, index).map(({ text }) => text) }))
  const ordered = model.kind === 'time' ? numbered.toReversed() : numbered
  return (
    <ScrollArea h={height} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': title }}>
      <Table stickyHeader verticalSpacing={4} fz="sm">
        <Table.Caption>{title}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(model.kind === 'time' ? 'chart.day' : 'chart.group')}</Table.Th>
            {header.map((name) => (
              <Table.Th key={name} ta="right">
                {name}
              </Table.Th>
            ))}
            {hasMarks && <Table.Th>{t('chart.events')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordered.map(({ row: [x, ...values], events }) => (
            <Table.Tr key={x}>
              <Table.Td>{model.kind === 'time' ? format.day(String(x)) : x}</Table.Td>
              {header.map((name, column) => (
                <Table.Td key={name} ta="right">
                  {model.write(values[column] as number | null)}
                </Table.Td>
              ))}
              {hasMarks && <Table.Td>{events.join('; ')}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  )
}
