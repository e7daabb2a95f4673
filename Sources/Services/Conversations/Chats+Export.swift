internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Exports a conversation as a text, in pieces.
extension Chats {
  /// The size of a piece, in bytes. A piece ends after the message that reaches this size.
  private static let pieceSize = 1 << 20
  /// The number of messages that are read at once.
  private static let mostAtOnce = 250

  /// Returns a piece of a conversation's text, the oldest messages first.
  func export(_ id: ID<ChatDetails>, as format: ChatFormat, after cursor: String?, in context: Context) throws(Failure)
    -> ChatExport
  {
    let chat = try find(id, of: try admit(context), in: context)
    let list = "conversations.export.\(format.rawValue)"
    let partition = context.partition
    var last = try messages.anchors.row(of: cursor, list, in: partition) ?? partition.rows.floor
    var text = cursor == nil ? format.head(of: chat) : ""
    while true {
      let read = try page(of: chat, after: last, in: context)
      for (message, row) in read where text.utf8.count < Chats.pieceSize {
        text += format.text(of: message)
        last = row
      }
      if read.count < Chats.mostAtOnce, read.last.map({ $0.row == last }) ?? true {
        return ChatExport(text: text, rest: nil)
      }
      if text.utf8.count >= Chats.pieceSize {
        return ChatExport(text: text, rest: Cursor.encode(list, try messages.anchors.text(of: last, in: partition)))
      }
    }
  }

  private func page(of chat: Chat, after row: Int, in context: Context) throws(Failure) -> [(
    message: Message, row: Int
  )] {
    let partition = context.partition
    return try stores.all(
      queries.transcript, in: partition.store, bind: chat.id, row + 1, partition.rows.ceiling, Chats.mostAtOnce
    ) {
      (row: inout RowSource) in (message: row.loadFields(of: Message.self).record, row: row.next(Int.self))
    }
  }
}
