import type { RowSink } from './feed'

/** A sink that hands on to another what it does not take itself. */
export function sinkOver(sink: RowSink, own: Partial<RowSink>): RowSink {
  return {
    record: (record) => sink.record(record),
    reject: (field, reason) => sink.reject(field, reason),
    unread: (field, reason, cell) => sink.unread(field, reason, cell),
    leaveOut: (reason) => sink.leaveOut(reason),
    note: (message) => sink.note(message),
    atRow: (index) => sink.atRow(index),
    atLine: (line) => sink.atLine(line),
    part: (name, value, read) => sink.part(name, value, read),
    ...own,
  }
}
